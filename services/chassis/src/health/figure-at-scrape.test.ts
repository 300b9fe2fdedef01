import { createMetrics } from './metrics.ts';
import { figureAtScrape } from './figure-at-scrape.ts';

test('a figure is read at each scrape, and absent while it can’t be read', async () => {
  const { registry } = createMetrics('orders');
  let read = () => Promise.resolve(3);
  figureAtScrape(registry, { name: 'carts_open', help: 'Carts', read: () => read() });
  expect(await registry.metrics()).toContain('carts_open{service="orders"} 3');
  read = () => Promise.reject(new Error('the database is away'));
  expect(await registry.metrics()).not.toMatch(/^carts_open\{/m);
  read = () => Promise.resolve(0);
  expect(await registry.metrics()).toContain('carts_open{service="orders"} 0');
});
