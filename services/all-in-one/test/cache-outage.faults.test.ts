import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buyThroughTrouble } from './faults/buy-through-trouble.ts';
import { ENV_FOR_LIMITS, expectLimitsToHold } from './faults/expect-limits-to-hold.ts';
import { expectWaresToBeFresh } from './faults/expect-wares-to-be-fresh.ts';
import { startStoppableRedis, type StoppableRedis } from './faults/stoppable-redis.ts';
import { watchEndedTokens } from './faults/watch-ended-tokens.ts';
import { watchForStaleWares } from './faults/watch-for-stale-wares.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(480_000);

/** Longer than what the cache was told of ended tokens counts. */
const AWAY_MS = 12_000;
const FORGETS_EVERY_MS = 500;

let folder: string;
let redis: StoppableRedis;
let shop: SeparateShop;
let bffs: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redis-'));
  redis = await startStoppableRedis(folder);
  shop = await startSeparateShop({
    redisUrl: redis.url,
    replicas: { bff: 2 },
    env: { CHECKOUT_HOLD_MINUTES: '0.5', ...ENV_FOR_LIMITS },
  });
  bffs = (['bff', 'bff-2'] as const).map(shop.addressOf);
});
afterEach(async () => {
  await shop?.stop();
  redis?.thaw();
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The cache forgets everything, again and again. */
function keepForgetting() {
  let failed: unknown;
  const forgetting = setInterval(
    () => void redis.forgetAll().catch((error: unknown) => (failed = error)),
    FORGETS_EVERY_MS,
  );
  return () => {
    clearInterval(forgetting);
    if (failed) throw failed;
  };
}

it.each([
  { what: 'is stopped', begin: () => redis.stop(), end: () => redis.start(), counts: true },
  { what: 'stands still', begin: () => redis.freeze(), end: async () => redis.thaw(), counts: true },
  { what: 'forgets everything again and again', begin: async () => keepForgetting(), counts: false },
])(
  'a cache that $what under purchases is not felt: no call fails, nothing is stale, ended tokens stay ended',
  (cache) =>
    shop.telling(async () => {
      const [wares, tokens] = [await watchForStaleWares(shop, bffs), watchEndedTokens(shop)];
      await tokens.endOne();
      await expectLimitsToHold(shop, bffs);
      let endForgetting: (() => void) | void;
      await buyThroughTrouble(shop, {
        begin: async () => {
          endForgetting = await cache.begin();
          await tokens.endOne();
          if (cache.counts) await expectLimitsToHold(shop, bffs.slice(0, 1));
        },
        end: async () => {
          endForgetting?.();
          await cache.end?.();
          await tokens.endOne();
        },
        forMs: AWAY_MS,
        isFelt: false,
      });
      await expectLimitsToHold(shop, bffs);
      const watched = { changes: await wares.stop(), triesOfEndedTokens: await tokens.stop() };
      process.stderr.write(`${JSON.stringify(watched)}\n`);
      await expectWaresToBeFresh(shop, bffs);
    }),
);
