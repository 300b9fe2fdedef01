import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { SkuQuestion } from '../clients/catalog-client.ts';
import type { ShippingRates } from '../shipping/shipping-fee.ts';
import type { CartLine } from './cart-line.ts';
import type { Cart } from './cart.ts';

const heldByCheckoutsOf = (customer: string): string => `coalesce((
  SELECT sum(held.quantity) FROM checkout JOIN checkout_line held ON held.checkout_id = checkout.id
  WHERE checkout.customer_id = ${customer} AND checkout.state IN ('opening', 'open', 'paid') AND held.sku_id = sku.sku_id
), 0)::integer`;

/** `customer` is an expression: whose own checkouts hold pieces for these lines. */
const lineColumns = (
  customer: string,
): string => `sku.sku_id AS "skuId", sku.product_id AS "productId", sku.variant_id AS "variantId",
  sku.size_id AS "sizeId", sku.vendor_id AS "vendorId", sku.category_id AS "categoryId",
  sku.category_name AS "categoryName", sku.product_name AS "productName", sku.color_name AS "colorName",
  sku.size_name AS "sizeName", sku.image_url AS "imageUrl", sku.code, sku.unit_price_pesewas AS "unitPricePesewas",
  sku.list_price_pesewas AS "listPricePesewas", sku.sellable, stock.available, ${heldByCheckoutsOf(customer)} AS held`;
const CART_COLUMNS = `cart.id AS "cartId", line.id, line.quantity, line.is_adjusted AS "isAdjusted",
  line.seen_unit_price_pesewas AS "seenUnitPricePesewas"`;

export interface CartAndRates {
  /** Without an id where the customer has none yet. */
  cart: Cart;
  /** Null before there is a copy of the settings. */
  rates: ShippingRates | null;
}

/** The customer's cart as the copies have it, and what sending it costs: it has to be priced whenever it is looked at. */
export async function loadCart(db: Queryable, customerId: number): Promise<CartAndRates> {
  const rows = await db.query<CartLine & { cartId: number | null } & (ShippingRates | { defaultPesewas: null })>(
    `SELECT ${CART_COLUMNS}, ${lineColumns('$1')},
       settings.default_shipping_pesewas AS "defaultPesewas", settings.shipping_by_region AS regions
     FROM (SELECT $1::integer AS customer_id) asking
     LEFT JOIN settings_copy settings ON true
     LEFT JOIN cart ON cart.customer_id = asking.customer_id
     LEFT JOIN cart_line line ON line.cart_id = cart.id
     LEFT JOIN sku_copy sku ON sku.sku_id = line.sku_id
     LEFT JOIN sku_stock_copy stock ON stock.sku_id = line.sku_id
     ORDER BY line.id`,
    [customerId],
  );
  const [first] = rows;
  // Without lines there is one row, which holds no SKU.
  const cart = { id: first?.cartId ?? null, lines: rows.filter(({ skuId }) => skuId !== null) };
  if (!first || first.defaultPesewas === null) return { cart, rates: null };
  const { defaultPesewas, regions } = first;
  return { cart, rates: { defaultPesewas, regions } };
}

/** The lines of several customers' carts as the copies have them. */
export const loadLinesOfCarts = (
  db: Queryable,
  cartIds: readonly number[],
): Promise<(CartLine & { cartId: number })[]> =>
  db.query(
    `SELECT ${CART_COLUMNS}, ${lineColumns('cart.customer_id')}
     FROM cart
     JOIN cart_line line ON line.cart_id = cart.id
     JOIN sku_copy sku ON sku.sku_id = line.sku_id
     LEFT JOIN sku_stock_copy stock ON stock.sku_id = line.sku_id
     WHERE cart.id = ANY($1)
     ORDER BY line.id`,
    [cartIds],
  );

export type Holdable = Pick<
  CartLine,
  'skuId' | 'productName' | 'colorName' | 'sizeName' | 'unitPricePesewas' | 'sellable' | 'available' | 'held'
>;

/** What a customer may hold of a SKU, whether it is in the cart or not. */
export async function loadHoldable(db: Queryable, customerId: number, skuId: number): Promise<Holdable | null> {
  const [row] = await db.query<Holdable>(
    `SELECT ${lineColumns('$1')} FROM sku_copy sku JOIN sku_stock_copy stock USING (sku_id) WHERE sku.sku_id = $2`,
    [customerId, skuId],
  );
  return row ?? null;
}

/** The same of the SKU that is sold under these ids; null where the copies hold none, stock included, that may be sold. */
export async function findSellable(db: Queryable, customerId: number, question: SkuQuestion): Promise<Holdable | null> {
  const [row] = await db.query<Holdable>(
    `SELECT ${lineColumns('$1')} FROM sku_copy sku JOIN sku_stock_copy stock USING (sku_id)
     WHERE sku.product_id = $2 AND sku.variant_id IS NOT DISTINCT FROM $3::integer
       AND sku.size_id IS NOT DISTINCT FROM $4::integer AND sku.sellable
     LIMIT 1`,
    [customerId, question.productId, question.variantId, question.sizeId],
  );
  return row ?? null;
}

const LOCKED_CART = `INSERT INTO cart (customer_id, created_at, changed_at)
  VALUES ($1::integer, $2::timestamptz, $2::timestamptz)
  ON CONFLICT (customer_id) DO UPDATE SET changed_at = excluded.changed_at
  RETURNING id`;

/** Makes the cart where there is none. Its row stays locked: one customer's changes follow one another. */
export async function lockCart(tx: Transaction, customerId: number, at: Date): Promise<number> {
  const [row] = await tx.query<{ id: number }>(LOCKED_CART, [customerId, at]);
  if (!row) throw new Error('The cart was not stored.');
  return row.id;
}

export interface Addition {
  customerId: number;
  skuId: number;
  quantity: number;
  /** The line's quantity at most, afterwards. */
  most: number;
  unitPricePesewas: number;
  at: Date;
}

/**
 * Adds to the SKU's line, or makes it, and the cart where there is none. Null where it would hold more than it may. The cart's
 * row stays locked, as `lockCart` leaves it.
 */
export async function addToLine(tx: Transaction, addition: Addition): Promise<number | null> {
  const { customerId, skuId, quantity, most, unitPricePesewas, at } = addition;
  const [row] = await tx.query<{ id: number }>(
    `WITH locked AS (${LOCKED_CART})
     INSERT INTO cart_line AS line (cart_id, sku_id, quantity, seen_unit_price_pesewas, added_at)
     SELECT locked.id, $3::integer, $4::integer, $6::bigint, $2::timestamptz FROM locked WHERE $4 <= $5::integer
     ON CONFLICT (cart_id, sku_id) DO UPDATE SET quantity = line.quantity + excluded.quantity, is_adjusted = false,
       seen_unit_price_pesewas = excluded.seen_unit_price_pesewas
     WHERE line.quantity + excluded.quantity <= $5
     RETURNING id`,
    [customerId, at, skuId, quantity, most, unitPricePesewas],
  );
  return row?.id ?? null;
}

/** The SKU of one of the customer's own lines. */
export async function skuOfLine(db: Queryable, customerId: number, lineId: number): Promise<number | null> {
  const [row] = await db.query<{ skuId: number }>(
    `SELECT line.sku_id AS "skuId" FROM cart_line line JOIN cart ON cart.id = line.cart_id
     WHERE line.id = $2 AND cart.customer_id = $1`,
    [customerId, lineId],
  );
  return row?.skuId ?? null;
}

export interface LineChange {
  lineId: number;
  quantity: number;
  unitPricePesewas: number;
}

/** Sets what the customer chose, which ends what the shop had adjusted. False where the line is gone. */
export async function setLine(tx: Transaction, cartId: number, change: LineChange): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE cart_line SET quantity = $3, seen_unit_price_pesewas = $4, is_adjusted = false
     WHERE id = $2 AND cart_id = $1`,
    [cartId, change.lineId, change.quantity, change.unitPricePesewas],
  );
  return changed === 1;
}

/** Lowers lines to what is left. What the customer has lowered meanwhile stays. */
export async function lowerLines(
  tx: Transaction,
  cartId: number,
  lines: readonly { id: number; quantity: number }[],
): Promise<void> {
  await tx.execute(
    `UPDATE cart_line line SET quantity = lower.quantity, is_adjusted = true
     FROM jsonb_to_recordset($2::jsonb) AS lower (id integer, quantity integer)
     WHERE line.cart_id = $1 AND line.id = lower.id AND line.quantity > lower.quantity`,
    [cartId, JSON.stringify(lines)],
  );
}

export const removeLine = async (tx: Transaction, cartId: number, lineId: number): Promise<boolean> =>
  (await tx.execute('DELETE FROM cart_line WHERE id = $2 AND cart_id = $1', [cartId, lineId])) === 1;

export const deleteCart = (db: Queryable, customerId: number): Promise<number> =>
  db.execute('DELETE FROM cart WHERE customer_id = $1', [customerId]);

/** Answers whose cart it was; null where there is none. */
export async function removeCart(tx: Transaction, cartId: number): Promise<number | null> {
  const [row] = await tx.query<{ customerId: number }>(
    'DELETE FROM cart WHERE id = $1 RETURNING customer_id AS "customerId"',
    [cartId],
  );
  return row?.customerId ?? null;
}

/** Locks the cart, where there is one, of the customer whose checkout has the reference $1. */
export const LOCK_CART_OF_CHECKOUT =
  'SELECT id FROM cart WHERE customer_id = (SELECT customer_id FROM checkout WHERE reference = $1) FOR UPDATE';

export const lockCartOfCheckout = async (tx: Transaction, reference: string): Promise<void> => {
  await tx.query(LOCK_CART_OF_CHECKOUT, [reference]);
};

/** With the commit: what goes with it afterwards finds the cart, where there is one, as it stays until then. */
export function lockCartOfCustomer(tx: Transaction, customerId: number): void {
  tx.withCommit('SELECT id FROM cart WHERE customer_id = $1 FOR UPDATE', [customerId]);
}

/** Takes, with the commit, what a checkout bought out of the cart; what was added since stays. Needs the cart's lock. */
export function takeBought(tx: Transaction, customerId: number, checkoutId: number): void {
  tx.withCommit(
    `WITH bought AS (
       SELECT line.id, line.quantity - bought.quantity AS rest
       FROM cart JOIN cart_line line ON line.cart_id = cart.id
       JOIN checkout_line bought ON bought.checkout_id = $2 AND bought.sku_id = line.sku_id
       WHERE cart.customer_id = $1
     ), gone AS (
       DELETE FROM cart_line line USING bought WHERE line.id = bought.id AND bought.rest <= 0
     )
     UPDATE cart_line line SET quantity = bought.rest FROM bought WHERE line.id = bought.id AND bought.rest > 0`,
    [customerId, checkoutId],
  );
}
