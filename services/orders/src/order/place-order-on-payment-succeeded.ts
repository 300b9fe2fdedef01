import type { Bus } from '@shop/chassis/bus/bus';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { isPlaced } from '../checkout/checkout-store.ts';
import { endIfRefunded } from '../checkout/end-refunded.ts';
import type { PaymentClient } from '../clients/payment-client.ts';
import { placedByOthers } from './place-checkout.ts';
import { takeSuccess } from './take-success.ts';
import type { SuccessParts } from './take-success.ts';

export type ReactionParts = SuccessParts & { payment: PaymentClient };

/**
 * The customer's own call is often quicker, and nothing is left to do. News may be old when it comes: the money of it may have
 * gone back.
 */
export const placeOrderOnPaymentSucceeded = (bus: Bus, parts: ReactionParts): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.place-order',
    types: ['payment.payment-succeeded.v1'],
    handle: async ({ payload: { reference } }) => {
      if ((await placedByOthers(parts, reference)) || (await isPlaced(parts.database, reference))) return;
      if (!(await endIfRefunded(parts, reference))) await takeSuccess(parts, reference);
    },
  });
