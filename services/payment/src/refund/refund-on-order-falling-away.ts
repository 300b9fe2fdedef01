import type { EventOf } from '@shop/chassis/events/subscribe';
import type { Transaction } from '@shop/chassis/database/database';
import { linkOrder } from '../payment/link-order.ts';
import type { Payment } from '../payment/payment.ts';
import { fallShares } from '../share/fall-shares.ts';
import type { RefundCause } from './refund.ts';
import type { RequestRefund } from './request-refund.ts';

export const FALLING_AWAY = [
  'orders.order-cancelled.v1',
  'orders.fulfilment-rejected.v1',
  'orders.checkout-unfulfillable.v1',
] as const;
type FallingAway = EventOf<(typeof FALLING_AWAY)[number]>;

const CANCEL_CAUSE = {
  'sold-out': 'sold-out',
  customer: 'cancelled',
  rejected: 'rejected',
  staff: 'cancelled',
} as const satisfies Record<string, RefundCause>;

/** What falls away of an order goes back to the customer, and the vendors' shares of it fall. */
export const createRefundOnOrderFallingAway =
  ({ requestRefund, now }: { requestRefund: RequestRefund; now: () => Date }) =>
  async (tx: Transaction, event: FallingAway): Promise<void> => {
    const orderId = event.type === 'orders.checkout-unfulfillable.v1' ? null : event.payload.orderId;
    const payment = await linkOrder(tx, event.payload.reference, orderId);
    await fallShares(tx, payment, fallenFulfilments(event), now());
    await requestRefund(tx, payment, refundOf(event, payment));
  };

function fallenFulfilments({ type, payload }: FallingAway): number[] {
  if (type === 'orders.order-cancelled.v1') return payload.fulfilmentIds;
  return type === 'orders.fulfilment-rejected.v1' ? [payload.fulfilmentId] : [];
}

function refundOf({ type, payload }: FallingAway, payment: Payment) {
  switch (type) {
    case 'orders.order-cancelled.v1': {
      const { cause, refundPesewas, reason } = payload;
      return { causeKey: 'order', cause: CANCEL_CAUSE[cause], asked: refundPesewas, note: reason };
    }
    case 'orders.fulfilment-rejected.v1': {
      const { fulfilmentId, refundPesewas, reason } = payload;
      return { causeKey: `fulfilment-${fulfilmentId}`, cause: 'rejected' as const, asked: refundPesewas, note: reason };
    }
    case 'orders.checkout-unfulfillable.v1': {
      const cause = 'unfulfillable' as const;
      return { causeKey: cause, cause, asked: payment.amountPesewas, note: `No order: ${payload.reason}.` };
    }
  }
}
