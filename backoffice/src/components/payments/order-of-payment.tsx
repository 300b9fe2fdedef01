import type { Payment } from '@shop/contracts/rest/payments';
import { OrderLink } from '../orders/order-link.tsx';

/** The order that a payment paid for; a dash where none came of it. */
export const OrderOfPayment = ({ order, orderId }: Pick<Payment, 'order' | 'orderId'>) =>
  order ? <OrderLink order={order} /> : orderId === null ? '–' : String(orderId);
