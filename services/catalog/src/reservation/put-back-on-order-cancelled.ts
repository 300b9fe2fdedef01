import { onEvent } from '@shop/chassis/events/subscribe';
import type { Bus } from '@shop/chassis/bus/bus';
import { putBack } from './put-back.ts';
import type { ReservationParts } from './reserve.ts';

/** What falls away of an order is for sale again. */
export const putBackOnOrderCancelled = (bus: Bus, { database, outbox, now }: ReservationParts): Promise<void> =>
  onEvent(bus, {
    queue: 'catalog.put-back',
    types: ['orders.order-cancelled.v1', 'orders.fulfilment-rejected.v1'],
    database,
    now,
    handle: async (tx, { type, payload }) => {
      const part = type === 'orders.order-cancelled.v1' ? 'order' : String(payload.fulfilmentId);
      await putBack({ tx, outbox, reference: payload.reference, part, lines: payload.returnedLines, at: now() });
    },
  });
