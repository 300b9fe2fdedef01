import { createMetrics } from '../health/metrics.ts';
import { silentLogger } from '@shop/testing/silent-logger';
import { createInProcessBus } from './in-process-bus.ts';

test('a queue is counted from its subscription on, so that its first parked message is a rise', async () => {
  const metrics = createMetrics('orders');
  const bus = createInProcessBus({ logger: silentLogger, metrics });
  const types = ['identity.user-deleted.v1'] as const;
  await bus.subscribe({ queue: 'orders.place-order', types, handle: () => Promise.resolve() });
  const { values } = await metrics.messages.get();
  expect(values.map(({ labels, value }) => [labels.queue, labels.outcome, value])).toEqual([
    ['orders.place-order', 'handled', 0],
    ['orders.place-order', 'failed', 0],
    ['orders.place-order', 'parked', 0],
  ]);
  await bus.close();
});
