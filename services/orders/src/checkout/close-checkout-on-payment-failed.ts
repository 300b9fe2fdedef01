import type { Bus } from '@shop/chassis/bus/bus';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import type { PaymentClient } from '../clients/payment-client.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CloseParts } from './close-checkout.ts';

/**
 * A payment of another sum than was asked for has failed too. News may be old when it comes: who was declined may have paid
 * since, on the same page. Payment is asked, and a success is left to its own news.
 */
export const closeCheckoutOnPaymentFailed = (bus: Bus, parts: CloseParts & { payment: PaymentClient }): Promise<void> =>
  onEventIdempotent(bus, {
    queue: 'orders.close-checkout',
    types: ['payment.payment-failed.v1', 'payment.payment-refused.v1'],
    handle: async ({ payload: { reference } }) => {
      if ((await parts.payment.settle(reference)) === 'success') return;
      await closeCheckout(parts, reference, 'failed');
    },
  });
