import type { Database, Queryable, Transaction } from '@shop/chassis/database/database';
import { isUniqueViolation } from '@shop/chassis/database/constraint';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import { lockCartOfCheckout, lockCartOfLines } from '../cart/cart-store.ts';
import type { Checkout, CheckoutState, ChosenAddress, CloseReason, Offer, UnfulfillableReason } from './checkout.ts';

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
  customerEmail: string;
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

/** Whether the customer has paid for something of which there is no order yet. */
async function hasPaid(tx: Transaction, customerId: number): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 FROM checkout WHERE customer_id = $1 AND state = 'paid' LIMIT 1`, [customerId]);
  return rows.length > 0;
}

/** Whether a checkout of the customer's ended unpaid after the given time. */
export async function hasClosedSince(db: Queryable, customerId: number, since: Date): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM checkout WHERE customer_id = $1 AND state = 'closed' AND closed_at > $2 LIMIT 1`,
    [customerId, since],
  );
  return rows.length > 0;
}

/** Whether the customer has since begun, or ended, paying for another cart. */
export async function hasNewer(db: Queryable, { id, customer }: Pick<Checkout, 'id' | 'customer'>): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM checkout WHERE customer_id = $1 AND id > $2 AND state IN ('opening', 'open', 'paid', 'placed')
     LIMIT 1`,
    [customer.id, id],
  );
  return rows.length > 0;
}

export interface NewCheckout extends Offer {
  reference: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Stores a checkout as `opening`. False where the cart holds something else by now, or another checkout of this customer is
 * opening, open or paid.
 */
export async function insertOpening(database: Database, checkout: NewCheckout): Promise<boolean> {
  const { reference, customer, address, lines, shippingPesewas, totalPesewas, createdAt, expiresAt } = checkout;
  try {
    return await database.transaction(async (tx) => {
      const [holdsLines, isPaid] = await Promise.all([
        lockCartOfLines(tx, customer.id, lines),
        hasPaid(tx, customer.id),
      ]);
      if (!holdsLines || isPaid) return false;
      tx.withCommit(
        `WITH opening AS (
           INSERT INTO checkout (reference, customer_id, state, customer_name, customer_phone, customer_email, address_id,
             address, shipping_pesewas, total_pesewas, created_at, expires_at)
           VALUES ($1, $2, 'opening', $3, $4, $5, $6, $7, $8, $9, $10, $11)
           RETURNING id
         )
         INSERT INTO checkout_line (checkout_id, sku_id, quantity, unit_price_pesewas, product_id, variant_id, size_id,
           vendor_id, category_id, category_name, product_name, color_name, size_name, image_url, code)
         SELECT opening.id, "skuId", quantity, "unitPricePesewas", "productId", "variantId", "sizeId", "vendorId",
           "categoryId", "categoryName", "productName", "colorName", "sizeName", "imageUrl", code
         FROM opening, jsonb_to_recordset($12::jsonb) AS line ("skuId" integer, quantity integer,
           "unitPricePesewas" bigint, "productId" integer, "variantId" integer, "sizeId" integer, "vendorId" integer,
           "categoryId" integer, "categoryName" text, "productName" text, "colorName" text, "sizeName" text,
           "imageUrl" text, code text)`,
        [
          reference,
          customer.id,
          customer.name,
          customer.phone,
          customer.email,
          address?.id ?? null,
          address ? JSON.stringify(address.copy) : null,
          shippingPesewas,
          totalPesewas,
          createdAt,
          expiresAt,
          JSON.stringify(lines),
        ],
      );
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'checkout_one_open_per_customer')) return false;
    throw error;
  }
}

/** False where it is not opening any more. */
export const markOpen = async (tx: Transaction, reference: string, authorizationUrl: string): Promise<boolean> =>
  (await tx.execute(
    `UPDATE checkout SET state = 'open', authorization_url = $2 WHERE reference = $1 AND state = 'opening'`,
    [reference, authorizationUrl],
  )) === 1;

/** With the commit. The address is set only where there was none. */
export function markPaid(
  tx: Transaction,
  reference: string,
  { address, at }: { address: ChosenAddress | null; at: Date },
): void {
  tx.withCommit(
    `UPDATE checkout SET state = 'paid', reason = NULL, closed_at = NULL, paid_at = coalesce(paid_at, $2),
       address_id = coalesce(address_id, $3), address = coalesce(address, $4)
     WHERE reference = $1`,
    [reference, at, address?.id ?? null, address ? JSON.stringify(address.copy) : null],
  );
}

/** With the commit. */
export function markPlaced(tx: Transaction, reference: string): void {
  tx.withCommit(`UPDATE checkout SET state = 'placed' WHERE reference = $1`, [reference]);
}

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
