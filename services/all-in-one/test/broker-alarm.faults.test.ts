import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userDeleted } from '@shop/testing/bus-contract';
import { eventually } from '@shop/testing/eventually';
import { createRabbitTestBus } from '@shop/testing/test-bus';
import { buyThroughTrouble } from './faults/buy-through-trouble.ts';
import { repeatedMessages } from './faults/repeated-messages.ts';
import { startStoppableBroker, type StoppableBroker } from './faults/stoppable-broker.ts';
import { type SeparateShop, startSeparateShop } from './separate-shop.ts';

jest.setTimeout(300_000);

const ALARM_MS = 15_000;
/** More than are handled at once. */
const BACKLOG = 30;

let folder: string;
let broker: StoppableBroker;
let shop: SeparateShop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-'));
  broker = await startStoppableBroker(folder);
  shop = await startSeparateShop({
    amqpUrl: broker.url,
    env: { CHECKOUT_HOLD_MINUTES: '0.5' },
  });
});
afterAll(async () => {
  await shop?.stop();
  await broker?.end();
  await rm(folder, { recursive: true, force: true });
});

const alarm = () => broker.control('set_vm_memory_high_watermark', 'absolute', '1MB');
const allClear = () => broker.control('set_vm_memory_high_watermark', '0.4');

it('a broker that lets nobody publish for want of memory is not felt by customers, and loses and doubles nothing', () =>
  shop.telling(async () => {
    await buyThroughTrouble(shop, { begin: alarm, end: allClear, forMs: ALARM_MS, isFelt: false });
    process.stderr.write(`repeated messages: ${await repeatedMessages(shop)}\n`);
  }));

it('what was published before the alarm is handled while it lasts', async () => {
  const { bus, close } = await createRabbitTestBus({ url: broker.url });
  const types = ['identity.user-deleted.v1'] as const;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const handled = new Set<string>();
  try {
    await bus.subscribe({ queue: 'test.slow', types, handle: ({ id }) => opened.then(() => void handled.add(id)) });
    for (let nth = 0; nth < BACKLOG; nth++) await bus.publish(userDeleted());
    await alarm();
    try {
      await expect(bus.publish(userDeleted())).rejects.toMatchObject({ status: 503, code: 'bus_unavailable' });
      open();
      await eventually('all of it is handled', () => handled.size >= BACKLOG, { withinMs: 10_000 });
    } finally {
      await allClear();
    }
  } finally {
    open();
    await close();
  }
});
