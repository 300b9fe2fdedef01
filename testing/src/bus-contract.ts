import { randomUUID } from 'node:crypto';
import type { ShopEvent } from '@shop/contracts/events/registry';
import { eventually } from './eventually.ts';
import { unavailable } from '@shop/chassis/errors/problem';
import type { Bus, Subscription } from '@shop/chassis/bus/bus';
import type { RetryOptions } from '@shop/chassis/bus/retry-policy';

const QUICK: RetryOptions = { tries: 3, transientTries: 50, firstDelayMs: 10, maxDelayMs: 20 };

export interface BusUnderTest {
  bus: Bus;
  close(): Promise<void>;
}

export const userDeleted = (userId = 7): ShopEvent => ({
  id: randomUUID(),
  type: 'identity.user-deleted.v1',
  occurredAt: '2026-11-27T12:00:00.000Z',
  correlationId: 'test',
  actor: { kind: 'service', name: 'identity' },
  payload: { userId, version: 1 },
});

const stockChanged = (): ShopEvent => ({
  ...userDeleted(),
  type: 'catalog.stock-changed.v1',
  payload: { skuId: 1, productId: 1, available: 1, version: 1 },
});

/** What every bus promises, whatever carries the messages. */
export function busContract(open: (retry: RetryOptions) => Promise<BusUnderTest>): void {
  let under: BusUnderTest;
  let bus: Bus;
  beforeEach(async () => {
    under = await open(QUICK);
    ({ bus } = under);
  });
  afterEach(() => under.close());

  /** Subscribes, and collects the ids of what arrives. */
  const collect = async (queue: string, more: Partial<Subscription> = {}): Promise<string[]> => {
    const arrived: string[] = [];
    await bus.subscribe({
      queue,
      types: ['identity.user-deleted.v1'],
      handle: async ({ id }) => {
        arrived.push(id);
      },
      ...more,
    });
    return arrived;
  };

  test('an event reaches every queue that subscribed to its type, and no other', async () => {
    const one = await collect('orders.one');
    const other = await collect('catalog.other');
    const stranger = await collect('catalog.stranger', { types: ['catalog.stock-changed.v1'] });
    const event = userDeleted();
    await bus.publish(event);
    await bus.publish(stockChanged());
    await eventually(
      'all three queues have one',
      () => one.length === 1 && other.length === 1 && stranger.length === 1,
    );
    expect([one, other]).toEqual([[event.id], [event.id]]);
    expect(stranger).not.toContain(event.id);
  });

  test('an event arrives as it was published', async () => {
    const seen: ShopEvent[] = [];
    const event = userDeleted(41);
    await collect('orders.whole', { handle: async (arrived) => void seen.push(arrived) });
    await bus.publish(event);
    await eventually('it arrived', () => seen.length === 1);
    expect(seen).toEqual([event]);
  });

  test('replicas share a queue: each event is handled by one of them', async () => {
    const first = await collect('orders.shared');
    const second = await collect('orders.shared');
    const events = Array.from({ length: 20 }, () => userDeleted());
    await Promise.all(events.map((event) => bus.publish(event)));
    await eventually('all are handled', () => first.length + second.length === 20);
    expect(new Set([...first, ...second]).size).toBe(20);
    expect(first.length).toBeGreaterThan(0);
    expect(second.length).toBeGreaterThan(0);
  });

  test('a queue of every process gets each event in each process', async () => {
    const first = await collect('bff.caches', { everyProcess: true });
    const second = await collect('bff.caches', { everyProcess: true });
    await bus.publish(userDeleted());
    await eventually('both have it', () => first.length === 1 && second.length === 1);
  });

  test('a handler that fails at first gets the event again', async () => {
    let tries = 0;
    const handled = await collect('orders.stumbling', {
      handle: async ({ id }) => {
        tries += 1;
        if (tries < 3) throw new Error('not yet');
        handled.push(id);
      },
    });
    await bus.publish(userDeleted());
    await eventually('it is handled', () => handled.length === 1);
    expect(tries).toBe(3);
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  test('a message that its handler keeps refusing is parked with the reason, and its neighbours go on', async () => {
    const poison = userDeleted();
    const handled = await collect('orders.poisoned', {
      concurrency: 1,
      handle: async ({ id }) => {
        if (id === poison.id) throw new TypeError('total is undefined');
        handled.push(id);
      },
    });
    const neighbours = [userDeleted(), userDeleted()];
    await Promise.all([poison, ...neighbours].map((event) => bus.publish(event)));
    await eventually('the neighbours are handled', () => handled.length === 2);
    const [parked] = await eventually('it is parked', async () => {
      const letters = await bus.deadLetters.list({ queue: 'orders.poisoned' });
      return letters.length === 1 && letters;
    });
    expect(parked).toMatchObject({ queue: 'orders.poisoned', event: poison, attempts: 3 });
    expect(parked?.reason).toMatch(/^TypeError: total is undefined \(at /);
    expect(parked?.reason).not.toContain('userId');
  });

  test('parking is told as an event, but the parking of such an event is not', async () => {
    const told: ShopEvent[] = [];
    await collect('content.log-parking', {
      types: ['bus.message-parked.v1'],
      handle: async (event) => {
        told.push(event);
        throw new Error('this one fails as well');
      },
    });
    const poison = userDeleted();
    await collect('orders.poisoned', { handle: () => Promise.reject(new Error('never')) });
    await bus.publish(poison);
    await eventually('both are parked', async () => (await bus.deadLetters.list()).length === 2);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(told[0]?.payload).toMatchObject({ queue: 'orders.poisoned', eventId: poison.id, attempts: 3 });
  });

  test('a fault of something that is away outlasts the tries of a refused message', async () => {
    let tries = 0;
    const handled = await collect('orders.waiting', {
      handle: async ({ id }) => {
        tries += 1;
        if (tries < 8) throw unavailable();
        handled.push(id);
      },
    });
    await bus.publish(userDeleted());
    await eventually('it is handled in the end', () => handled.length === 1);
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  test('looking at dead letters leaves them where they are', async () => {
    await collect('orders.poisoned', { handle: () => Promise.reject(new Error('never')) });
    await bus.publish(userDeleted());
    const look = async () => (await bus.deadLetters.list({ queue: 'orders.poisoned' })).length === 1;
    await eventually('it is parked', look);
    await eventually('it is still there', look);
    await eventually('and for all queues too', async () => (await bus.deadLetters.list({ limit: 5 })).length === 1);
  });

  test('a replayed dead letter is handled by its own queue alone and is parked no more', async () => {
    let isMended = false;
    const mended = await collect('orders.mended', {
      handle: async ({ id }) => {
        if (!isMended) throw new Error('broken');
        mended.push(id);
      },
    });
    const neighbour = await collect('catalog.neighbour');
    const [one, other] = [userDeleted(), userDeleted()];
    await bus.publish(one);
    await bus.publish(other);
    await eventually('both are parked', async () => (await bus.deadLetters.list()).length === 2);
    isMended = true;
    expect(await bus.deadLetters.replay('orders.mended', one.id)).toBe(1);
    await eventually('the one is handled', () => mended.length === 1);
    expect(mended).toEqual([one.id]);
    expect(await bus.deadLetters.replay('orders.mended')).toBe(1);
    await eventually('the other too', () => mended.length === 2);
    await eventually('nothing is parked', async () => (await bus.deadLetters.list()).length === 0);
    expect(neighbour).toHaveLength(2);
  });

  test('no more messages are handled at once than the queue allows', async () => {
    let [now, most] = [0, 0];
    const release: (() => void)[] = [];
    const handled = await collect('orders.narrow', {
      concurrency: 2,
      handle: async ({ id }) => {
        now += 1;
        most = Math.max(most, now);
        await new Promise<void>((resolve) => release.push(resolve));
        now -= 1;
        handled.push(id);
      },
    });
    const publishing = Promise.all(Array.from({ length: 6 }, () => bus.publish(userDeleted())));
    await eventually('all are handled', () => {
      release.shift()?.();
      return handled.length === 6;
    });
    await publishing;
    expect(most).toBe(2);
  });

  test('closing waits for what is being handled', async () => {
    const release: (() => void)[] = [];
    const handled = await collect('orders.slow', {
      handle: async ({ id }) => {
        await new Promise<void>((resolve) => release.push(resolve));
        handled.push(id);
      },
    });
    const publishing = bus.publish(userDeleted());
    await eventually('it is being handled', () => release.length === 1);
    const closing = bus.close();
    release[0]?.();
    await closing;
    expect(handled).toHaveLength(1);
    await publishing;
  });

  test('a bus that answers says so', async () => {
    await expect(bus.ping()).resolves.toBeUndefined();
  });
}
