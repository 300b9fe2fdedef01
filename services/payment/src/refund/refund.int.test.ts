import { randomUUID } from 'node:crypto';
import { eventually } from '@shop/testing/eventually';
import { orderOf } from '../../test/order-events.ts';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment({ RECONCILE_EVERY_MS: '1000' })));
afterAll(() => payment.stop());

let lastOrder = 0;
const nextOrder = () => ++lastOrder;

const becomes = (reference: string, status: string) =>
  eventually(`the payment is ${status}`, async () => {
    const fact = await payment.fact(reference);
    return fact.status === status && fact;
  });
const refundIs = (reference: string, causeKey: string, state: string) =>
  eventually(`the refund is ${state}`, async () =>
    (await payment.fact(reference)).refunds.some((one) => one.causeKey === causeKey && one.state === state),
  );
const atProvider = async (reference: string) =>
  (await payment.sandbox.call<{ status: string; amount: number }[]>('GET', `/refund?reference=${reference}`)).body.data;
const refundAs = async (role: 'admin' | 'vendor' | 'customer', reference: string, json: object) =>
  payment.call('POST', `/payments/${await payment.idOf(reference)}/refund`, {
    token: payment.as({ id: 7, role }),
    json: { reason: 'Sorry', ...json },
  });

test('a cancelled order is refunded once, however often it is told', async () => {
  const reference = await payment.paid();
  const { cancelled } = orderOf(reference, nextOrder());
  await Promise.all([1, 2, 3].map(() => payment.tell('orders.order-cancelled.v1', cancelled)));
  const fact = await becomes(reference, 'refunded');
  expect(fact).toMatchObject({ orderId: cancelled.orderId, refundedAmount: 12_000 });
  expect(fact.refunds).toMatchObject([{ causeKey: 'order', cause: 'cancelled', state: 'processed', amount: 12_000 }]);
  expect(await atProvider(reference)).toMatchObject([{ status: 'processed', amount: 12_000 }]);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded', 'refund-made']);
  expect(payment.published.at(-1)?.payload).toMatchObject({
    orderId: cancelled.orderId,
    cause: 'cancelled',
    whole: true,
  });
});

test('a paid checkout that gets no order is refunded in full', async () => {
  const reference = await payment.paid();
  await payment.tell('orders.checkout-unfulfillable.v1', { reference, customerId: 7, reason: 'replaced' });
  expect((await becomes(reference, 'refunded')).refunds).toMatchObject([{ causeKey: 'unfulfillable', amount: 12_000 }]);
});

test('a part goes back with its fulfilment, the rest with the last one', async () => {
  const reference = await payment.paid();
  const order = orderOf(reference, nextOrder());
  await payment.tell('orders.order-placed.v1', order.placed);
  await payment.tell('orders.fulfilment-rejected.v1', order.firstRejected);
  await refundIs(reference, `fulfilment-${order.fulfilments.first}`, 'processed');
  expect(await payment.fact(reference)).toMatchObject({ status: 'success', refundedAmount: 6000 });
  await payment.tell('orders.order-cancelled.v1', order.lastRejected);
  expect(await becomes(reference, 'refunded')).toMatchObject({ refundedAmount: 12_000 });
  expect(await payment.eventsOf(reference)).toEqual([
    'payment-initiated',
    'payment-succeeded',
    'refund-made',
    'refund-made',
  ]);
});

test('a refund whose answer was lost is found again at the provider and not made twice', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ cutRefundAnswers: true });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await eventually('the provider made it', async () => (await atProvider(reference)).length === 1);
  await payment.sandbox.faults({});
  await becomes(reference, 'refunded');
  expect(await atProvider(reference)).toHaveLength(1);
});

test('a refund that is asked for before the payment is known as paid waits for that', async () => {
  await payment.sandbox.faults({ swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  const other = await payment.paid();
  await payment.tell('orders.order-cancelled.v1', orderOf(other, nextOrder()).cancelled);
  await becomes(other, 'refunded');
  expect((await payment.fact(reference)).refunds).toMatchObject([{ state: 'requested', amount: 12_000 }]);
  await payment.sandbox.choose(url, 'approve');
  await payment.sandbox.faults({});
  await payment.settle(reference);
  await becomes(reference, 'refunded');
});

test('an admin refunds in parts, never more than was paid', async () => {
  const reference = await payment.ordered(6000);
  for (const amountPesewas of [6001, 1e9]) {
    expect((await refundAs('admin', reference, { amountPesewas })).status).toBe(409);
  }
  for (const amountPesewas of [0, -1, 0.5, '100', null]) {
    expect((await refundAs('admin', reference, { amountPesewas })).status).toBe(400);
  }
  expect((await refundAs('admin', reference, { amountPesewas: 2000 })).status).toBe(202);
  expect(await refundAs('admin', reference, { amountPesewas: 4001 })).toMatchObject({
    status: 409,
    body: { code: 'more_than_left', message: 'Only GHS 40.00 of this payment is left to refund.' },
  });
  expect((await refundAs('admin', reference, {})).status).toBe(202);
  expect((await refundAs('admin', reference, {})).status).toBe(409);
  expect((await becomes(reference, 'refunded')).refunds).toMatchObject([{ amount: 2000 }, { amount: 4000 }]);
});

test('of many refunds at once only so many are taken as the payment bears', async () => {
  const reference = await payment.ordered(12_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refundAs('admin', reference, { amountPesewas: 2000 })),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  await becomes(reference, 'refunded');
  expect(await atProvider(reference)).toHaveLength(6);
});

test('the same refund asked for again is made once, also when nothing else is left', async () => {
  for (const amountPesewas of [1000, 6000, undefined]) {
    const reference = await payment.ordered(6000);
    const json = { ...(amountPesewas === undefined ? {} : { amountPesewas }), key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => refundAs('admin', reference, json)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await payment.fact(reference)).refunds).toHaveLength(1);
    expect((await payment.eventsOf(reference)).filter((type) => type === 'refund-asked')).toHaveLength(1);
  }
});

test('a key that stood for another amount is refused', async () => {
  const reference = await payment.ordered(6000);
  const key = 'form-17';
  expect((await refundAs('admin', reference, { amountPesewas: 1000, key })).status).toBe(202);
  for (const other of [{ amountPesewas: 2000 }, {}]) {
    expect(await refundAs('admin', reference, { ...other, key })).toMatchObject({
      status: 409,
      body: { code: 'key_used' },
    });
  }
  const elsewhere = await payment.ordered(6000);
  expect((await refundAs('admin', elsewhere, { amountPesewas: 2000, key })).status).toBe(202);
  expect((await payment.fact(reference)).refunds).toMatchObject([{ amount: 1000 }]);
});

test('who asked for a refund is told, and an admin sees what went back and what is left', async () => {
  const reference = await payment.ordered(6000);
  const paymentId = await payment.idOf(reference);
  expect(await refundAs('admin', reference, { amountPesewas: 2000 })).toMatchObject({
    status: 202,
    body: { refundablePesewas: 4000, refunds: [{ amountPesewas: 2000, cause: 'staff', reason: 'Sorry' }] },
  });
  await refundIs(reference, (await payment.fact(reference)).refunds[0]?.causeKey ?? '', 'processed');
  await payment.eventsOf(reference);
  expect(
    payment.published.find(
      ({ type, payload }) => type.includes('asked') && 'reference' in payload && payload.reference === reference,
    ),
  ).toMatchObject({
    actor: { kind: 'person', id: 7, role: 'admin' },
    payload: { paymentId, amountPesewas: 2000 },
  });
  const path = `/payments/${paymentId}/refunds`;
  const asked = (role: 'admin' | 'customer' | 'vendor') =>
    payment.call('GET', path, { token: payment.as({ id: 7, role }) });
  expect((await asked('admin')).body).toMatchObject({ refundablePesewas: 4000, refunds: [{ state: 'processed' }] });
  expect((await asked('customer')).status).toBe(403);
  expect((await asked('vendor')).status).toBe(403);
  expect((await payment.call('GET', path)).status).toBe(401);
});

test('what an admin gave back already does not go back again with the order', async () => {
  const reference = await payment.paid(12_000);
  const { placed, cancelled } = orderOf(reference, nextOrder());
  await payment.tell('orders.order-placed.v1', placed);
  await refundAs('admin', reference, { amountPesewas: 5000 });
  await payment.tell('orders.order-cancelled.v1', cancelled);
  const { refunds } = await becomes(reference, 'refunded');
  expect(refunds.map(({ askedAmount, amount }) => [askedAmount, amount])).toEqual([
    [5000, 5000],
    [12_000, 7000],
  ]);
});

test.each([
  ['a part', { amountPesewas: 3000 }, [3000, 9000]],
  ['all', {}, [12_000, 0]],
])(
  'an order that is cancelled gives all of its payment back, also where %s failed before',
  async (_what, json, amounts) => {
    const reference = await payment.paid(12_000);
    const { placed, cancelled } = orderOf(reference, nextOrder());
    await payment.tell('orders.order-placed.v1', placed);
    await payment.sandbox.faults({ refundsEnd: 'failed' });
    const key = randomUUID();
    await refundAs('admin', reference, { ...json, key });
    await refundIs(reference, `staff-${key}`, 'failed');
    await payment.sandbox.faults({});
    await payment.tell('orders.order-cancelled.v1', cancelled);
    const { refunds } = await becomes(reference, 'refunded');
    expect(refunds.map(({ amount }) => amount)).toEqual(amounts);
  },
);

test('what failed is not tried again where as much as falls away is left', async () => {
  const reference = await payment.paid(12_000);
  const { placed, firstRejected, fulfilments } = orderOf(reference, nextOrder());
  await payment.tell('orders.order-placed.v1', placed);
  await payment.sandbox.faults({ refundsEnd: 'failed' });
  const key = randomUUID();
  await refundAs('admin', reference, { amountPesewas: 3000, key });
  await refundIs(reference, `staff-${key}`, 'failed');
  await payment.sandbox.faults({});
  await payment.tell('orders.fulfilment-rejected.v1', firstRejected);
  await refundIs(reference, `fulfilment-${fulfilments.first}`, 'processed');
  // Of the news that one was made the other one is asked about too.
  await refundIs(reference, `staff-${key}`, 'failed');
  expect((await payment.fact(reference)).refundedAmount).toBe(6000);
  expect((await atProvider(reference)).map(({ status }) => status)).toEqual(['processed', 'failed']);
});

test('only an admin refunds, and only what was paid', async () => {
  const reference = await payment.paid(6000);
  expect((await refundAs('customer', reference, {})).status).toBe(403);
  expect((await refundAs('vendor', reference, {})).status).toBe(403);
  expect((await payment.call('POST', '/payments/1/refund', { json: { reason: 'x' } })).status).toBe(401);
  expect(await refundAs('admin', (await payment.initialise()).reference, {})).toMatchObject({
    status: 409,
    body: { code: 'not_paid' },
  });
  const token = payment.as({ id: 1, role: 'admin' });
  expect((await payment.call('POST', '/payments/999999/refund', { token, json: { reason: 'x' } })).status).toBe(404);
});

test('a refund that the provider still works on is asked about until it is made', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'pending', swallowWebhooks: true });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'sent');
  expect(await payment.fact(reference)).toMatchObject({ status: 'success', refundedAmount: 0 });
  await payment.sandbox.faults({ swallowWebhooks: true });
  await becomes(reference, 'refunded');
  await payment.sandbox.faults({});
});

test('the provider’s word that a refund is made is followed at once', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'pending' });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'sent');
  await payment.service.parts.database.execute(
    `UPDATE refund SET next_try_at = next_try_at + interval '9 minutes' WHERE state = 'sent'`,
  );
  await payment.sandbox.faults({});
  await becomes(reference, 'refunded');
});

test('a refund that was put off by a clock that was a day ahead is made when the clock is right', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'pending', swallowWebhooks: true });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'sent');
  await payment.service.parts.database.execute(
    `UPDATE refund SET next_try_at = next_try_at + interval '1 day' WHERE state = 'sent'`,
  );
  await payment.sandbox.faults({ swallowWebhooks: true });
  await becomes(reference, 'refunded');
  await payment.sandbox.faults({});
});

test('a refund that fails is told of, and made once when an admin has it tried again', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'failed' });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'failed');
  await payment.sandbox.faults({});
  const key = randomUUID();
  expect((await refundAs('admin', reference, { key })).status).toBe(202);
  await becomes(reference, 'refunded');
  expect((await refundAs('admin', reference, { key })).status).toBe(202);
  expect((await atProvider(reference)).map(({ status }) => status).sort()).toEqual(['failed', 'processed']);
  expect(await payment.eventsOf(reference)).toEqual([
    'payment-initiated',
    'payment-succeeded',
    'refund-failed',
    'refund-asked',
    'refund-made',
  ]);
});

test('a refund that needs attention is told of, and not made a second time beside it', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'needs-attention' });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'failed');
  await payment.sandbox.faults({});
  await payment.sandbox.database.execute(
    `UPDATE sandbox_refund SET status = 'processed' WHERE status = 'needs-attention'`,
  );
  expect((await refundAs('admin', reference, { amountPesewas: 12_000 })).status).toBe(202);
  await becomes(reference, 'refunded');
  expect(await atProvider(reference)).toHaveLength(1);
});

const needingAttention = async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'needs-attention', swallowWebhooks: true });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'failed');
  await payment.sandbox.faults({});
  return reference;
};
const tellProcessed = async (reference: string) =>
  payment.webhook(
    JSON.stringify({ event: 'refund.processed', data: { transaction_reference: reference, id: randomUUID() } }),
  );

test('a refund that somebody mends at the provider is known as made', async () => {
  const reference = await needingAttention();
  await payment.sandbox.database.execute(
    `UPDATE sandbox_refund SET status = 'processed' WHERE status = 'needs-attention'`,
  );
  expect(await tellProcessed(reference)).toBe(200);
  await becomes(reference, 'refunded');
  expect((await payment.eventsOf(reference)).slice(2)).toEqual(['refund-failed', 'refund-made']);
});

test('a refund that still needs attention when another one is made is told of once', async () => {
  const reference = await needingAttention();
  const { database } = payment.service.parts;
  const path = `/payments/${await payment.idOf(reference)}/refunds`;
  const shown = async () => (await payment.call('GET', path, { token: payment.as({ id: 7, role: 'admin' }) })).body;
  const before = await shown();
  expect(before).toMatchObject({ refunds: [{ state: 'failed', failure: expect.stringContaining('attention') }] });
  const tries = async () =>
    (
      await database.query<{ tries: number }>(
        `SELECT tries FROM refund JOIN payment ON payment.id = payment_id WHERE reference = $1 AND state = 'failed'`,
        [reference],
      )
    )[0]?.tries ?? 0;
  const asked = await tries();
  for (const time of [1, 2]) {
    await tellProcessed(reference);
    await eventually('it is asked about again', async () => (await tries()) === asked + time);
  }
  expect(await shown()).toEqual(before);
  expect((await payment.eventsOf(reference)).slice(2)).toEqual(['refund-failed']);
});

test('a refund that the provider refuses is told of with its reason', async () => {
  const reference = await payment.paid();
  await payment.sandbox.call('POST', '/refund', { transaction: reference, amount: 1 });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, nextOrder()).cancelled);
  await refundIs(reference, 'order', 'failed');
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded', 'refund-failed']);
  expect(payment.published.at(-1)?.payload).toMatchObject({ reason: expect.stringContaining('more than') });
});
