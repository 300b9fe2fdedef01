import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBuyer } from './faults/buyer.ts';
import { buyWhileAllIsKilled } from './faults/buy-while-all-is-killed.ts';
import { expectNothingUnderWay } from './faults/expect-nothing-under-way.ts';
import { expectPaymentsToBeAnswered } from './faults/expect-payments-to-be-answered.ts';
import { expectShopToComeBack } from './faults/expect-shop-to-come-back.ts';
import { expectStockToBeExact } from './faults/expect-stock-to-be-exact.ts';
import { openShelves } from './faults/open-shelves.ts';
import { planPurchases } from './faults/plan-purchases.ts';
import { choicesOf } from './faults/random-choices.ts';
import { restartWhatEnds } from './faults/restart-what-ends.ts';
import { startStoppableBroker, type StoppableBroker } from './faults/stoppable-broker.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

/** The same seed makes the same choices again: who wants what, does what, and what is killed after which pause. */
const SEED = process.env['RANDOM_KILLS_SEED'] ?? randomBytes(4).toString('hex');
const PURCHASES = Number(process.env['RANDOM_KILLS_PURCHASES'] ?? 1000);
const AT_ONCE = 50;
const STOCK = { plenty: 2_000, scarce: Math.ceil(PURCHASES / 40) };
const KILLED = ['identity', 'catalog', 'orders', 'payment', 'content', 'payment-sandbox', 'bff'] as const;
const KILL_EVERY_MS = [2_000, 5_000] as const;
const HOLD_MS = 30_000;
const BACK_WITHIN_MS = 30_000;
const WAITS = { checkoutsMs: 150_000, sumsMs: 240_000 };

jest.setTimeout(1_200_000);

let folder: string;
let broker: StoppableBroker;
let shop: SeparateShop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-'));
  broker = await startStoppableBroker(folder);
  shop = await startSeparateShop({
    amqpUrl: broker.url,
    // Killed processes and the fifty customers share a PostgreSQL with other tests.
    env: { CHECKOUT_HOLD_MINUTES: String(HOLD_MS / 60_000), DATABASE_CONNECTIONS: '5' },
  });
});
afterAll(async () => {
  await shop?.stop();
  await broker?.end();
  await rm(folder, { recursive: true, force: true });
});

it(`${PURCHASES} purchases by ${AT_ONCE} customers at once, while everything is killed at random, lose and double nothing`, () =>
  shop.telling(async () => {
    tell(`RANDOM_KILLS_SEED=${SEED}`);
    const wares = await openShelves(shop, STOCK);
    const plan = planPurchases(SEED, PURCHASES, wares);
    const losingPhone = plan.filter(({ habit }) => habit === 'lose the phone after paying').length;
    const crowd = (await shop.people.newCustomers(AT_ONCE + losingPhone)).map(newBuyer);
    const afterwards = newBuyer(await shop.people.newCustomer());

    const restarting = restartWhatEnds(shop, KILLED);
    try {
      const begun = performance.now();
      const havoc = await buyWhileAllIsKilled(shop, {
        ...{ broker, names: KILLED, restarting, choices: choicesOf(SEED, 'kills'), killEveryMs: KILL_EVERY_MS },
        ...{ plan, atOnce: AT_ONCE, buyers: crowd, holdMs: HOLD_MS },
      });
      const bought = performance.now();
      await Promise.all(KILLED.map((name) => shop.process(name).kill()));
      const backMs = await expectShopToComeBack(shop, {
        ...{ names: KILLED, buyer: afterwards, shelf: wares.plenty[0], withinMs: BACK_WITHIN_MS },
      });
      await expectNothingUnderWay(shop, WAITS);
      const settled = performance.now();

      const payments = await expectPaymentsToBeAnswered(shop, [...crowd, afterwards]);
      for (const shelf of [...wares.plenty, ...wares.scarce]) await expectStockToBeExact(shop, shelf);
      expect(restarting.ownEnds).toEqual([]);
      const took = { buying: bought - begun, comingBack: backMs, settling: settled - bought };
      tell(JSON.stringify({ seed: SEED, ...havoc, payments, tookSeconds: inSeconds(took) }, null, 2));
    } finally {
      restarting.stop();
    }
  }));

const tell = (text: string) => void process.stderr.write(`${text}\n`);
const inSeconds = (times: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(times).map(([what, ms]) => [what, Math.round(ms / 100) / 10]));
