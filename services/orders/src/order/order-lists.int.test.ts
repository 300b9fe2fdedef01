import { dayRangeSchema } from '@shop/contracts/time';
import { eventually } from '@shop/testing/eventually';
import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop, Who } from '../../test/orders-shop.ts';

let shop: OrdersShop;
let lastSku = 0;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterAll(() => shop.stop());

const admin = { id: 1, role: 'admin' } as const;
const vendor = (vendorId: number) => ({ id: 20 + vendorId, role: 'vendor', vendorId }) as const;
const agent = { id: 500, role: 'delivery' } as const;

async function newOrder(...vendors: number[]) {
  const customer = newCustomer(shop);
  for (const vendorId of vendors) {
    lastSku += 1;
    shop.catalog.put({ skuId: lastSku, vendorId, unitPricePesewas: vendorId * 1000 });
    await customer.add(lastSku);
  }
  return { customer, order: await customer.buy() };
}
const ask = (who: Who, path: string, filter: object = {}, more: Record<string, string> = {}) =>
  shop.call(who, 'GET', `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), ...more }).toString()}`);
const idsOf = ({ body }: { body: { rows: { id: number }[] } }) => body.rows.map(({ id }) => id);
const ids = async (...question: Parameters<typeof ask>) => idsOf(await ask(...question));
const step = (who: Who, id: number, status: string, reason?: string) =>
  shop.call(who, 'PATCH', `/orders/${id}/status`, { status, reason });
const vendorIsKnown = (vendorId: number, version = 1) =>
  shop.publish('identity.vendor-registered.v1', {
    ...{ vendorId, userId: vendor(vendorId).id, shopName: `Shop ${vendorId}`, shopPhone: null, isActive: true },
    version,
  });

test('a day’s orders are those from its first to its last millisecond', async () => {
  const moments = ['2025-05-09T00:00:00.000Z', '2025-05-09T12:00:00.000Z', '2025-05-09T23:59:59.999Z'];
  const placed: number[] = [];
  for (const at of [...moments, '2025-05-10T00:00:00.000Z', '2025-05-08T23:59:59.999Z']) {
    const { order } = await newOrder(3);
    await shop.database.execute('UPDATE customer_order SET placed_at = $2 WHERE id = $1', [order.id, at]);
    placed.push(order.id);
  }
  const { from, before } = dayRangeSchema.parse({ from: '2025-05-09', to: '2025-05-09' });
  const day = { from: from?.toISOString(), before: before?.toISOString() };
  expect(await ids(admin, '/orders', day)).toEqual(placed.slice(0, 3).toReversed());
  expect(await ids(vendor(3), '/orders/of-vendor/23', day)).toEqual(placed.slice(0, 3).toReversed());
});

test('today’s orders are those of the present shop day', async () => {
  const { order } = await newOrder(3);
  const { order: older } = await newOrder(3);
  await shop.database.execute(`UPDATE customer_order SET placed_at = placed_at - interval '1 day' WHERE id = $1`, [
    older.id,
  ]);
  const today = await ids(admin, '/orders', { today: true });
  expect(today).toContain(order.id);
  expect(today).not.toContain(older.id);
});

test('an order is found by its id, its number and its customer’s name, in any case and script', async () => {
  const { order } = await newOrder(3);
  const search = (q: string) => ids(admin, '/orders', { q });
  for (const q of [String(order.id), order.number.toLowerCase(), 'ɔwusu', 'AKOSUA Ɔ', ' akosua ']) {
    expect(await search(q)).toContain(order.id);
  }
  for (const q of ['%', '_', '\\', `${order.id}\n`.repeat(2), 'Kwame', "'; --"]) expect(await search(q)).toEqual([]);
  expect(await ids(admin, '/deliveries', { q: order.number })).toEqual([order.delivery?.id]);
});

test('the orders of a shop are for its own vendor and for admins, who see the same part of them', async () => {
  await vendorIsKnown(31);
  const { order } = await newOrder(31, 32);
  const own = await ask(vendor(31), `/orders/of-vendor/${vendor(31).id}`);
  expect(own.body).toMatchObject({
    total: 1,
    rows: [{ id: order.id, totalPesewas: 31_000, lines: [{ vendorId: 31 }] }],
  });
  expect(await ask(admin, `/orders/of-vendor/${vendor(31).id}`)).toEqual(own);
  expect(await ids(admin, '/orders/of-vendor/9999')).toEqual([]);
});

test('another’s shop is a 404, other roles get a 403, and nobody a 401', async () => {
  const path = `/orders/of-vendor/${vendor(31).id}`;
  const answers = [vendor(32), { id: 9, role: 'vendor' } as const, newCustomer(shop).who, agent, null].map((who) =>
    ask(who, path),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 403, 403, 401]);
});

test('a vendor keeps its user when older news of it comes late', async () => {
  await vendorIsKnown(33, 2);
  await shop.publish('identity.vendor-changed.v1', {
    ...{ vendorId: 33, userId: 999, shopName: 'Old', shopPhone: null, isActive: true, version: 1 },
  });
  const { order } = await newOrder(33);
  expect(await ids(admin, `/orders/of-vendor/${vendor(33).id}`)).toEqual([order.id]);
});

test('pages have every row once where the sort keys are equal, and tell the total that the filter finds', async () => {
  const { customer } = await newOrder(41);
  for (let more = 0; more < 4; more += 1) {
    await customer.add(lastSku);
    await customer.buy();
  }
  const page = (first: number, last: number) =>
    ask(admin, '/orders', { customerId: customer.id }, { range: `[${first},${last}]`, sort: '["totalAmount","DESC"]' });
  const pages = await Promise.all([page(0, 1), page(2, 3), page(4, 5), page(6, 7)]);
  expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5, 5]);
  const seen = pages.flatMap(idsOf);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBe(5);
  expect((await ask(admin, '/orders', { customerId: 2_000_000_000 })).body).toEqual({ rows: [], total: 0 });
});

describe('archiving', () => {
  const archive = (who: Who, id: number | string) => shop.call(who, 'DELETE', `/orders/${id}`);

  test('an unfinished order is not archived: a 409 that names its status', async () => {
    const { order } = await newOrder(3);
    const answer = await archive(admin, order.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'order_unfinished' } });
    expect(answer.body.message).toContain('pending');
  });

  test('an archived order leaves the lists of admins and vendors, stays its customer’s, and is told of once', async () => {
    const { customer, order } = await newOrder(51);
    await customer.call('POST', `/orders/${order.id}/cancel`, { reason: 'Twice' });
    const answers = await Promise.all([1, 2, 3].map(() => archive(admin, order.number)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await ids(admin, '/orders', { customerId: customer.id })).toEqual([]);
    expect(await ids(vendor(51), `/orders/of-vendor/${vendor(51).id}`)).toEqual([]);
    expect(await ids(customer.who, '/orders')).toEqual([order.id]);
    expect((await shop.call(admin, 'GET', `/orders/${order.id}`)).status).toBe(200);
    await eventually('it is told', () => shop.told('orders.order-archived.v1', order.reference).length > 0);
    expect(shop.told('orders.order-archived.v1', order.reference)).toHaveLength(1);
  });

  test('who shows a payment finds the name of an archived order still', async () => {
    const { customer, order } = await newOrder(52, 53);
    const label = { id: order.id, number: order.number, customerName: order.customer.name };
    await customer.call('POST', `/orders/${order.id}/cancel`, { reason: 'Twice' });
    await archive(admin, order.id);
    for (const who of [admin, vendor(52), customer.who]) {
      expect((await ask(who, '/orders/labels', { id: [order.id] })).body).toEqual({ rows: [label], total: 1 });
    }
    expect((await ask(vendor(54), '/orders/labels', { id: [order.id] })).body).toEqual({ rows: [], total: 0 });
  });

  test('labels come in the order that was asked for', async () => {
    const { customer } = await newOrder(55);
    await customer.add(lastSku);
    await customer.buy();
    const asked = async (direction: string) =>
      idsOf(await ask(customer.who, '/orders/labels', {}, { sort: `["id","${direction}"]` }));
    expect(await asked('ASC')).toEqual((await asked('DESC')).toReversed());
    expect(await asked('ASC')).toHaveLength(2);
  });

  test('only admins archive; an unknown order is a 404', async () => {
    const { customer, order } = await newOrder(3);
    const answers = await Promise.all([customer.who, vendor(3), agent, null].map((who) => archive(who, order.id)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
    expect((await archive(admin, 2_000_000_000)).status).toBe(404);
  });
});

describe('what waits for a shop or an agent', () => {
  const asked = (query: string, who: Who = { service: 'identity' }) =>
    shop.call(who, 'GET', `/orders/unfinished?${query}`);
  const count = async (query: string) => (await asked(query)).body.count;

  test('a shop’s unfinished parts and what is being paid for are counted, what is over is not', async () => {
    const { customer, order } = await newOrder(61, 62);
    expect(await count('vendorId=61')).toBe(1);
    await step(vendor(61), order.id, 'cancelled', 'Torn');
    expect([await count('vendorId=61'), await count('vendorId=62')]).toEqual([0, 1]);
    await customer.add(lastSku);
    await customer.open();
    expect(await count('vendorId=62')).toBe(2);
  });

  test('an agent’s deliveries are counted until they are delivered', async () => {
    const card = { agentId: 5, userId: agent.id, name: 'Kofi', approved: true, active: true, version: 1 };
    shop.identity.agents.set(agent.id, card);
    const { order } = await newOrder(3);
    await shop.call(admin, 'PATCH', `/deliveries/${order.delivery?.id}`, { agentId: agent.id });
    expect(await count(`agentUserId=${agent.id}`)).toBe(1);
    for (const status of ['accepted', 'picked', 'out', 'delivered']) await step(admin, order.id, status);
    expect(await count(`agentUserId=${agent.id}`)).toBe(0);
  });

  test('only services ask, for one of the two', async () => {
    expect((await asked('vendorId=1', admin)).status).toBe(403);
    expect((await asked('vendorId=1', null)).status).toBe(401);
    expect((await asked('')).status).toBe(400);
    expect((await asked('vendorId=1&agentUserId=2')).status).toBe(400);
  });
});
