import { foldForSearch } from '@shop/contracts/text';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { Checkout } from '../checkout/checkout.ts';
import type { NewFulfilment, NewOrder } from './new-order.ts';

/** The order that a placed checkout has. */
export async function findOrderId(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ id: number }>('SELECT id FROM customer_order WHERE reference = $1', [reference]);
  if (!row) throw new Error(`Checkout ${reference} is placed, but has no order.`);
  return row.id;
}

interface OrderToInsert {
  checkout: Checkout;
  order: NewOrder;
  at: Date;
}

interface InsertedOrder {
  orderId: number;
  /** The ids of its fulfilments, by the vendor. */
  fulfilmentIds: Map<number, number>;
}

/** Stores an order and its vendors' parts. */
export async function insertOrder(tx: Transaction, { checkout, order, at }: OrderToInsert): Promise<InsertedOrder> {
  const { customer, address, reference, shippingPesewas, totalPesewas } = checkout;
  const { number, status, cancellation, fulfilments } = order;
  const rows = await tx.query<{ orderId: number; fulfilmentId: number; vendorId: number }>(
    `WITH placed AS (
       INSERT INTO customer_order (number, reference, customer_id, customer_name, customer_name_folded, customer_phone,
         customer_email, address, status, shipping_pesewas, total_pesewas, placed_at, cancelled_at, cancel_cause,
         cancel_reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       RETURNING id, status, cancel_reason, placed_at
     )
     INSERT INTO fulfilment (order_id, vendor_id, status, reason, amount_pesewas, placed_at)
     SELECT placed.id, part.vendor_id, placed.status, placed.cancel_reason, part.amount_pesewas, placed.placed_at
     FROM placed, unnest($16::integer[], $17::bigint[]) AS part (vendor_id, amount_pesewas)
     RETURNING order_id AS "orderId", id AS "fulfilmentId", vendor_id AS "vendorId"`,
    [
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
    ],
  );
  const [first] = rows;
  if (!first || rows.length !== fulfilments.length) throw new Error('The order was not stored.');
  return {
    orderId: first.orderId,
    fulfilmentIds: new Map(rows.map(({ vendorId, fulfilmentId }) => [vendorId, fulfilmentId])),
  };
}

interface LinesToInsert {
  orderId: number;
  fulfilmentId: number;
  lines: NewFulfilment['lines'];
}

/** With the commit. */
export function insertLines(tx: Transaction, { orderId, fulfilmentId, lines }: LinesToInsert): void {
  tx.withCommit(
    `INSERT INTO order_line (order_id, fulfilment_id, sku_id, product_id, variant_id, size_id, vendor_id, category_id,
       category_name, quantity, unit_price_pesewas, product_name, color_name, size_name, image_url, code)
     SELECT $1::integer, $2::integer, "skuId", "productId", "variantId", "sizeId", "vendorId", "categoryId", "categoryName", quantity,
       "unitPricePesewas", "productName", "colorName", "sizeName", "imageUrl", code
     FROM jsonb_to_recordset($3::jsonb) AS line ("skuId" integer, "productId" integer, "variantId" integer,
       "sizeId" integer, "vendorId" integer, "categoryId" integer, "categoryName" text, quantity integer,
       "unitPricePesewas" bigint, "productName" text, "colorName" text, "sizeName" text, "imageUrl" text, code text)
     ORDER BY "skuId"`,
    [orderId, fulfilmentId, JSON.stringify(lines)],
  );
}
