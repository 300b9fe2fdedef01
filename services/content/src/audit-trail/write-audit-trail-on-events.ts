import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { insertAudit } from './audit-store.ts';
import { TRAILED, trailOfEvent } from './trail-of-event.ts';

/** Who did what to a record is told by the events of all services. */
export const writeAuditTrailOnEvents = (bus: Bus, { database, now }: { database: Database; now: () => Date }) =>
  onEvent(bus, {
    queue: 'content.write-audit-trail',
    types: TRAILED,
    database,
    now,
    handle: async (tx, event) => {
      const entry = trailOfEvent(event);
      if (entry) await insertAudit(tx, event, entry);
    },
  });
