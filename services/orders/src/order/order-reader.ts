import { ORDER_STATUSES } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import { groupBy } from './group-by.ts';
import type { FulfilmentRecord, LineRecord, OrderRecord, StepRecord } from './order-view.ts';

type OrderRow = Omit<OrderRecord, 'lines' | 'fulfilments' | 'steps'>;
type FulfilmentRow = Omit<FulfilmentRecord, 'steps'>;

const readOrderRows = (db: Queryable, ids: readonly number[]) =>
  db.query<OrderRow>(
    `SELECT placed.id, placed.number, placed.reference, placed.status, placed.placed_at AS "placedAt",
       placed.total_pesewas AS "totalPesewas", placed.shipping_pesewas AS "shippingPesewas",
       placed.customer_id AS "customerId", placed.customer_name AS "customerName",
       placed.customer_phone AS "customerPhone", placed.customer_email AS "customerEmail", placed.address,
       placed.cancelled_at AS "cancelledAt", placed.cancel_reason AS "cancelReason", delivery.id AS "deliveryId",
       delivery.agent_user_id AS "agentUserId"
     FROM customer_order placed LEFT JOIN delivery ON delivery.order_id = placed.id
     WHERE placed.id = ANY($1)`,
    [ids],
  );

/** Of all vendors' parts, where no vendor is named. */
const ofVendor = (column: string): string => `($2::integer IS NULL OR ${column} = $2)`;

const readLines = (db: Queryable, ids: readonly number[], vendorId: number | null) =>
  db.query<LineRecord>(
    `SELECT id, order_id AS "orderId", fulfilment_id AS "fulfilmentId", sku_id AS "skuId", product_id AS "productId",
       variant_id AS "variantId", size_id AS "sizeId", vendor_id AS "vendorId", category_name AS "categoryName", quantity,
       unit_price_pesewas AS "unitPricePesewas", product_name AS "productName", color_name AS "colorName",
       size_name AS "sizeName", image_url AS "imageUrl"
     FROM order_line WHERE order_id = ANY($1) AND ${ofVendor('vendor_id')} ORDER BY id`,
    [ids, vendorId],
  );

const readFulfilments = (db: Queryable, ids: readonly number[], vendorId: number | null) =>
  db.query<FulfilmentRow>(
    `SELECT id, order_id AS "orderId", fulfilment.vendor_id AS "vendorId", shop_name AS "shopName", status, reason,
       amount_pesewas AS "amountPesewas"
     FROM fulfilment LEFT JOIN vendor_copy ON vendor_copy.vendor_id = fulfilment.vendor_id
     WHERE order_id = ANY($1) AND ${ofVendor('fulfilment.vendor_id')} ORDER BY id`,
    [ids, vendorId],
  );

const readFulfilmentSteps = (db: Queryable, ids: readonly number[], vendorId: number | null) =>
  db.query<StepRecord & { of: number }>(
    `SELECT fulfilment_id AS of, step.status, at, by_role AS by
     FROM fulfilment_step step JOIN fulfilment ON fulfilment.id = fulfilment_id
     WHERE order_id = ANY($1) AND ${ofVendor('vendor_id')} ORDER BY at, array_position($3::text[], step.status)`,
    [ids, vendorId, ORDER_STATUSES],
  );

const readOrderSteps = (db: Queryable, ids: readonly number[]) =>
  db.query<StepRecord & { of: number }>(
    `SELECT order_id AS of, status, at, by_role AS by FROM order_step
     WHERE order_id = ANY($1) ORDER BY at, array_position($2::text[], status)`,
    [ids, ORDER_STATUSES],
  );

const withoutOwner = ({ status, at, by }: StepRecord): StepRecord => ({ status, at, by });

/**
 * The orders of these ids with everything that belongs to them, or with one vendor's part alone, in the order of the ids: five
 * queries for any number.
 */
export async function readOrderRecords(
  db: Queryable,
  ids: readonly number[],
  vendorId: number | null = null,
): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const [orders, lines, fulfilments, fulfilmentSteps, orderSteps] = await Promise.all([
    readOrderRows(db, ids),
    readLines(db, ids, vendorId),
    readFulfilments(db, ids, vendorId),
    readFulfilmentSteps(db, ids, vendorId),
    readOrderSteps(db, ids),
  ]);
  const rowOf = new Map(orders.map((order) => [order.id, order]));
  const linesOf = groupBy(lines, ({ orderId }) => orderId);
  const fulfilmentsOf = groupBy(fulfilments, ({ orderId }) => orderId);
  const stepsOfFulfilment = groupBy(fulfilmentSteps, ({ of }) => of);
  const stepsOfOrder = groupBy(orderSteps, ({ of }) => of);
  return ids.flatMap((id) => {
    const order = rowOf.get(id);
    if (!order) return [];
    return {
      ...order,
      lines: linesOf.get(id) ?? [],
      fulfilments: (fulfilmentsOf.get(id) ?? []).map((fulfilment) => ({
        ...fulfilment,
        steps: (stepsOfFulfilment.get(fulfilment.id) ?? []).map(withoutOwner),
      })),
      steps: (stepsOfOrder.get(id) ?? []).map(withoutOwner),
    };
  });
}
