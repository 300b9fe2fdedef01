import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEventIdempotent } from '@shop/chassis/events/subscribe';
import { insertAudit } from './audit-store.ts';
import { TRAILED, trailOfEvent } from './trail-of-event.ts';

/** Who did what to a record is told by the events of all services. */
export const writeAuditTrailOnEvents = (bus: Bus, { database }: { database: Database }) =>
  onEventIdempotent(bus, {
    queue: 'content.write-audit-trail',
    types: TRAILED,
    handle: async (event) => {
      const entry = trailOfEvent(event);
      if (entry) await insertAudit(database, event, entry);
    },
  });
