import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { FULFILMENT_STEPS, type OrderStatus } from '@shop/contracts/statuses';
import type { Question } from '../../../components/dialogs/dialogs.ts';

/** What the button of a step says. */
export const STEP_LABELS: Record<OrderStatus, string> = {
  pending: 'Mark as pending',
  accepted: 'Accept',
  picked: 'Mark as picked',
  out: 'Mark as out for delivery',
  delivered: 'Mark as delivered',
  cancelled: 'Reject',
};

const STEP_EFFECTS: Partial<Record<OrderStatus, string>> = {
  accepted: 'The customer is shown that it is being prepared, and can no longer cancel it.',
  picked: 'The customer is shown that it has been picked up.',
  out: 'The customer is shown that it is on its way.',
  delivered: 'The customer is shown that it has arrived. This is the last step.',
};

type Part = Order['fulfilments'][number];

/** The shops whose parts a step moves. */
const shopsOf = (parts: readonly Part[]): string =>
  parts.map(({ shopName, vendorId }) => shopName ?? `Vendor no. ${vendorId}`).join(' and ');

export const partsBehind = ({ fulfilments }: Pick<Order, 'fulfilments'>, step: OrderStatus): Part[] => {
  const before = FULFILMENT_STEPS[FULFILMENT_STEPS.findIndex((each) => each === step) - 1];
  return fulfilments.filter(({ status }) => status === before);
};

export const pendingParts = ({ fulfilments }: Pick<Order, 'fulfilments'>): Part[] =>
  fulfilments.filter(({ status }) => status === 'pending');

export function stepQuestion(order: Order, step: OrderStatus): Question {
  const parts = partsBehind(order, step);
  const which = order.fulfilments.length > 1 ? `This moves the part of ${shopsOf(parts)}. ` : '';
  return {
    title: `${STEP_LABELS[step]}: order ${order.number}?`,
    text: `${which}${STEP_EFFECTS[step] ?? ''} A step can’t be taken back.`,
    action: STEP_LABELS[step],
  };
}

/** What a rejection does, before the reason is asked. */
export function rejectionSentence(order: Order): string {
  const parts = pendingParts(order);
  const sum = parts.reduce((pesewas, { amount }) => pesewas + Math.round(amount * 100), 0) / 100;
  const isAll = parts.length === order.fulfilments.filter(({ status }) => status !== 'cancelled').length;
  const whose = order.fulfilments.length > 1 ? ` of ${shopsOf(parts)}` : '';
  const shipping = isAll && order.shippingFee > 0 ? ' and the shipping' : '';
  return `The share${whose}, ${formatGhs(sum)}${shipping}, is refunded to the customer, and its pieces go back into stock.`;
}
