import type { ShopEvent } from '@shop/contracts/events/registry';
import { createRabbitTestBus, type RabbitTestBus } from '@shop/testing/test-bus';
import { eventually } from '@shop/testing/eventually';
import { randomUUID } from 'node:crypto';
import { admin, customer, startContent, vendor } from '../../test/content-service.ts';

let broker: RabbitTestBus;
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  broker = await createRabbitTestBus({ service: 'content' });
  content = await startContent({ bus: broker.bus });
});
afterAll(async () => {
  await content.stop();
  await broker.close();
});

const changed = (productId: number, more: object = {}): ShopEvent<'catalog.product-changed.v1'> => ({
  id: randomUUID(),
  type: 'catalog.product-changed.v1',
  occurredAt: '2026-11-27T14:05:41.000Z',
  correlationId: 'c',
  actor: { kind: 'person', id: 9, role: 'vendor' },
  payload: {
    productId,
    vendorId: 3,
    name: 'Kente romper',
    listed: true,
    version: 4,
    changes: { pricePesewas: { from: 6000, to: 6100 } },
  },
  ...more,
});
const trail = async (query: string, person: typeof admin | null = admin) =>
  content.call('GET', `/audit?${query}`, person);
const of = (resource: string, id: number | number[]) =>
  `filter=${encodeURIComponent(JSON.stringify({ resource, id }))}`;
const trailOf = async (resource: string, id: number | number[]) => (await trail(of(resource, id))).body.rows;

it('what was done to a record is told once, with who, when and what changed, however often it is delivered', async () => {
  const event = changed(501);
  for (let times = 0; times < 3; times++) await broker.bus.publish(event);
  await broker.bus.publish(changed(502));
  await eventually('the last event is handled', async () => (await trailOf('products', 502)).length === 1);
  await eventually('the first event is handled', async () => (await trailOf('products', 501)).length > 0);
  expect(await trailOf('products', 501)).toEqual([
    {
      id: expect.any(Number),
      resource: 'products',
      recordId: 501,
      action: 'changed',
      actor: { kind: 'person', id: 9, role: 'vendor' },
      at: '2026-11-27T14:05:41.000Z',
      changes: { pricePesewas: { from: 6000, to: 6100 } },
    },
  ]);
});

it('the newest comes first, and another resource’s record of the same id is another', async () => {
  await broker.bus.publish(changed(601, { occurredAt: '2026-11-27T10:00:00.000Z' }));
  await broker.bus.publish(changed(601, { occurredAt: '2026-11-27T11:00:00.000Z' }));
  await broker.bus.publish(changed(601, { occurredAt: '2026-11-27T09:00:00.000Z' }));
  const rows = await eventually('all are there', async () => {
    const found = await trailOf('products', 601);
    return found.length === 3 && found;
  });
  expect(rows.map(({ at }: { at: string }) => at.slice(11, 13))).toEqual(['11', '10', '09']);
  expect(await trailOf('orders', 601)).toEqual([]);
  expect((await trail(`${of('products', [601])}&range=[1,1]`)).body).toEqual({ rows: [rows[1]], total: 3 });
});

it('what admins do here is told as well', async () => {
  const { body: page } = await content.call('POST', '/pages', admin, { slug: 'audited', title: 'Audited' });
  await content.call('PUT', `/pages/${page.id}`, admin, { isVisible: false });
  const [change, making] = await eventually('both are told', async () => {
    const rows = await trailOf('public-pages', page.id);
    return rows.length === 2 && rows;
  });
  expect(making).toMatchObject({ action: 'created', actor: { kind: 'person', id: admin.id, role: 'admin' } });
  expect(change).toMatchObject({ action: 'changed', changes: { isVisible: { from: true, to: false } } });
});

it.each(['filter={"recordId":1}', 'filter={"id":"1"}', 'filter={"resource":7}', 'sort=["actor","ASC"]'])(
  'with %s it is a 400',
  async (query) => {
    expect((await trail(query)).status).toBe(400);
  },
);

it.each([
  ['a visitor', null, 401],
  ['a customer', customer, 403],
  ['a vendor', vendor, 403],
])('it is not %s’s to read', async (_who, person, status) => {
  expect((await trail('', person)).status).toBe(status);
});
