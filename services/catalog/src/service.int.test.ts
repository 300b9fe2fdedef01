import type { ShopEvent } from '@shop/contracts/events/registry';
import { eventually } from '@shop/testing/eventually';
import { createRabbitTestBus } from '@shop/testing/test-bus';
import type { RabbitTestBus } from '@shop/testing/test-bus';
import { startTestCatalog } from '../test/test-catalog.ts';
import type { TestCatalog } from '../test/test-catalog.ts';

let broker: RabbitTestBus;
let catalog: TestCatalog;
const heard: ShopEvent[] = [];

beforeAll(async () => {
  broker = await createRabbitTestBus({ service: 'catalog' });
  await broker.bus.subscribe({
    queue: 'test.hear',
    types: ['catalog.sku-changed.v1', 'catalog.stock-changed.v1', 'catalog.lookup-changed.v1'],
    handle: async (event) => {
      heard.push(event);
    },
  });
  catalog = await startTestCatalog({ bus: broker.bus });
  const active = 'SELECT FROM vendor_copy WHERE is_active';
  await eventually('both vendors are known', async () => (await catalog.parts.database.query(active)).length === 2);
});
afterAll(async () => {
  await catalog.stop();
  await broker.close();
});

it('over a real broker, the catalog tells what is made and reacts to a closed checkout', async () => {
  const { skuId } = await catalog.product();
  const { orders } = catalog.tokens;
  const reference = 'CK-0123456789';
  const json = { reference, expiresAt: new Date(Date.now() + 60_000).toISOString(), lines: [{ skuId, quantity: 2 }] };
  expect((await catalog.call('POST', '/reservations', { token: orders, json })).status).toBe(201);
  await catalog.publish('orders.checkout-closed.v1', { reference, customerId: 7, reason: 'failed' });
  const stocks = () =>
    heard.flatMap(({ type, payload }) =>
      type === 'catalog.stock-changed.v1' && 'available' in payload ? [payload] : [],
    );
  await eventually('the stock after the release', () => stocks().some(({ version }) => version === 3));
  expect(
    stocks()
      .filter((stock) => stock.skuId === skuId)
      .sort((a, b) => a.version - b.version)
      .map(({ available }) => available),
  ).toEqual([5, 3, 5]);
  const ofAdmin = heard.find(({ type }) => type === 'catalog.lookup-changed.v1');
  expect(ofAdmin?.actor).toEqual({ kind: 'person', id: 1, role: 'admin' });
});

it('is ready while its database answers, and opens no door to strangers', async () => {
  expect((await catalog.call('GET', '/readyz')).status).toBe(200);
  expect((await catalog.call('GET', '/products', { token: 'not.a.token' })).status).toBe(401);
});
