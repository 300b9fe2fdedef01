import type { OrderView } from '@shop/contracts/services/orders';
import { groupBy } from './group-by.ts';
import type { FulfilmentRow, LineRow, OrderRow, OrderRows } from './order-rows.ts';
import { stepsInOrder } from './steps-in-order.ts';

const lineView = (line: LineRow): OrderView['lines'][number] => ({
  id: line.id,
  fulfilmentId: line.fulfilmentId,
  skuId: line.skuId,
  productId: line.productId,
  variantId: line.variantId,
  sizeId: line.sizeId,
  vendorId: line.vendorId,
  categoryName: line.categoryName,
  quantity: line.quantity,
  unitPricePesewas: line.unitPricePesewas,
  productName: line.productName,
  colorName: line.colorName,
  sizeName: line.sizeName,
  imageUrl: line.imageUrl,
});

type Steps = OrderView['steps'];
const fulfilmentView = (part: FulfilmentRow, steps: Steps): OrderView['fulfilments'][number] => ({
  id: part.id,
  vendorId: part.vendorId,
  shopName: part.shopName,
  status: part.status,
  reason: part.reason,
  amountPesewas: part.amountPesewas,
  steps,
});

interface Parts extends Pick<OrderView, 'totalPesewas' | 'shippingPesewas' | 'lines' | 'fulfilments' | 'steps'> {
  cancelReason: string | null;
}

const orderView = (order: OrderRow, parts: Parts): OrderView => ({
  id: order.id,
  number: order.number,
  reference: order.reference,
  status: order.status,
  placedAt: order.placedAt,
  totalPesewas: parts.totalPesewas,
  shippingPesewas: parts.shippingPesewas,
  customer: {
    id: order.customerId,
    name: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail,
  },
  address: order.address,
  lines: parts.lines,
  fulfilments: parts.fulfilments,
  steps: parts.steps,
  cancellation:
    order.cancelledAt !== null && parts.cancelReason !== null
      ? { reason: parts.cancelReason, at: order.cancelledAt, refundPesewas: parts.totalPesewas }
      : null,
  delivery: order.deliveryId === null ? null : { id: order.deliveryId, agentUserId: order.agentUserId },
});

/** Puts the rows of several orders together, in the order of the ids. A vendor's own part is priced without shipping. */
export function orderViews(ids: readonly number[], rows: OrderRows, priced: 'whole' | 'by its parts'): OrderView[] {
  const orders = new Map(rows.orders.map((order) => [order.id, order]));
  const lines = groupBy(rows.lines, ({ orderId }) => orderId);
  const fulfilments = groupBy(rows.fulfilments, ({ orderId }) => orderId);
  const stepsOfFulfilment = groupBy(rows.fulfilmentSteps, ({ of }) => of);
  const stepsOfOrder = groupBy(rows.orderSteps, ({ of }) => of);
  return ids.flatMap((id) => {
    const order = orders.get(id);
    if (!order) return [];
    const parts = fulfilments.get(id) ?? [];
    const isWhole = priced === 'whole';
    return orderView(order, {
      totalPesewas: isWhole ? order.totalPesewas : parts.reduce((sum, { amountPesewas }) => sum + amountPesewas, 0),
      shippingPesewas: isWhole ? order.shippingPesewas : 0,
      // The reason that ended the order may be another vendor's.
      cancelReason: isWhole ? order.cancelReason : (parts[0]?.reason ?? order.cancelReason),
      lines: (lines.get(id) ?? []).map(lineView),
      fulfilments: parts.map((part) => fulfilmentView(part, stepsInOrder(stepsOfFulfilment.get(part.id) ?? []))),
      steps: stepsInOrder(stepsOfOrder.get(id) ?? []),
    });
  });
}
