import type { Bus } from '@shop/chassis/bus/bus';
import type { Database } from '@shop/chassis/database/database';
import { onEvent } from '@shop/chassis/events/subscribe';
import { insertLogReport } from './log-report-store.ts';
import { REPORTED, reportOfEvent } from './report-of-event.ts';

/** Log reports are written by the shop itself, from events. */
export const writeLogReportOnEvents = (bus: Bus, { database, now }: { database: Database; now: () => Date }) =>
  onEvent(bus, {
    queue: 'content.write-log-report',
    types: REPORTED,
    database,
    now,
    handle: async (tx, event) => {
      const report = reportOfEvent(event);
      if (report) await insertLogReport(tx, event.id, { ...report, createdAt: event.occurredAt });
    },
  });
