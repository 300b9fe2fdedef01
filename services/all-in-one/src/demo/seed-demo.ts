import type { Logger } from '@shop/chassis/log/logger';
import { rm } from 'node:fs/promises';
import { auditShop } from '../audit/audit-shop.ts';
import { createClock } from '../clock.ts';
import { createAdminIn } from '../create-admin-in.ts';
import { startShop } from '../start-shop.ts';
import type { Stores } from '../stores.ts';
import { ADMIN, DEMO_PASSWORD } from './accounts.ts';
import { demoShopOf } from './demo-shop.ts';
import { demoBegins, makeDemo } from './make-demo.ts';
import { beginSeed, finishSeed, seedState } from './seed-once.ts';

const SETTLE_MS = 60_000;

interface Options {
  stores: Stores;
  /** The address that people will type, for the links that the demo's payments hold. */
  publicUrl: string;
  logger: (service: string) => Logger;
  say: (message: string) => void;
}

/**
 * Makes the demo on an empty store, once. A making that was cut off begins again from nothing: nobody has been let in before
 * it was finished. Answers whether it was made now.
 */
export async function seedDemo({ stores, publicUrl, logger, say }: Options): Promise<boolean> {
  const state = await seedState(stores.house);
  if (state === 'finished') return false;
  if (state === 'unfinished') {
    say('The demo data were not finished last time: beginning again');
    await stores.empty();
    await rm(stores.mediaDir, { recursive: true, force: true });
  }
  const opening = new Date();
  await beginSeed(stores.house, opening);
  const clock = createClock();
  const { databaseUrl } = stores;
  // The first of all, and so the last of every list that begins with what is new.
  await createAdminIn({ ...ADMIN, password: DEMO_PASSWORD }, { databaseUrl, now: () => demoBegins(opening) });
  const shop = await startShop({
    port: 0,
    host: '127.0.0.1',
    publicUrl,
    databaseUrl,
    bus: stores.privateBus(),
    cache: stores.privateCache(clock.now),
    mediaDir: stores.mediaDir,
    now: clock.now,
    logger,
    env: { API_CALLS_PER_MINUTE: '1000000' },
  });
  try {
    await makeDemo(demoShopOf(shop, clock, say), opening);
    clock.set(null);
    // The last refunds and events find their places while the shop still runs.
    const violations = await auditShop(databaseUrl, { settleMs: SETTLE_MS });
    if (violations.length > 0) throw new Error(`The demo's sums don't hold:\n${violations.join('\n')}`);
  } finally {
    await shop.stop();
  }
  await finishSeed(stores.house, new Date());
  return true;
}
