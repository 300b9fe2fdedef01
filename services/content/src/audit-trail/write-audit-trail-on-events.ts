import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { gathered } from '@shop/chassis/process/gathered';
import { insertAudit, type ToldEntry } from './audit-store.ts';
import { TRAILED, trailOfEvent } from './trail-of-event.ts';

/** Nearly every event of the shop leaves an entry, and nobody waits for one: those of a moment are written together. */
const WRITE_WITHIN_MS = 100;
const TOGETHER = 100;

/** Who did what to a record is told by the events of all services. */
export function writeAuditTrailOnEvents(bus: Bus, { database }: { database: Database }): Promise<void> {
  const entries = gathered<ToldEntry>((told) => insertAudit(database, told), {
    withinMs: WRITE_WITHIN_MS,
    atMost: TOGETHER,
  });
  return onEventIdempotent(bus, {
    queue: 'content.write-audit-trail',
    types: TRAILED,
    concurrency: TOGETHER,
    handle: async (event) => {
      const entry = trailOfEvent(event);
      if (entry) await entries.add({ event, entry });
    },
  });
}
