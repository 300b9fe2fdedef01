import type { Bus } from '@shop/chassis/bus/bus';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

/** A payment of another sum than was asked for has failed too. */
export const closeCheckoutOnPaymentFailed = (bus: Bus, parts: CloseParts): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.close-checkout',
    types: ['payment.payment-failed.v1', 'payment.payment-refused.v1'],
    handle: async ({ payload: { reference } }) => {
      await closeCheckout(parts, reference, 'failed');
    },
  });
