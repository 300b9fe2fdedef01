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

export async function insertOrder(tx: Transaction, { checkout, order, at }: OrderToInsert): Promise<number> {
  const { customer, address, reference, shippingPesewas, totalPesewas } = checkout;
  const { number, status, cancellation } = order;
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO customer_order (number, reference, customer_id, customer_name, customer_name_folded, customer_phone, customer_email,
       address, status, shipping_pesewas, total_pesewas, placed_at, cancelled_at, cancel_cause, cancel_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     RETURNING id`,
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
    ],
  );
  if (!row) throw new Error('The order was not stored.');
  return row.id;
}

interface FulfilmentToInsert {
  orderId: number;
  fulfilment: Pick<NewFulfilment, 'vendorId' | 'amountPesewas'>;
  order: Pick<NewOrder, 'status' | 'cancellation'>;
  at: Date;
}

/** Stores one vendor's part. */
export async function insertFulfilment(tx: Transaction, part: FulfilmentToInsert): Promise<number> {
  const { orderId, fulfilment, order, at } = part;
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO fulfilment (order_id, vendor_id, status, reason, amount_pesewas, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [orderId, fulfilment.vendorId, order.status, order.cancellation?.reason ?? null, fulfilment.amountPesewas, at],
  );
  if (!row) throw new Error('The fulfilment was not stored.');
  return row.id;
}

interface LinesToInsert {
  orderId: number;
  fulfilmentId: number;
  lines: NewFulfilment['lines'];
}

export async function insertLines(tx: Transaction, { orderId, fulfilmentId, lines }: LinesToInsert): Promise<void> {
  await tx.execute(
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
