import { busContract, userDeleted } from '@shop/testing/bus-contract';
import { createInProcessTestBus } from '@shop/testing/test-bus';

busContract(async (retry) => createInProcessTestBus({ retry }));

test('publishing resolves once every queue has handled the event or parked it', async () => {
  const { bus, close } = createInProcessTestBus({ retry: { tries: 2, firstDelayMs: 1 } });
  let handled = 0;
  await bus.subscribe({
    queue: 'orders.good',
    types: ['identity.user-deleted.v1'],
    handle: async () => {
      await new Promise(setImmediate);
      handled += 1;
    },
  });
  await bus.subscribe({
    queue: 'orders.bad',
    types: ['identity.user-deleted.v1'],
    handle: () => Promise.reject(new Error('never')),
  });
  await bus.publish(userDeleted());
  expect(handled).toBe(1);
  expect(await bus.deadLetters.list({ queue: 'orders.bad' })).toHaveLength(1);
  await close();
});

test('a handler that publishes, and waits for it, does not stand in its own way', async () => {
  const { bus, close } = createInProcessTestBus();
  let followed = 0;
  await bus.subscribe({
    queue: 'orders.chain',
    types: ['identity.user-deleted.v1'],
    concurrency: 2,
    handle: async ({ correlationId }) => {
      if (correlationId === 'first') await bus.publish(userDeleted());
      else followed += 1;
    },
  });
  await bus.publish({ ...userDeleted(), correlationId: 'first' });
  expect(followed).toBe(1);
  await close();
});

test('closing during a pause between tries refuses the publishing, so that the outbox keeps the event', async () => {
  const { bus, close } = createInProcessTestBus({ retry: { firstDelayMs: 60_000, maxDelayMs: 60_000 } });
  const failed = new Promise<void>((resolve) => {
    void bus.subscribe({
      queue: 'orders.failing',
      types: ['identity.user-deleted.v1'],
      handle: async () => {
        setImmediate(resolve);
        throw new Error('later');
      },
    });
  });
  const publishing = expect(bus.publish(userDeleted())).rejects.toMatchObject({ code: 'bus_unavailable' });
  await failed;
  await close();
  await publishing;
  expect(await bus.deadLetters.list()).toEqual([]);
});
