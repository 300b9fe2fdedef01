import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import { LOCK_CART_OF_CHECKOUT, lockCartOfCheckout } from '../cart/cart-store.ts';
import type { Checkout, CheckoutState, ChosenAddress, CloseReason, UnfulfillableReason } from './checkout.ts';

const COLUMNS = `id, reference, state, reason, customer_id AS "customerId", customer_name AS "customerName",
  customer_phone AS "customerPhone", customer_email AS "customerEmail", address_id AS "addressId", address,
  shipping_pesewas AS "shippingPesewas", total_pesewas AS "totalPesewas", authorization_url AS "authorizationUrl",
  created_at AS "createdAt", expires_at AS "expiresAt",
  (SELECT coalesce(json_agg(json_build_object('skuId', sku_id, 'quantity', quantity,
       'unitPricePesewas', unit_price_pesewas, 'productId', product_id, 'variantId', variant_id, 'sizeId', size_id,
       'vendorId', vendor_id, 'categoryId', category_id, 'categoryName', category_name, 'productName', product_name,
       'colorName', color_name, 'sizeName', size_name, 'imageUrl', image_url, 'code', code) ORDER BY sku_id), '[]')
   FROM checkout_line WHERE checkout_id = checkout.id) AS lines`;

type Row = Omit<Checkout, 'customer' | 'address'> & {
  customerId: number;
  customerName: string;
  customerPhone: string | null;
  customerEmail: string | null;
  addressId: number | null;
  address: OrderAddress | null;
};

function checkoutOf(row: Row | undefined): Checkout | null {
  if (!row) return null;
  const { customerId, customerName, customerPhone, customerEmail, addressId, address, ...rest } = row;
  return {
    ...rest,
    customer: { id: customerId, name: customerName, phone: customerPhone, email: customerEmail },
    address: addressId !== null && address ? { id: addressId, copy: address } : null,
  };
}

export async function findCheckout(db: Queryable, reference: string): Promise<Checkout | null> {
  const [row] = await db.query<Row>(`SELECT ${COLUMNS} FROM checkout WHERE reference = $1`, [reference]);
  return checkoutOf(row);
}

/** Whether a checkout has its order. */
export async function isPlaced(db: Queryable, reference: string): Promise<boolean> {
  const rows = await db.query(`SELECT 1 FROM checkout WHERE reference = $1 AND state = 'placed'`, [reference]);
  return rows.length > 0;
}

/**
 * The checkout, its row locked until the transaction ends: whoever decides about it comes one after another. Its customer's
 * cart is locked too, so that no other checkout of it begins meanwhile, and always first: nobody waits crosswise.
 */
export async function lockCheckout(tx: Transaction, reference: string): Promise<Checkout | null> {
  const [, [row]] = await Promise.all([
    lockCartOfCheckout(tx, reference),
    tx.query<Row>(`SELECT ${COLUMNS} FROM checkout WHERE reference = $1 FOR UPDATE`, [reference]),
  ]);
  return checkoutOf(row);
}

/** What the customer has begun to pay for, or has paid for without an order yet; the newest. */
export async function findUnfinished(db: Queryable, customerId: number): Promise<Checkout | null> {
  const [row] = await db.query<Row>(
    `SELECT ${COLUMNS} FROM checkout WHERE customer_id = $1 AND state IN ('opening', 'open', 'paid')
     ORDER BY id DESC LIMIT 1`,
    [customerId],
  );
  return checkoutOf(row);
}

/** Whether a checkout of the customer's ended unpaid after the given time. */
export async function hasClosedSince(db: Queryable, customerId: number, since: Date): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM checkout WHERE customer_id = $1 AND state = 'closed' AND closed_at > $2 LIMIT 1`,
    [customerId, since],
  );
  return rows.length > 0;
}

/**
 * Whether another checkout of the customer's has taken its place: one that was begun later and stands, or an earlier one that was
 * paid after this was begun. Of several pages of one cart that stand open in tabs, one makes the order.
 */
export async function wasOvertaken(
  db: Queryable,
  { id, customer, createdAt }: Pick<Checkout, 'id' | 'customer' | 'createdAt'>,
): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM checkout WHERE customer_id = $1 AND id <> $2
       AND (id > $2 AND state IN ('opening', 'open') OR (id > $2 OR paid_at > $3) AND state IN ('paid', 'placed'))
     LIMIT 1`,
    [customer.id, id, createdAt],
  );
  return rows.length > 0;
}

/** False where it is not opening any more. */
export const markOpen = async (tx: Transaction, reference: string, authorizationUrl: string): Promise<boolean> =>
  (await tx.execute(
    `UPDATE checkout SET state = 'open', authorization_url = $2 WHERE reference = $1 AND state = 'opening'`,
    [reference, authorizationUrl],
  )) === 1;

interface Paid {
  address: ChosenAddress | null;
  at: Date;
}

/** The address is set only where there was none. */
const MARK_PAID = `UPDATE checkout SET state = 'paid', reason = NULL, closed_at = NULL, paid_at = coalesce(paid_at, $2),
    address_id = coalesce(address_id, $3), address = coalesce(address, $4)
  WHERE reference = $1`;

const valuesOfPaid = (reference: string, { address, at }: Paid): unknown[] => [
  reference,
  at,
  address?.id ?? null,
  address ? JSON.stringify(address.copy) : null,
];

/** With the commit. */
export function markPaid(tx: Transaction, reference: string, paid: Paid): void {
  tx.withCommit(MARK_PAID, valuesOfPaid(reference, paid));
}

/**
 * In a statement that is its own commit, and only where the checkout is opening or open and has an address. False, with nothing
 * done, where it isn't so.
 *
 * The cart is locked first nevertheless, as `lockCheckout` does it: a row is touched only once the whole condition is true of it,
 * which it isn't before the locked carts are counted. Of a checkout that was changed during a wait for either lock the condition
 * is asked again, as it is by then.
 */
export const markPaidAtOnce = async (db: Queryable, reference: string, paid: Paid): Promise<boolean> =>
  (await db.execute(
    `WITH locked AS MATERIALIZED (${LOCK_CART_OF_CHECKOUT})
     ${MARK_PAID} AND state IN ('opening', 'open') AND coalesce(address, $4) IS NOT NULL
       AND (SELECT count(*) FROM locked) >= 0`,
    valuesOfPaid(reference, paid),
  )) === 1;

export async function markUnfulfillable(
  tx: Transaction,
  reference: string,
  { reason, at }: { reason: UnfulfillableReason; at: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE checkout SET state = 'unfulfillable', reason = $2, paid_at = coalesce(paid_at, $3), closed_at = $3
     WHERE reference = $1`,
    [reference, reason, at],
  );
}

/**
 * Ends a checkout that was not paid; one that was never opened, only while it is opening. Answers whose it was; null
 * where it is past that.
 */
export async function markClosed(
  tx: Transaction,
  reference: string,
  { reason, at }: { reason: CloseReason; at: Date },
): Promise<number | null> {
  const from: CheckoutState[] = reason === 'not-opened' ? ['opening'] : ['opening', 'open'];
  const [row] = await tx.query<{ customerId: number }>(
    `UPDATE checkout SET state = 'closed', reason = $2, closed_at = $3
     WHERE reference = $1 AND state = ANY($4)
     RETURNING customer_id AS "customerId"`,
    [reference, reason, at, from],
  );
  return row?.customerId ?? null;
}

export async function extendHold(db: Queryable, reference: string, expiresAt: Date): Promise<void> {
  await db.execute(
    `UPDATE checkout SET expires_at = greatest(expires_at, $2) WHERE reference = $1 AND state = 'paid'`,
    [reference, expiresAt],
  );
}
