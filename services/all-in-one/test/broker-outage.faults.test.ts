import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buyWithoutBroker } from './faults/buy-without-broker.ts';
import { startStoppableBroker, type StoppableBroker } from './faults/stoppable-broker.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(300_000);

let folder: string;
let broker: StoppableBroker;
let shop: SeparateShop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-'));
  broker = await startStoppableBroker(folder);
  shop = await startSeparateShop({ amqpUrl: broker.url });
});
afterAll(async () => {
  await shop?.stop();
  await broker?.end();
  await rm(folder, { recursive: true, force: true });
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a broker that is away for thirty seconds by %s while thirty orders are placed loses nothing',
  (how) =>
    shop.telling(async () => {
      await buyWithoutBroker(shop, {
        vendor: await shop.people.newVendor(),
        orders: 30,
        forMs: 30_000,
        takeAway: () => broker.stop(how),
        bringBack: broker.start,
      });
    }),
);
