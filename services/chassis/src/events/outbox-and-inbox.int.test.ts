import { randomUUID } from 'node:crypto';
import type { ShopEvent } from '@shop/contracts/events/registry';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import type { Bus } from '../bus/bus.ts';
import { currentActor, currentContext, runInContext } from '../context/request-context.ts';
import type { Database } from '../database/database.ts';
import { createMetrics } from '../health/metrics.ts';
import { createOutbox } from './create-outbox.ts';
import type { RelayedOutbox } from './create-outbox.ts';
import { LEASE_MS, claimUnsent, pruneOld } from './outbox-store.ts';
import type { OutboxRow } from './outbox-store.ts';
import type { NewEvent } from './outbox.ts';
import { startRelay } from './relay.ts';
import type { Relay } from './relay.ts';
import { onEvent } from './subscribe.ts';

const NOON = new Date('2026-11-27T12:00:00.000Z');
const deleted = (userId = 7): NewEvent => ({ type: 'identity.user-deleted.v1', payload: { userId, version: 1 } });

let testDatabase: TestDatabase;
let database: Database;
let clock: Date;
const running: Relay[] = [];
const now = () => clock;

beforeAll(async () => {
  testDatabase = await createTestDatabase('chassis');
  ({ database } = testDatabase);
  await database.execute('CREATE TABLE effect (event_id uuid)');
});
beforeEach(async () => {
  clock = NOON;
  await database.execute('TRUNCATE outbox, inbox, effect');
});
afterEach(() => Promise.all(running.splice(0).map((relay) => relay.stop())));
afterAll(() => testDatabase.drop());

const outboxOf = (service = 'orders') => createOutbox({ service, now, newId: randomUUID });
const append = (outbox: RelayedOutbox, ...events: NewEvent[]) =>
  database.transaction(async (tx) => outbox.append(tx, ...events));

async function countSent(): Promise<number> {
  const [row] = await database.query<{ count: number }>('SELECT count(*) FROM outbox WHERE sent_at IS NOT NULL');
  return row?.count ?? 0;
}

function relay(publish: Bus['publish'], { outbox = outboxOf(), pollMs = 10, batchSize = 100 } = {}): Relay {
  const metrics = createMetrics('test');
  const started = startRelay({ database, bus: { publish }, outbox, logger: silentLogger, metrics, pollMs, batchSize });
  running.push(started);
  return started;
}

function recorder() {
  const sent: ShopEvent[] = [];
  return { sent, publish: async (event: ShopEvent) => void sent.push(event) };
}

test('an event is sent after its transaction has committed, whole and by itself', async () => {
  const { sent, publish } = recorder();
  const outbox = outboxOf();
  const sending = relay(publish, { outbox, pollMs: 60_000 });
  await sending.idle();
  await runInContext({ correlationId: 'c-1', caller: person }, () => append(outbox, deleted(41)));
  await eventually('it is sent without waiting for the poll', () => sent.length === 1);
  expect(sent[0]).toEqual({
    ...deleted(41),
    id: expect.any(String),
    occurredAt: NOON.toISOString(),
    correlationId: 'c-1',
    actor: { kind: 'person', id: 7, role: 'customer' },
  });
});

const person = {
  kind: 'person',
  id: 7,
  email: 'x@shop.test',
  role: 'customer',
  vendorId: null,
  tokenId: 't',
  expiresAt: 0,
} as const;

test('a transaction that rolls back sends nothing', async () => {
  const { sent, publish } = recorder();
  const outbox = outboxOf();
  const failing = database.transaction(async (tx) => {
    outbox.append(tx, deleted());
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await append(outbox, deleted(2));
  await relay(publish).idle();
  expect(sent.map(({ payload }) => payload)).toEqual([{ userId: 2, version: 1 }]);
});

test('a payload that does not fit its schema is refused before anything is stored', async () => {
  const wrong = { type: 'identity.user-deleted.v1', payload: { userId: -1, version: 1 } } as const;
  await expect(append(outboxOf(), wrong)).rejects.toThrow('does not fit its schema');
});

test('what a crashed process left is sent by the next, without any new write', async () => {
  await append(outboxOf(), deleted());
  await claimUnsent(database, { at: NOON, limit: 10 });
  const { sent, publish } = recorder();
  const next = relay(publish);
  clock = new Date(NOON.getTime() + LEASE_MS + 1);
  await next.idle();
  expect(sent).toHaveLength(1);
});

test('what is committed is its own process’s to send, and others’ once that has died', async () => {
  const outbox = outboxOf();
  const taken: OutboxRow[] = [];
  outbox.attach({ hasRoomFor: () => true, take: (rows) => taken.push(...rows), wake: () => undefined });
  await append(outbox, deleted(1), deleted(2));
  expect(taken.map(({ attempts, event }) => [attempts, event.payload])).toEqual([
    [1, { userId: 1, version: 1 }],
    [1, { userId: 2, version: 1 }],
  ]);
  const { sent, publish } = recorder();
  const other = relay(publish);
  await append(outboxOf(), deleted(3));
  await eventually('the other has sent what is free', async () => (await countSent()) === 1);
  expect(sent.map(({ payload }) => payload)).toEqual([{ userId: 3, version: 1 }]);
  clock = new Date(NOON.getTime() + LEASE_MS + 1);
  await other.idle();
  expect(sent.slice(1)).toEqual(taken.map(({ event }) => event));
});

test('what a relay is about to claim when it is stopped it still sends', async () => {
  await append(outboxOf(), deleted());
  const { sent, publish } = recorder();
  const claims = () =>
    database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE 'UPDATE outbox SET not_before%'`,
    );
  let stopping: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await tx.execute('LOCK TABLE outbox');
    const stopped = relay(publish);
    await eventually('it waits for the table', async () => (await claims()).length === 1);
    stopping = stopped.stop();
  });
  await stopping;
  expect([sent.length, await countSent()]).toEqual([1, 1]);
});

test('what is committed after the stop of its relay is left to others', async () => {
  const outbox = outboxOf();
  const [own, others] = [recorder(), recorder()];
  const stopping = relay(own.publish, { outbox });
  await database.transaction(async (tx) => {
    outbox.append(tx, deleted(1));
    await stopping.stop();
  });
  await append(outbox, deleted(2));
  const next = relay(others.publish);
  await eventually('what nobody had taken is sent at once', async () => (await countSent()) === 1);
  clock = new Date(NOON.getTime() + LEASE_MS + 1);
  await next.idle();
  expect(others.sent.map(({ payload }) => payload)).toEqual([
    { userId: 2, version: 1 },
    { userId: 1, version: 1 },
  ]);
  expect(own.sent).toEqual([]);
});

test('a relay that has no room is told to look, and what it was not given is anybody’s', async () => {
  const outbox = outboxOf();
  let woken = 0;
  outbox.attach({ hasRoomFor: (events) => events < 2, take: () => undefined, wake: () => (woken += 1) });
  await append(outbox, deleted(1), deleted(2));
  expect(woken).toBe(1);
  const { sent, publish } = recorder();
  await relay(publish).idle();
  expect(sent).toHaveLength(2);
});

test('what was put off by a clock that was a day ahead is sent when the clock is right', async () => {
  await append(outboxOf(), deleted());
  await claimUnsent(database, { at: new Date(NOON.getTime() + 86_400_000), limit: 10 });
  const { sent, publish } = recorder();
  await relay(publish).idle();
  expect(sent).toHaveLength(1);
});

test('what a living relay works on is not sent by another', async () => {
  await append(outboxOf(), deleted(1));
  let release: () => void = () => undefined;
  const first = relay(() => new Promise<void>((resolve) => (release = resolve)), { pollMs: 60_000 });
  await eventually('the first holds it', async () => {
    const [row] = await database.query<{ attempts: number }>('SELECT attempts FROM outbox');
    return row?.attempts === 1;
  });
  const { sent, publish } = recorder();
  const second = relay(publish);
  await append(outboxOf(), deleted(2));
  await eventually('the second sends what is free', () => sent.length > 0);
  release();
  await Promise.all([first.idle(), second.idle()]);
  expect(sent.map(({ payload }) => payload)).toEqual([{ userId: 2, version: 1 }]);
});

test('two relays share the work without sending anything twice', async () => {
  const { sent, publish } = recorder();
  await append(outboxOf(), ...Array.from({ length: 300 }, (_, index) => deleted(index + 1)));
  const relays = [relay(publish, { batchSize: 20 }), relay(publish, { batchSize: 20 })];
  await Promise.all(relays.map((each) => each.idle()));
  expect(sent).toHaveLength(300);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(300);
});

test('an event that can’t be sent is tried again until it can', async () => {
  let tries = 0;
  const sending = relay(async () => {
    tries += 1;
    if (tries < 4) throw new Error('the broker is away');
  });
  await append(outboxOf(), deleted());
  await eventually('it is sent in the end', async () => {
    clock = new Date(clock.getTime() + 1000);
    return tries >= 4;
  });
  await sending.idle();
  expect(tries).toBe(4);
});

test('an event that is slow to send does not hold up the others', async () => {
  let release: () => void = () => undefined;
  const sent: ShopEvent[] = [];
  const outbox = outboxOf();
  const sending = relay(
    async (event) => {
      if (sent.length === 0) {
        sent.push(event);
        await new Promise<void>((resolve) => (release = resolve));
      } else sent.push(event);
    },
    { outbox, batchSize: 1 },
  );
  for (let userId = 1; userId <= 20; userId += 1) await append(outbox, deleted(userId));
  await eventually('all others are sent', async () => {
    const [row] = await database.query<{ count: number }>('SELECT count(*) FROM outbox WHERE sent_at IS NULL');
    return row?.count === 1;
  });
  release();
  await sending.idle();
  expect(sent).toHaveLength(20);
});

test('old events that were sent are forgotten, unsent ones never', async () => {
  await append(outboxOf(), deleted(1), deleted(2));
  await database.execute('UPDATE outbox SET sent_at = $1 WHERE seq = (SELECT min(seq) FROM outbox)', [NOON]);
  await database.execute('INSERT INTO inbox VALUES ($1, $2, $3)', ['orders.x', randomUUID(), NOON]);
  await pruneOld(database, { at: new Date('2026-12-03T12:00:00Z') });
  expect(await database.query('SELECT 1 FROM outbox')).toHaveLength(2);
  await pruneOld(database, { at: new Date('2027-12-04T12:00:01Z') });
  expect(await database.query('SELECT payload FROM outbox')).toEqual([{ payload: { userId: 2, version: 1 } }]);
  expect(await database.query('SELECT 1 FROM inbox')).toHaveLength(0);
});

describe('a reaction', () => {
  const eventOf = (userId: number): ShopEvent => ({
    ...deleted(userId),
    id: randomUUID(),
    occurredAt: NOON.toISOString(),
    correlationId: 'c-9',
    actor: { kind: 'service', name: 'identity' },
  });
  const effects = () => database.query('SELECT 1 FROM effect');

  test('has its effect once, however often the event comes', async () => {
    const { bus, close } = createInProcessTestBus();
    await onEvent(bus, {
      queue: 'orders.react',
      types: ['identity.user-deleted.v1'],
      database,
      now,
      handle: async (tx, event) => void (await tx.execute('INSERT INTO effect VALUES ($1)', [event.id])),
    });
    const event = eventOf(1);
    await Promise.all([bus.publish(event), bus.publish(event), bus.publish(event)]);
    await bus.publish(event);
    expect(await effects()).toHaveLength(1);
    await close();
  });

  test('that fails leaves neither its effect nor a note that it was done', async () => {
    const { bus, close } = createInProcessTestBus({ retry: { firstDelayMs: 1 } });
    let tries = 0;
    await onEvent(bus, {
      queue: 'orders.react',
      types: ['identity.user-deleted.v1'],
      database,
      now,
      handle: async (tx, event) => {
        await tx.execute('INSERT INTO effect VALUES ($1)', [event.id]);
        tries += 1;
        if (tries < 3) throw new Error('half done');
      },
    });
    await bus.publish(eventOf(1));
    expect(tries).toBe(3);
    expect(await effects()).toHaveLength(1);
    await close();
  });

  test('runs for its service, under the correlation of the event', async () => {
    const { bus, close } = createInProcessTestBus();
    const seen: unknown[] = [];
    await onEvent(bus, {
      queue: 'orders.react',
      types: ['identity.user-deleted.v1'],
      database,
      now,
      handle: async () => void seen.push([currentContext()?.correlationId, currentActor('nobody')]),
    });
    await bus.publish(eventOf(1));
    expect(seen).toEqual([['c-9', { kind: 'service', name: 'orders' }]]);
    await close();
  });
});
