import { onEvent } from '@shop/chassis/events/subscribe';
import type { Bus } from '@shop/chassis/bus/bus';
import { putBackEverything } from './put-back.ts';
import { release } from './release.ts';
import { refuseReleased } from './reservation-store.ts';
import type { ReservationParts } from './reserve.ts';

/**
 * A checkout that ends without an order gives back what it holds. Where its money goes back too, so does what was sold to it
 * already, and a sale that is still on its way finds nothing.
 */
export const releaseOnCheckoutClosed = (bus: Bus, { database, outbox, now }: ReservationParts): Promise<void> =>
  onEvent(bus, {
    queue: 'catalog.release-reservation',
    types: ['orders.checkout-closed.v1', 'orders.checkout-unfulfillable.v1'],
    database,
    now,
    handle: async (tx, { type, payload: { reference } }) => {
      const at = now();
      await release({ tx, outbox, reference, at });
      if (type !== 'orders.checkout-unfulfillable.v1') return;
      await putBackEverything({ tx, outbox, reference, at });
      refuseReleased(tx, reference, at);
    },
  });
