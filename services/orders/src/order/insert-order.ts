import { foldForSearch } from '@shop/contracts/text';
import type { Transaction } from '@shop/chassis/database/database';
import type { Checkout } from '../checkout/checkout.ts';
import type { NewOrder } from './new-order.ts';
import type { NewStep } from './step-store.ts';

interface OrderToInsert {
  checkout: Checkout;
  order: NewOrder;
  /** What has become of it so far: as many of the order as of each part. */
  steps: readonly NewStep[];
  at: Date;
}

export interface InsertedOrder {
  orderId: number;
  fulfilments: { fulfilmentId: number; vendorId: number; amountPesewas: number }[];
}

/**
 * An order, its vendors’ parts and their lines, what became of them, and, where it is live, its delivery and what it sold in each
 * category. Its checkout has come to its end with it.
 */
const WHOLE_ORDER = `WITH placed AS (
    INSERT INTO customer_order (number, reference, customer_id, customer_name, customer_name_folded, customer_phone,
      customer_email, address, status, shipping_pesewas, total_pesewas, placed_at, cancelled_at, cancel_cause, cancel_reason)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    RETURNING id, status, cancel_reason, placed_at
  ), part AS (
    INSERT INTO fulfilment (order_id, vendor_id, status, reason, amount_pesewas, placed_at)
    SELECT placed.id, part.vendor_id, placed.status, placed.cancel_reason, part.amount_pesewas, placed.placed_at
    FROM placed, unnest($16::integer[], $17::bigint[]) AS part (vendor_id, amount_pesewas)
    RETURNING id, order_id, vendor_id, status, amount_pesewas
  ), line AS (
    SELECT part.id AS fulfilment_id, part.order_id, part.status, line.*
    FROM part JOIN jsonb_to_recordset($18::jsonb) AS line ("skuId" integer, "productId" integer, "variantId" integer,
      "sizeId" integer, "vendorId" integer, "categoryId" integer, "categoryName" text, quantity integer,
      "unitPricePesewas" bigint, "productName" text, "colorName" text, "sizeName" text, "imageUrl" text, code text)
      ON line."vendorId" = part.vendor_id
  ), kept_lines AS (
    INSERT INTO order_line (order_id, fulfilment_id, sku_id, product_id, variant_id, size_id, vendor_id, category_id,
      category_name, quantity, unit_price_pesewas, product_name, color_name, size_name, image_url, code)
    SELECT order_id, fulfilment_id, "skuId", "productId", "variantId", "sizeId", "vendorId", "categoryId", "categoryName",
      quantity, "unitPricePesewas", "productName", "colorName", "sizeName", "imageUrl", code
    FROM line ORDER BY fulfilment_id, "skuId"
  ), step AS (
    SELECT * FROM unnest($19::text[], $20::timestamptz[], $21::text[], $22::integer[]) AS step (status, at, by_role, by_id)
  ), kept_steps AS (
    INSERT INTO order_step (order_id, status, at, by_role, by_id)
    SELECT placed.id, step.status, at, by_role, by_id FROM placed, step
  ), kept_part_steps AS (
    INSERT INTO fulfilment_step (fulfilment_id, status, at, by_role, by_id)
    SELECT part.id, step.status, at, by_role, by_id FROM part, step
  ), delivery_to_come AS (
    INSERT INTO delivery (order_id) SELECT id FROM placed WHERE status <> 'cancelled'
  ), sold AS (
    INSERT INTO category_sales (category_name, orders, quantity, amount_pesewas)
    SELECT "categoryName", 1, sum(quantity), sum("unitPricePesewas" * quantity)
    FROM line WHERE status <> 'cancelled' GROUP BY "categoryName"
  ), ended AS (
    UPDATE checkout SET state = 'placed' WHERE reference = $2
  )
  SELECT order_id AS "orderId", id AS "fulfilmentId", vendor_id AS "vendorId", amount_pesewas AS "amountPesewas"
  FROM part ORDER BY id`;

/** Stores an order with all that belongs to it, and ends its checkout, in one trip. */
export async function insertOrder(
  tx: Transaction,
  { checkout, order, steps, at }: OrderToInsert,
): Promise<InsertedOrder> {
  const { customer, address, reference, shippingPesewas, totalPesewas } = checkout;
  const { number, status, cancellation, fulfilments } = order;
  const rows = await tx.query<{ orderId: number } & InsertedOrder['fulfilments'][number]>(WHOLE_ORDER, [
    number,
    reference,
    customer.id,
    customer.name,
    foldForSearch(customer.name),
    customer.phone,
    customer.email,
    address ? JSON.stringify(address.copy) : null,
    status,
    shippingPesewas,
    totalPesewas,
    at,
    cancellation ? at : null,
    cancellation?.cause ?? null,
    cancellation?.reason ?? null,
    fulfilments.map(({ vendorId }) => vendorId),
    fulfilments.map(({ amountPesewas }) => amountPesewas),
    JSON.stringify(fulfilments.flatMap(({ lines }) => lines)),
    steps.map((step) => step.status),
    steps.map((step) => step.at),
    steps.map(({ by }) => by.role),
    steps.map(({ by }) => by.id),
  ]);
  const [first] = rows;
  if (!first || rows.length !== fulfilments.length) throw new Error('The order was not stored.');
  return {
    orderId: first.orderId,
    fulfilments: rows.map(({ fulfilmentId, vendorId, amountPesewas }) => ({ fulfilmentId, vendorId, amountPesewas })),
  };
}
