import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Logger } from '@shop/chassis/log/logger';
import { coalesced } from '@shop/chassis/process/coalesced';
import { every } from '@shop/chassis/process/every';
import type { Repeating } from '@shop/chassis/process/every';
import { refreshStaleProducts } from './stale-products.ts';

/** How long stale products wait that another process, or a crash, left. */
const LOOK_EVERY_MS = 1000;

interface RefresherParts {
  database: Database;
  outbox: Outbox;
  now: () => Date;
  logger: Logger;
}

export interface Refresher {
  /** There are stale products now. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

/** Keeps the figures and events of products in step with their vendors and lookups, beside the requests. */
export function createRefresher({ database, outbox, now, logger }: RefresherParts): Refresher {
  let looking: Repeating | undefined;
  let woken: Promise<void> = Promise.resolve();
  const refresh = coalesced(() => refreshStaleProducts({ database, outbox, now }));
  return {
    wake: () => {
      if (!looking) return;
      woken = refresh().catch((error: unknown) => logger.error({ err: error }, 'stale products were not refreshed'));
    },
    start: () => {
      looking = every(LOOK_EVERY_MS, refresh, { name: 'refresh stale products', logger });
    },
    stop: async () => {
      await looking?.stop();
      looking = undefined;
      await woken;
    },
  };
}
