import { connect } from 'amqplib';
import { busContract, userDeleted } from '@shop/testing/bus-contract';
import { startProxy } from '@shop/testing/cuttable-proxy';
import type { CuttableProxy } from '@shop/testing/cuttable-proxy';
import { eventually } from '@shop/testing/eventually';
import { createRabbitTestBus } from '@shop/testing/test-bus';
import type { RabbitTestBus, TestBusOptions } from '@shop/testing/test-bus';
import { testServer } from '@shop/testing/test-server';
import { queueNames } from './rabbit-topology.ts';

describe('the contract', () => busContract((retry) => createRabbitTestBus({ retry })));

describe('RabbitMQ in trouble', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  const openBus = async (options: TestBusOptions = {}): Promise<RabbitTestBus> => {
    const opened = await createRabbitTestBus(options);
    closing.push(opened.close);
    return opened;
  };
  const openProxy = async (): Promise<CuttableProxy> => {
    const proxy = await startProxy(testServer('TEST_AMQP_URL'));
    closing.push(proxy.stop);
    return proxy;
  };
  /** A handler that ends when the test does. */
  const unending = () => {
    const releases: (() => void)[] = [];
    closing.push(async () => {
      for (const release of releases) release();
    });
    const handle = () => new Promise<void>((resolve) => releases.push(resolve));
    return { handle, taken: () => releases.length };
  };
  const types = ['identity.user-deleted.v1'] as const;

  test('while the broker is away publishing is refused quickly, and all works again when it is back', async () => {
    const proxy = await openProxy();
    const { bus } = await openBus({ url: proxy.url });
    const [shared, own] = [new Set<string>(), new Set<string>()];
    await bus.subscribe({ queue: 'orders.shared', types, handle: async ({ id }) => void shared.add(id) });
    await bus.subscribe({ queue: 'orders.own', types, everyProcess: true, handle: async ({ id }) => void own.add(id) });
    await bus.publish(userDeleted());
    await eventually('both have it', () => shared.size === 1 && own.size === 1);

    await proxy.cut();
    await eventually('it is noticed', () =>
      bus.ping().then(
        () => false,
        () => true,
      ),
    );
    const begin = performance.now();
    await expect(bus.publish(userDeleted())).rejects.toMatchObject({ status: 503, code: 'bus_unavailable' });
    expect(performance.now() - begin).toBeLessThan(5_500);

    await proxy.mend();
    await eventually('it publishes again', () =>
      bus.publish(userDeleted()).then(
        () => true,
        () => false,
      ),
    );
    await eventually('both queues are served again', () => shared.size === 2 && own.size === 2);
  });

  test('nothing is published before the queues of everybody are there, and then nobody misses anything', async () => {
    const later = 'orders.later';
    const { bus, namespace } = await openBus({ expectedQueues: [later] });
    const event = userDeleted();
    await expect(bus.publish(event)).rejects.toMatchObject({ status: 503, code: 'bus_unavailable' });
    const other = await openBus({ namespace });
    const handled: string[] = [];
    await other.bus.subscribe({ queue: later, types, handle: async ({ id }) => void handled.push(id) });
    await eventually('it publishes', () =>
      bus.publish(event).then(
        () => true,
        () => false,
      ),
    );
    await eventually('it is handled', () => handled.length === 1);
    expect(handled).toEqual([event.id]);
  });

  test('a broker that hangs is not waited for longer than five seconds', async () => {
    const proxy = await openProxy();
    const { bus } = await openBus({ url: proxy.url });
    proxy.freeze();
    const begin = performance.now();
    await expect(bus.publish(userDeleted())).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - begin).toBeLessThan(5_500);
    await proxy.cut();
  });

  test('a message whose process dies while it is handled is handled by the next', async () => {
    const proxy = await openProxy();
    const dying = await openBus({ url: proxy.url });
    const { handle, taken } = unending();
    await dying.bus.subscribe({ queue: 'orders.dying', types, handle });
    const event = userDeleted();
    await dying.bus.publish(event);
    await eventually('it is being handled', () => taken() === 1);
    await proxy.cut();

    const { bus } = await openBus({ namespace: dying.namespace });
    const handled: string[] = [];
    await bus.subscribe({ queue: 'orders.dying', types, handle: async ({ id }) => void handled.push(id) });
    await eventually('the next handles it', () => handled.length === 1);
    expect(handled).toEqual([event.id]);
  });

  test('a message that ends its process each time is parked in the end', async () => {
    const proxy = await openProxy();
    const dying = await openBus({ url: proxy.url, retry: { tries: 2 } });
    const { handle, taken } = unending();
    await dying.bus.subscribe({ queue: 'orders.killed', types, handle });
    const event = userDeleted();
    await dying.bus.publish(event);
    for (let deaths = 1; deaths <= 2; deaths += 1) {
      await eventually('it is taken', () => taken() === deaths);
      await proxy.cut();
      await proxy.mend();
    }
    const [parked] = await eventually('it is parked', async () => {
      const letters = await dying.bus.deadLetters.list().catch(() => []);
      return letters.length > 0 && letters;
    });
    expect(parked).toMatchObject({ event, attempts: 2, reason: expect.stringContaining('process ended') });
    expect(taken()).toBe(2);
  });

  test('what is no event of ours is put aside, and the queue goes on', async () => {
    const { bus, namespace } = await openBus();
    const handled: unknown[] = [];
    await bus.subscribe({ queue: 'orders.strange', types, handle: async (event) => void handled.push(event) });
    const names = queueNames(namespace, 'orders.strange');
    const connection = await connect(testServer('TEST_AMQP_URL'));
    const channel = await connection.createConfirmChannel();
    const strangers = ['no json', '{"type":"orders.unknown.v9"}'];
    for (const strange of strangers) channel.sendToQueue(names.main, Buffer.from(strange));
    await channel.waitForConfirms();
    await bus.publish(userDeleted());
    await eventually('the neighbour is handled', () => handled.length === 1);
    await eventually('both are put aside', async () => (await channel.checkQueue(names.dead)).messageCount === 2);
    expect(handled).toHaveLength(1);
    const listed = (await bus.deadLetters.list()).map(({ event }) => event);
    expect(new Set(listed)).toEqual(new Set(strangers.map((unreadable) => ({ id: '', type: '', unreadable }))));
    await connection.close();
  });

  test('a dead letter is replayed by a process that has no such subscription', async () => {
    const failing = await openBus({ retry: { tries: 1 } });
    let isMended = false;
    const handled: string[] = [];
    await failing.bus.subscribe({
      queue: 'orders.failing',
      types,
      handle: async ({ id }) => {
        if (!isMended) throw new Error('broken');
        handled.push(id);
      },
    });
    await failing.bus.publish(userDeleted());
    const operator = await openBus({ namespace: failing.namespace });
    const { deadLetters } = operator.bus;
    await eventually('it is parked', async () => (await deadLetters.list({ queue: 'orders.failing' })).length === 1);
    isMended = true;
    expect(await deadLetters.replay('orders.failing')).toBe(1);
    await eventually('it is handled', () => handled.length === 1);
  });

  test('a message of another version is parked at once, listed as it is, and replayed like the others', async () => {
    const { bus, namespace } = await openBus();
    const handled: string[] = [];
    await bus.subscribe({ queue: 'orders.older', types, handle: async ({ id }) => void handled.push(id) });
    const newer = { ...userDeleted(), type: 'identity.user-deleted.v9' };
    const connection = await connect(testServer('TEST_AMQP_URL'));
    closing.push(() => connection.close());
    const channel = await connection.createConfirmChannel();
    const { main } = queueNames(namespace, 'orders.older');
    channel.sendToQueue(main, Buffer.from(JSON.stringify(newer)), { messageId: newer.id, type: newer.type });
    const parked = () => bus.deadLetters.list({ queue: 'orders.older' });
    await eventually('it is parked', async () => (await parked()).length === 1);
    expect(await parked()).toEqual([
      {
        queue: 'orders.older',
        event: { id: newer.id, type: newer.type, unreadable: JSON.stringify(newer) },
        reason: expect.stringContaining('The message is no event that this version knows.'),
        attempts: 1,
        parkedAt: expect.any(String),
      },
    ]);
    expect(await bus.deadLetters.replay('orders.older', newer.id)).toBe(1);
    await eventually('it is parked again', async () => (await parked()).length === 1);
    expect(handled).toEqual([]);
  });
});
