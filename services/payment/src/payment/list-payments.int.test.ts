import { eventually } from '@shop/testing/eventually';
import { orderOf } from '../../test/order-events.ts';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

const admin = () => payment.as({ id: 1, role: 'admin' });
const vendor = (vendorId: number) => payment.as({ id: 100 + vendorId, role: 'vendor', vendorId });
const list = async (token: string, query: Record<string, unknown> = {}) => {
  const texts = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
  const { status, body } = await payment.call('GET', `/payments?${new URLSearchParams(texts)}`, { token });
  expect(status).toBe(200);
  return body as {
    rows: { id: number; reference: string; amountPesewas: number; refundedPesewas: number }[];
    total: number;
  };
};

test('each sees what is its own: the customer the payment, each vendor its share, an admin all', async () => {
  const reference = await payment.paid(12_000, 7);
  await payment.paid(5000, 8);
  const order = orderOf(reference, 1);
  await payment.tell('orders.order-placed.v1', order.placed);
  const id = await payment.idOf(reference);

  expect(await list(payment.as({ id: 7, role: 'customer' }))).toMatchObject({
    total: 1,
    rows: [{ id, orderId: 1, amountPesewas: 12_000, status: 'success', method: 'card', refundedPesewas: 0 }],
  });
  expect(await list(vendor(3))).toMatchObject({ total: 1, rows: [{ id, orderId: 1, amountPesewas: 6000 }] });
  expect(await list(vendor(4))).toMatchObject({ total: 1, rows: [{ id, orderId: 1, amountPesewas: 5000 }] });
  expect(await list(vendor(5))).toEqual({ rows: [], total: 0 });
  expect(await list(payment.as({ id: 9, role: 'vendor' }))).toEqual({ rows: [], total: 0 });
  expect(await list(admin())).toMatchObject({ total: 2 });
  expect(await list(admin(), { filter: { vendorId: 4 } })).toMatchObject({ rows: [{ amountPesewas: 5000 }] });

  for (const token of [vendor(5), payment.as({ id: 8, role: 'customer' })]) {
    expect((await payment.call('GET', `/payments/${id}`, { token })).status).toBe(404);
    expect(await list(token, { filter: { id } })).toMatchObject({ rows: [] });
  }
  expect(await list(vendor(3), { filter: { vendorId: 4 } })).toEqual({ rows: [], total: 0 });
  expect(await list(payment.as({ id: 7, role: 'customer' }), { filter: { customerId: 8 } })).toMatchObject({
    rows: [],
  });
  expect((await payment.call('GET', `/payments/${id}`, { token: vendor(3) })).body).toMatchObject({
    amountPesewas: 6000,
  });
  expect((await payment.call('GET', '/payments', { token: payment.as({ id: 5, role: 'delivery' }) })).status).toBe(403);
  expect((await payment.call('GET', '/payments')).status).toBe(401);
});

test('how orders were paid is told by their references, to each only of what is its own', async () => {
  const [own, others] = [await payment.paid(12_000, 7), await payment.paid(5000, 8)];
  const ask = async (token: string, references: readonly string[] = [own, others, 'CK-0000000000']) => {
    const { status, body } = await payment.call('POST', '/payments/of-orders', { token, json: { references } });
    expect(status).toBe(200);
    return (body as { payments: { reference: string }[] }).payments;
  };
  const paidByCard = { method: 'card', status: 'success', refundedPesewas: 0 };
  // Before the news of the order has come, the vendors have no shares of it yet.
  expect(await ask(payment.as({ id: 7, role: 'customer' }))).toEqual([{ reference: own, ...paidByCard }]);
  expect(await ask(vendor(3))).toEqual([]);
  expect(await ask(admin())).toHaveLength(2);

  await payment.tell('orders.order-placed.v1', orderOf(own, 21).placed);
  expect(await ask(vendor(3))).toEqual([{ reference: own, ...paidByCard }]);
  expect(await ask(payment.as({ id: 9, role: 'vendor' }))).toEqual([]);
  const json = { references: [own] };
  const agent = payment.as({ id: 5, role: 'delivery' });
  expect((await payment.call('POST', '/payments/of-orders', { token: agent, json })).status).toBe(403);
  expect((await payment.call('POST', '/payments/of-orders', { json })).status).toBe(401);
});

test('a vendor’s share falls to nothing with its fulfilment, in whatever order the events come', async () => {
  for (const [orderId, rejectedFirst] of [
    [11, false],
    [12, true],
  ] as const) {
    const reference = await payment.paid();
    const order = orderOf(reference, orderId);
    if (rejectedFirst) await payment.tell('orders.fulfilment-rejected.v1', order.firstRejected);
    await payment.tell('orders.order-placed.v1', order.placed);
    if (!rejectedFirst) await payment.tell('orders.fulfilment-rejected.v1', order.firstRejected);
    await payment.tell('orders.order-placed.v1', order.placed);
    const filter = { orderId };
    expect((await list(vendor(3), { filter })).rows).toMatchObject([{ amountPesewas: 0, refundedPesewas: 6000 }]);
    expect((await list(vendor(4), { filter })).rows).toMatchObject([{ amountPesewas: 5000, refundedPesewas: 0 }]);
    await eventually(
      'the customer has its part back',
      async () => (await payment.fact(reference)).refundedAmount === 6000,
    );
  }
});

test('a list is sorted, cut and searched; what it does not know is a 400', async () => {
  const references = [await payment.paid(30_000, 20), await payment.paid(10_000, 20), await payment.paid(20_000, 20)];
  const token = payment.as({ id: 20, role: 'customer' });
  const amounts = async (query: object) =>
    (await list(token, query as Record<string, unknown>)).rows.map((row) => row.amountPesewas);
  expect(await amounts({})).toEqual([20_000, 10_000, 30_000]);
  expect(await amounts({ sort: ['amount', 'ASC'] })).toEqual([10_000, 20_000, 30_000]);
  expect(await amounts({ sort: ['paidAt', 'ASC'], range: [1, 1] })).toEqual([10_000]);
  expect(await list(token, { range: [5, 9] })).toEqual({ rows: [], total: 3 });
  expect(await amounts({ filter: { q: references[1]?.toLowerCase() } })).toEqual([10_000]);
  expect(await amounts({ filter: { q: String(await payment.idOf(references[0] ?? '')) } })).toEqual(
    expect.arrayContaining([30_000]),
  );
  const [first = '', second = ''] = references;
  expect(await amounts({ filter: { q: second.slice(0, 12) } })).toEqual([10_000]);
  expect(await amounts({ filter: { q: second.slice(3, 12) } })).toEqual([]);
  await payment.tell('orders.order-placed.v1', orderOf(first, 31).placed);
  expect(await amounts({ filter: { q: 'Ɛfua', qOrderId: [31] } })).toEqual([30_000]);
  expect(await amounts({ sort: ['orderId', 'ASC'] })).toEqual([30_000, 10_000, 20_000]);
  const unpaid = await payment.initialise(400, 20);
  expect(await amounts({ filter: { q: unpaid.reference } })).toEqual([400]);
  expect(await amounts({ filter: { q: unpaid.reference, paid: true } })).toEqual([]);
  expect(await amounts({ filter: { q: 'Ɛfua', qCustomerId: [20], paid: true } })).toEqual([20_000, 10_000, 30_000]);
  expect(await amounts({ filter: { q: 'Ɛfua', qCustomerId: [21] } })).toEqual([]);
  for (const q of ['%', '_', '\\', "'"]) expect(await amounts({ filter: { q } })).toEqual([]);
  expect(await amounts({ filter: { status: 'failed' } })).toEqual([]);
  for (const query of ['sort=["email","ASC"]', 'filter={"nope":1}', 'range=[2,1]']) {
    expect((await payment.call('GET', `/payments?${query}`, { token })).status).toBe(400);
  }
  for (const id of ['0', 'x', '1e3']) {
    expect((await payment.call('GET', `/payments/${id}`, { token })).status).toBe(400);
  }
});

test('nobody changes the ledger', async () => {
  await payment.paid();
  const { database } = payment.service.parts;
  for (const statement of ['UPDATE ledger_entry SET amount = 1', 'DELETE FROM ledger_entry', 'TRUNCATE ledger_entry']) {
    await expect(database.execute(statement)).rejects.toThrow('only ever added to');
  }
});
