import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { deleteCart } from '../cart/cart-store.ts';
import { releaseDeliveriesOf } from '../delivery/release-deliveries.ts';
import { eraseContactOf } from '../order/erase-contact.ts';
import { eraseCheckoutsOf } from './erase-checkouts.ts';

/**
 * The cart goes, and what ended checkouts know of the person; orders stay, with their own copies of name and address. What it was to
 * deliver waits for another agent.
 */
export const forgetUserOnUserDeleted = (bus: Bus, database: Database, now: () => Date): Promise<void> =>
  onEvent(bus, {
    queue: 'orders.delete-cart',
    types: ['identity.user-deleted.v1'],
    database,
    now,
    handle: async (tx, { payload: { userId } }) => {
      await deleteCart(tx, userId);
      await eraseCheckoutsOf(tx, userId);
      await eraseContactOf(tx, userId);
      await releaseDeliveriesOf(tx, userId);
    },
  });
