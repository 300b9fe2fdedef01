import type { OrderAddress } from '@shop/contracts/rest/addresses';
import type { OrderView } from '@shop/contracts/services/orders';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';

export interface OrderRow {
  id: number;
  number: string;
  reference: string;
  status: OrderStatus;
  placedAt: string;
  totalPesewas: number;
  shippingPesewas: number;
  customerId: number;
  customerName: string;
  customerPhone: string | null;
  /** Null once the customer is deleted. */
  customerEmail: string | null;
  address: OrderAddress | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  deliveryId: number | null;
  agentUserId: number | null;
}
export type LineRow = OrderView['lines'][number] & { orderId: number };
export type FulfilmentRow = Omit<OrderView['fulfilments'][number], 'steps'> & { orderId: number };
/** A step of an order, or of a fulfilment, whose id is `of`. */
export type StepRow = OrderView['steps'][number] & { of: number };

/** Some orders as they are stored, with everything that belongs to them. */
export interface OrderRows {
  orders: OrderRow[];
  lines: LineRow[];
  fulfilments: FulfilmentRow[];
  fulfilmentSteps: StepRow[];
  orderSteps: StepRow[];
}

// A list of a thousand orders holds twenty thousand times: the database writes them as they stand in JSON.
const isoTime = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ORDERS = `
  SELECT placed.id, placed.number, placed.reference, placed.status, ${isoTime('placed.placed_at')} AS "placedAt",
    placed.total_pesewas AS "totalPesewas", placed.shipping_pesewas AS "shippingPesewas",
    placed.customer_id AS "customerId", placed.customer_name AS "customerName",
    placed.customer_phone AS "customerPhone", placed.customer_email AS "customerEmail", placed.address,
    ${isoTime('placed.cancelled_at')} AS "cancelledAt", placed.cancel_reason AS "cancelReason",
    delivery.id AS "deliveryId", delivery.agent_user_id AS "agentUserId"
  FROM customer_order placed LEFT JOIN delivery ON delivery.order_id = placed.id
  WHERE placed.id = ANY($1)`;

/** Of all vendors' parts, where no vendor is named. */
const ofVendor = (column: string): string => `($2::integer IS NULL OR ${column} = $2)`;

const LINES = `
  SELECT id, order_id AS "orderId", fulfilment_id AS "fulfilmentId", sku_id AS "skuId", product_id AS "productId",
    variant_id AS "variantId", size_id AS "sizeId", vendor_id AS "vendorId", category_name AS "categoryName", quantity,
    unit_price_pesewas AS "unitPricePesewas", product_name AS "productName", color_name AS "colorName",
    size_name AS "sizeName", image_url AS "imageUrl"
  FROM order_line WHERE order_id = ANY($1) AND ${ofVendor('vendor_id')} ORDER BY id`;

const FULFILMENTS = `
  SELECT id, order_id AS "orderId", fulfilment.vendor_id AS "vendorId", shop_name AS "shopName", status, reason,
    amount_pesewas AS "amountPesewas"
  FROM fulfilment LEFT JOIN vendor_copy ON vendor_copy.vendor_id = fulfilment.vendor_id
  WHERE order_id = ANY($1) AND ${ofVendor('fulfilment.vendor_id')} ORDER BY id`;

const FULFILMENT_STEPS = `
  SELECT fulfilment_id AS of, step.status, ${isoTime('at')} AS at, by_role AS by
  FROM fulfilment_step step JOIN fulfilment ON fulfilment.id = fulfilment_id
  WHERE order_id = ANY($1) AND ${ofVendor('vendor_id')}`;

const ORDER_STEPS = `
  SELECT order_id AS of, status, ${isoTime('at')} AS at, by_role AS by FROM order_step WHERE order_id = ANY($1)`;

/** The orders of these ids with all of their parts, or with one vendor's alone: five queries for any number. */
export async function readOrderRows(
  db: Queryable,
  ids: readonly number[],
  vendorId: number | null,
): Promise<OrderRows> {
  const [orders, lines, fulfilments, fulfilmentSteps, orderSteps] = await Promise.all([
    db.query<OrderRow>(ORDERS, [ids]),
    db.query<LineRow>(LINES, [ids, vendorId]),
    db.query<FulfilmentRow>(FULFILMENTS, [ids, vendorId]),
    db.query<StepRow>(FULFILMENT_STEPS, [ids, vendorId]),
    db.query<StepRow>(ORDER_STEPS, [ids]),
  ]);
  return { orders, lines, fulfilments, fulfilmentSteps, orderSteps };
}
