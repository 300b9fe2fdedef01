import type { FulfilmentState } from './decide-step.ts';

/** What falls away, and what goes back to the customer, in pesewas. */
export interface Cancellation {
  fulfilmentIds: number[];
  refundPesewas: number;
  /** Nothing of the order is live any more. */
  whole: boolean;
}

/** Cancels live parts of an order. The shipping goes back with the last of them. */
export function cancelParts(
  fulfilments: readonly FulfilmentState[],
  shippingPesewas: number,
  fulfilmentIds: readonly number[],
): Cancellation {
  const live = fulfilments.filter(({ status }) => status !== 'cancelled');
  const falling = live.filter(({ id }) => fulfilmentIds.includes(id));
  const whole = falling.length === live.length;
  const amounts = falling.reduce((sum, { amountPesewas }) => sum + amountPesewas, 0);
  return {
    fulfilmentIds: falling.map(({ id }) => id),
    refundPesewas: amounts + (whole ? shippingPesewas : 0),
    whole,
  };
}

/** All live parts, where the customer may still cancel: none has been accepted. Null where it is too late. */
export function cancellableByCustomer(fulfilments: readonly FulfilmentState[]): number[] | null {
  const live = fulfilments.filter(({ status }) => status !== 'cancelled');
  if (live.length === 0 || live.some(({ status }) => status !== 'pending')) return null;
  return live.map(({ id }) => id);
}
