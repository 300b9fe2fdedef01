import { type Pesewas, toPesewas } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';

type Refunded = Pick<Order, 'fulfilments' | 'cancellation' | 'payment'>;

/** What was rejected of an order, or all of it where all is cancelled: then the shipping goes back too. */
const cancelledPesewas = ({ fulfilments, cancellation }: Refunded): Pesewas =>
  cancellation
    ? toPesewas(cancellation.refundAmount)
    : fulfilments
        .filter(({ status }) => status === 'cancelled')
        .reduce((sum, { amount }) => sum + toPesewas(amount), 0);

/** Whether less went back than was cancelled: the refund is made after the step, and arrives later than its answer. */
export const isRefundDue = (order: Refunded): boolean =>
  order.payment !== null && toPesewas(order.payment.refundedAmount) < cancelledPesewas(order);
