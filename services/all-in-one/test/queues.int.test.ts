import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { silentLogger } from '@shop/testing/silent-logger';
import { QUEUES } from '@shop/contracts/events/queues';
import { startTestShop } from './test-shop.ts';

test('the list of queues names each that the shop subscribes, and no other', async () => {
  const subscribed = new Set<string>();
  const bus = createInProcessBus({ logger: silentLogger });
  const shop = await startTestShop(
    {},
    {
      ...bus,
      subscribe: (subscription) => {
        if (!subscription.everyProcess) subscribed.add(subscription.queue);
        return bus.subscribe(subscription);
      },
    },
  );
  await shop.stop();
  expect([...subscribed].sort()).toEqual([...QUEUES].sort());
});
