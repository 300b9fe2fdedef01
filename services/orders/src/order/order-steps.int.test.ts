import { eventually } from '@shop/testing/eventually';
import { readOrderFacts } from '../audit/read-order-facts.ts';
import { readOrdersAudit } from '../audit/read-orders-audit.ts';
import { newCustomer, startOrdersShop } from '../../test/orders-shop.ts';
import type { OrdersShop } from '../../test/orders-shop.ts';

let shop: OrdersShop;
let lastSku = 0;
let lastAgent = 500;

beforeAll(async () => {
  shop = await startOrdersShop();
});
afterEach(async () => {
  expect(await readOrdersAudit(shop.database)).toEqual([]);
});
afterAll(() => shop.stop());

const newSku = (details = {}) => {
  lastSku += 1;
  return shop.catalog.put({ skuId: lastSku, ...details });
};
const admin = { id: 1, role: 'admin' } as const;
const vendor = (vendorId: number) => ({ id: 20 + vendorId, role: 'vendor', vendorId }) as const;
const newAgent = (details = {}) => {
  lastAgent += 1;
  const card = { agentId: lastAgent, userId: lastAgent, name: 'Kofi', approved: true, active: true, version: 1 };
  shop.identity.agents.set(lastAgent, { ...card, ...details });
  return { id: lastAgent, role: 'delivery' } as const;
};

/** A new customer's order with one line of each vendor. */
async function newOrder(vendors = [3]) {
  const customer = newCustomer(shop);
  for (const vendorId of vendors) await customer.add(newSku({ vendorId, unitPricePesewas: vendorId * 1000 }).skuId);
  return { customer, order: await customer.buy() };
}
type Who = Parameters<OrdersShop['call']>[0];
const step = (who: Who, id: number, status: string, reason?: string) =>
  shop.call(who, 'PATCH', `/orders/${id}/status`, { status, reason });
const read = async (who: Who, id: number | string) => (await shop.call(who, 'GET', `/orders/${id}`)).body;
const assign = (deliveryId: number | undefined, agentId: number) =>
  shop.call(admin, 'PATCH', `/deliveries/${deliveryId}`, { agentId });

test('an order is seen by its customer, its vendors, its agent, admins and services, by id and by number', async () => {
  const { customer, order } = await newOrder();
  const agent = newAgent();
  await assign(order.delivery?.id, agent.id);
  for (const who of [customer.who, vendor(3), agent, admin, { service: 'payment' }]) {
    expect(await read(who, order.id)).toMatchObject({ id: order.id });
    expect(await read(who, order.number.toLowerCase())).toMatchObject({ id: order.id });
  }
});

test('who bought an order sees it whole in another role, too', async () => {
  const { customer, order } = await newOrder([3, 4]);
  for (const role of [
    { role: 'vendor', vendorId: 4 },
    { role: 'vendor', vendorId: 9 },
    { role: 'delivery' },
  ] as const) {
    expect(await read({ id: customer.id, ...role }, order.id)).toMatchObject({ totalPesewas: 7000 });
  }
});

test('nobody else sees an order: its place is a 404', async () => {
  const { order } = await newOrder();
  const strangers = [newCustomer(shop).who, vendor(4), { id: 9, role: 'vendor' } as const, newAgent()];
  for (const who of strangers) {
    const answer = await shop.call(who, 'GET', `/orders/${order.id}`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Order not found' } });
  }
  expect((await shop.call(null, 'GET', `/orders/${order.id}`)).status).toBe(401);
  for (const id of ['0', '-1', '1.5', 'NaN', "';--", '9223372036854775808', 'AK-ZZZZZZZZ', 'a'.repeat(500)]) {
    expect((await shop.call(admin, 'GET', `/orders/${encodeURIComponent(id)}`)).status).toBe(404);
  }
});

test('a vendor sees its own lines and its own sum only', async () => {
  const { order } = await newOrder([3, 4]);
  const seen = await read(vendor(4), order.id);
  expect(seen).toMatchObject({
    totalPesewas: 4000,
    shippingPesewas: 0,
    lines: [{ vendorId: 4 }],
    fulfilments: [{ vendorId: 4 }],
  });
  expect([seen.lines.length, seen.fulfilments.length]).toEqual([1, 1]);
});

test('each vendor accepts its own part, and the order follows the slower', async () => {
  const { customer, order } = await newOrder([3, 4]);
  expect(await step(vendor(3), order.id, 'accepted')).toMatchObject({ status: 200 });
  expect((await read(customer.who, order.id)).status).toBe('pending');
  await step(vendor(4), order.id, 'accepted');
  const accepted = await read(customer.who, order.id);
  expect(accepted).toMatchObject({
    status: 'accepted',
    steps: [{ status: 'pending' }, { status: 'accepted', by: 'vendor' }],
    fulfilments: [{ steps: [{ status: 'pending' }, { status: 'accepted' }] }, { status: 'accepted' }],
  });
  await eventually('it is told', () => shop.told('orders.order-status-changed.v1', order.reference).length === 1);
  const change = { changes: { status: { from: 'pending', to: 'accepted' } } };
  expect(shop.told('orders.fulfilment-status-changed.v1', order.reference)).toMatchObject([change, change]);
  expect(shop.told('orders.order-status-changed.v1', order.reference)).toMatchObject([change]);
});

test('the whole way: accepted, assigned, picked, out, delivered, with the times and the agent’s fee', async () => {
  const { customer, order } = await newOrder();
  const agent = newAgent();
  await shop.publish('content.settings-changed.v1', {
    shipping: { defaultPesewas: 0, regions: {} },
    agentFeePesewas: 1500,
    version: 9,
  });
  await step(vendor(3), order.id, 'accepted');
  await assign(order.delivery?.id, agent.id);
  for (const status of ['picked', 'out', 'delivered']) expect((await step(agent, order.id, status)).status).toBe(200);
  const { status, steps } = await read(customer.who, order.id);
  expect(status).toBe('delivered');
  expect(steps.map((each: { status: string; by: string }) => `${each.status} by ${each.by}`)).toEqual([
    'pending by customer',
    'accepted by vendor',
    'picked by delivery',
    'out by delivery',
    'delivered by delivery',
  ]);
  const { body } = await shop.call(agent, 'GET', '/deliveries');
  expect(body).toMatchObject({ total: 1, rows: [{ orderId: order.id, deliveredAt: expect.any(String) }] });
  const [row] = await shop.database.query('SELECT agent_fee_pesewas AS fee FROM delivery WHERE order_id = $1', [
    order.id,
  ]);
  expect(row).toEqual({ fee: 1500 });
});

test('a wrong step is a 409 that names the present status, a step of another role a 403', async () => {
  const { customer, order } = await newOrder();
  expect((await step(customer.who, order.id, 'accepted')).status).toBe(403);
  expect((await step(vendor(3), order.id, 'delivered')).status).toBe(403);
  expect((await step(vendor(4), order.id, 'accepted')).status).toBe(404);
  const skipped = await step(admin, order.id, 'out');
  expect(skipped).toMatchObject({ status: 409, body: { code: 'wrong_step' } });
  expect(skipped.body.message).toContain('pending');
  expect((await step(admin, order.id, 'pending')).status).toBe(409);
  expect((await step(vendor(3), order.id, 'cancelled')).status).toBe(400);
});

test('ten acceptances at once are one step', async () => {
  const { order } = await newOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => step(vendor(3), order.id, 'accepted')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test('a rejected part is refunded and returned, and the rest goes on', async () => {
  const { customer, order } = await newOrder([3, 4]);
  await step(vendor(4), order.id, 'accepted');
  expect((await step(vendor(3), order.id, 'cancelled', 'Torn')).status).toBe(200);
  expect(await read(customer.who, order.id)).toMatchObject({
    status: 'accepted',
    cancellation: null,
    fulfilments: [{ status: 'cancelled', reason: 'Torn' }, { status: 'accepted' }],
  });
  const told = await eventually('it is told', () => shop.told('orders.fulfilment-rejected.v1', order.reference)[0]);
  expect(told).toMatchObject({ vendorId: 3, refundPesewas: 3000, reason: 'Torn', returnedLines: [{ quantity: 1 }] });
  const fact = (await readOrderFacts(shop.database)).orders.find(({ id }) => id === order.id);
  expect(fact).toMatchObject({ totalPesewas: 7000, livePesewas: 4000, fallenPesewas: 3000, keptShippingPesewas: 0 });
});

test('the last live part’s rejection cancels the order and refunds that part', async () => {
  const { customer, order } = await newOrder([3, 4]);
  await step(vendor(3), order.id, 'cancelled', 'Torn');
  await step(vendor(4), order.id, 'cancelled', 'Lost');
  expect(await read(customer.who, order.id)).toMatchObject({
    status: 'cancelled',
    cancellation: { reason: 'Lost', refundPesewas: 7000 },
  });
  const told = await eventually('it is told', () => shop.told('orders.order-cancelled.v1', order.reference)[0]);
  expect(told).toMatchObject({ cause: 'rejected', refundPesewas: 4000, returnedLines: [{ quantity: 1 }] });
  expect(told.fulfilmentIds).toHaveLength(1);
});

test('a vendor reads why its own part was cancelled, and not what another vendor wrote', async () => {
  const { order } = await newOrder([3, 4]);
  await step(vendor(3), order.id, 'cancelled', 'Torn');
  await step(vendor(4), order.id, 'cancelled', 'Lost');
  expect((await read(vendor(3), order.id)).cancellation).toMatchObject({ reason: 'Torn', refundPesewas: 3000 });
  expect((await read(vendor(4), order.id)).cancellation).toMatchObject({ reason: 'Lost', refundPesewas: 4000 });
});

test('a customer cancels while everything is pending: all money and all pieces go back, once', async () => {
  const { customer, order } = await newOrder([3, 4]);
  const cancel = (who: Who) => shop.call(who, 'POST', `/orders/${order.id}/cancel`, { reason: 'Wrong size' });
  expect((await cancel(newCustomer(shop).who)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => cancel(customer.who)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const told = await eventually('it is told', () => shop.told('orders.order-cancelled.v1', order.reference)[0]);
  expect(told).toMatchObject({ cause: 'customer', reason: 'Wrong size', refundPesewas: 7000 });
  expect(told.returnedLines).toHaveLength(2);
  expect(shop.told('orders.order-cancelled.v1', order.reference)).toHaveLength(1);
});

test('after a vendor has accepted, the customer can’t cancel any more', async () => {
  const { customer, order } = await newOrder();
  await step(vendor(3), order.id, 'accepted');
  const answer = await customer.call('POST', `/orders/${order.id}/cancel`, { reason: 'late' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'too_late_to_cancel' } });
});

test('what a deleted agent was given at the last moment waits for another; what it delivered stays its own', async () => {
  const agent = newAgent();
  const [{ order: done }, { order: open }] = [await newOrder(), await newOrder()];
  for (const { delivery } of [done, open]) await assign(delivery?.id, agent.id);
  await step(vendor(3), done.id, 'accepted');
  for (const status of ['picked', 'out', 'delivered']) await step(agent, done.id, status);
  await shop.publish('identity.user-deleted.v1', { userId: agent.id, version: 2 });
  const agentOf = async (id: number | undefined) =>
    (await shop.call(admin, 'GET', `/deliveries/${id}`)).body.agentUserId as number | null;
  await eventually('it is released', async () => (await agentOf(open.delivery?.id)) === null);
  expect(await agentOf(done.delivery?.id)).toBe(agent.id);
  expect((await assign(open.delivery?.id, newAgent().id)).status).toBe(200);
});

test('who was stopped since identity was asked is given nothing', async () => {
  const { order } = await newOrder();
  const agent = newAgent();
  const asked = shop.identity.agents.get(agent.id);
  if (!asked) throw new Error('There is no such agent.');
  await shop.publish('identity.agent-changed.v1', { ...asked, active: false, version: 2 });
  expect(await assign(order.delivery?.id, agent.id)).toMatchObject({
    status: 409,
    body: { code: 'agent_not_approved' },
  });
});

test('a delivery goes to an approved, active agent only, by the word of identity and not by a copy of it', async () => {
  const { order } = await newOrder();
  const id = order.delivery?.id;
  const agent = newAgent({ approved: false });
  expect((await assign(id, agent.id)).status).toBe(409);
  expect((await assign(id, vendor(3).id)).status).toBe(409);
  const card = shop.identity.agents.get(agent.id);
  if (card) Object.assign(card, { approved: true, version: 2 });
  expect(await assign(id, agent.id)).toMatchObject({ status: 200, body: { agentUserId: agent.id } });
  await eventually('it is told', () => shop.told('orders.delivery-assigned.v1', order.reference).length === 1);
  expect((await step(agent, order.id, 'picked')).status).toBe(409);
  expect((await shop.call(vendor(3), 'PATCH', `/deliveries/${id}`, { agentId: agent.id })).status).toBe(403);
  expect((await assign(2_000_000_000, agent.id)).status).toBe(404);
  if (card) Object.assign(card, { active: false, version: 3 });
  const { order: another } = await newOrder();
  expect((await assign(another.delivery?.id, agent.id)).status).toBe(409);
});

test('while identity is away the copy tells who may be given a delivery', async () => {
  const { order } = await newOrder();
  const known = newAgent();
  const card = shop.identity.agents.get(known.id);
  if (card) await shop.publish('identity.agent-changed.v1', card);
  const unknown = newAgent();
  shop.identity.behaviour.isAway = true;
  try {
    expect((await assign(order.delivery?.id, unknown.id)).status).toBe(503);
    expect((await assign(order.delivery?.id, known.id)).status).toBe(200);
  } finally {
    shop.identity.behaviour.isAway = false;
  }
});

test('who assigns a delivery waits for a step on its order, and keeps nothing that the step may need', async () => {
  const { order } = await newOrder();
  const id = order.delivery?.id;
  const agent = newAgent();
  let assigning: ReturnType<typeof assign> | undefined;
  await shop.database.transaction(async (tx) => {
    await tx.execute('SELECT FROM customer_order WHERE id = $1 FOR UPDATE', [order.id]);
    assigning = assign(id, agent.id);
    await eventually('it waits', async () => {
      const waiting = await shop.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await tx.execute('SELECT FROM delivery WHERE id = $1 FOR UPDATE NOWAIT', [id]);
  });
  expect((await assigning)?.status).toBe(200);
});

test('deliveries are listed for those who work on them', async () => {
  const { customer, order } = await newOrder([7]);
  const listed = async (who: Who, query = '') =>
    (await shop.call(who, 'GET', `/deliveries${query}`)).body.rows.map(({ orderId }: { orderId: number }) => orderId);
  const unassigned = `?filter=${encodeURIComponent('{"unassigned":true}')}`;
  expect(await listed(vendor(7))).toEqual([order.id]);
  expect(await listed(vendor(8))).toEqual([]);
  expect(await listed(newAgent())).toEqual([]);
  expect(await listed(admin, unassigned)).toContain(order.id);
  await assign(order.delivery?.id, newAgent().id);
  expect(await listed(admin, unassigned)).not.toContain(order.id);
  expect((await customer.call('GET', '/deliveries')).status).toBe(403);
});

test('one delivery is read by those who work on it; elsewhere it is a 404, for customers a 403', async () => {
  const { customer, order } = await newOrder([3]);
  const agent = newAgent();
  const id = order.delivery?.id;
  const asked = async (who: Who) => (await shop.call(who, 'GET', `/deliveries/${id}`)).status;
  expect(await Promise.all([asked(agent), asked(vendor(4)), asked(null), asked(customer.who)])).toEqual([
    404, 404, 401, 403,
  ]);
  await assign(id, agent.id);
  const [told] = await eventually('it is told', () => {
    const all = shop.told('orders.delivery-assigned.v1', order.reference);
    return all.length > 0 && all;
  });
  expect(told).toMatchObject({ changes: { agentUserId: { from: null, to: agent.id } } });
  for (const who of [agent, vendor(3), admin]) {
    expect((await shop.call(who, 'GET', `/deliveries/${id}`)).body).toMatchObject({
      ...{ id, orderId: order.id, agentUserId: agent.id, assignedAt: expect.any(String), deliveredAt: null },
    });
  }
});

test('a list holds the caller’s own orders; a filter only narrows', async () => {
  const { customer, order } = await newOrder([11, 12]);
  const { order: foreign } = await newOrder([12]);
  const listed = async (who: Who, filter: object = {}, sort = ['placedAt', 'DESC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
    return (await shop.call(who, 'GET', `/orders?${query.toString()}`)).body;
  };
  const ids = (page: { rows: { id: number }[] }) => page.rows.map(({ id }) => id);
  expect(ids(await listed(customer.who))).toEqual([order.id]);
  expect(ids(await listed(customer.who, { customerId: customer.id + 1 }))).toEqual([]);
  expect(ids(await listed(vendor(12)))).toEqual([foreign.id, order.id]);
  expect((await listed(vendor(12), {}, ['totalAmount', 'ASC'])).rows).toMatchObject([
    { totalPesewas: 12000 },
    { totalPesewas: 12000 },
  ]);
  expect(ids(await listed(admin, { vendorId: 11 }))).toEqual([order.id]);
  expect(ids(await listed(admin, { q: order.number.slice(4, 9).toLowerCase() }))).toEqual([order.id]);
  expect(ids(await listed(admin, { q: '%' }))).toEqual([]);
  expect(ids(await listed(admin, { before: order.placedAt, vendorId: 11 }))).toEqual([]);
  expect(ids(await listed(admin, { from: order.placedAt, vendorId: 11 }))).toEqual([order.id]);
  expect(ids(await listed(admin, { id: [order.id, 9_000_000_000] }))).toEqual([order.id]);
  expect((await listed(admin, { from: '0001-01-01T00:00:00Z' })).total).toBeGreaterThan(1);
  expect((await shop.call(admin, 'GET', '/orders?sort=["nope","ASC"]')).status).toBe(400);
});
