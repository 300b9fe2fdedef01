import type { OrderStatus } from '@shop/contracts/statuses';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import type { OrderView } from '@shop/contracts/services/orders';
import type { OrderScope } from './order-scope.ts';

export interface StepRecord {
  status: OrderStatus;
  at: Date;
  by: string;
}
export type LineRecord = OrderView['lines'][number] & { orderId: number };
export interface FulfilmentRecord {
  id: number;
  orderId: number;
  vendorId: number;
  shopName: string | null;
  status: OrderStatus;
  reason: string | null;
  amountPesewas: number;
  steps: StepRecord[];
}
/** An order as it is stored, with everything that belongs to it. */
export interface OrderRecord {
  id: number;
  number: string;
  reference: string;
  status: OrderStatus;
  placedAt: Date;
  totalPesewas: number;
  shippingPesewas: number;
  customerId: number;
  customerName: string;
  customerPhone: string | null;
  customerEmail: string;
  address: OrderAddress | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  deliveryId: number | null;
  agentUserId: number | null;
  lines: LineRecord[];
  fulfilments: FulfilmentRecord[];
  steps: StepRecord[];
}

const stepView = ({ status, at, by }: StepRecord) => ({ status, at: at.toISOString(), by });

const lineView = (line: LineRecord): OrderView['lines'][number] => ({
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

const fulfilmentView = (part: FulfilmentRecord): OrderView['fulfilments'][number] => ({
  id: part.id,
  vendorId: part.vendorId,
  shopName: part.shopName,
  status: part.status,
  reason: part.reason,
  amountPesewas: part.amountPesewas,
  steps: part.steps.map(stepView),
});

/** What a caller sees of an order: a vendor its own part only, priced without shipping. */
export function orderView(order: OrderRecord, scope: OrderScope): OrderView {
  const isShown = ({ vendorId }: { vendorId: number }) => scope.kind !== 'vendor' || vendorId === scope.vendorId;
  const fulfilments = order.fulfilments.filter(isShown);
  const partPesewas = fulfilments.reduce((sum, { amountPesewas }) => sum + amountPesewas, 0);
  const totalPesewas = scope.kind === 'vendor' ? partPesewas : order.totalPesewas;
  const { id, number, reference, status, placedAt, customerId, customerName, customerPhone, customerEmail } = order;
  return {
    id,
    number,
    reference,
    status,
    placedAt: placedAt.toISOString(),
    totalPesewas,
    shippingPesewas: scope.kind === 'vendor' ? 0 : order.shippingPesewas,
    customer: { id: customerId, name: customerName, phone: customerPhone, email: customerEmail },
    address: order.address,
    lines: order.lines.filter(isShown).map(lineView),
    fulfilments: fulfilments.map(fulfilmentView),
    steps: order.steps.map(stepView),
    cancellation:
      order.cancelledAt && order.cancelReason !== null
        ? { reason: order.cancelReason, at: order.cancelledAt.toISOString(), refundPesewas: totalPesewas }
        : null,
    delivery: order.deliveryId === null ? null : { id: order.deliveryId, agentUserId: order.agentUserId },
  };
}
