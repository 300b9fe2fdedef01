import { toCedis } from '@shop/contracts/money';
import type { Order } from '@shop/contracts/rest/orders';
import type { OrderView } from '@shop/contracts/services/orders';
import type { PaymentOfOrder } from '@shop/contracts/services/payment';

/** An order as the public API shows it, in cedis. */
export function orderJson(order: OrderView, payment: PaymentOfOrder | null): Order {
  const statusOf = new Map(order.fulfilments.map(({ id, status }) => [id, status]));
  return {
    id: order.id,
    number: order.number,
    reference: order.reference,
    status: order.status,
    placedAt: order.placedAt,
    totalAmount: toCedis(order.totalPesewas),
    shippingFee: toCedis(order.shippingPesewas),
    customer: order.customer,
    address: order.address,
    items: order.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      variantId: line.variantId,
      sizeId: line.sizeId,
      quantity: line.quantity,
      unitPrice: toCedis(line.unitPricePesewas),
      lineTotal: toCedis(line.unitPricePesewas * line.quantity),
      vendorId: line.vendorId,
      fulfilmentId: line.fulfilmentId,
      status: statusOf.get(line.fulfilmentId) ?? order.status,
      product: {
        id: line.productId,
        name: line.productName,
        imageUrl: line.imageUrl,
        color: line.colorName,
        size: line.sizeName,
      },
    })),
    fulfilments: order.fulfilments.map(({ amountPesewas, ...fulfilment }) => ({
      ...fulfilment,
      amount: toCedis(amountPesewas),
    })),
    steps: order.steps,
    cancellation: order.cancellation && {
      reason: order.cancellation.reason,
      at: order.cancellation.at,
      refundAmount: toCedis(order.cancellation.refundPesewas),
    },
    payment: payment && {
      method: payment.method,
      status: payment.status,
      refundedAmount: toCedis(payment.refundedPesewas),
    },
  };
}
