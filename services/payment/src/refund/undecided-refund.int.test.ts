import { eventually } from '@shop/testing/eventually';
import { orderOf } from '../../test/order-events.ts';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment({ RECONCILE_EVERY_MS: '1000' })));
afterEach(() => payment.sandbox.faults({}));
afterAll(() => payment.stop());

const refund = async (reference: string, json: object = {}) =>
  payment.call('POST', `/payments/${await payment.idOf(reference)}/refund`, {
    token: payment.as({ id: 1, role: 'admin' }),
    json: { reason: 'Sorry', ...json },
  });
const paidADayAgo = async () => {
  const reference = await payment.paid();
  await payment.service.parts.database.transaction(async (tx) => {
    const ledger = 'ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_is_append_only';
    await tx.execute(ledger);
    await tx.execute(`UPDATE ledger_entry SET at = at - interval '1 day' WHERE kind = 'charge' AND payment_id = $1`, [
      await payment.idOf(reference),
    ]);
    await tx.execute(ledger.replace('DISABLE', 'ENABLE'));
  });
  return reference;
};
const statusForOrders = async (reference: string) => (await payment.settle(reference)).body.status;
const hasFailed = (reference: string) =>
  eventually('the refund has failed', async () =>
    (await payment.fact(reference)).refunds.some(({ state }) => state === 'failed'),
  );
const isBack = (reference: string) =>
  eventually('the money is back', async () => (await payment.fact(reference)).status === 'refunded');

test('what may still become an order is not given back by an admin until it has', async () => {
  const reference = await payment.paid();
  for (const json of [{}, { amountPesewas: 1000 }]) {
    expect(await refund(reference, json)).toMatchObject({
      status: 409,
      body: { code: 'payment_undecided', message: expect.stringContaining('has no order yet') },
    });
  }
  expect(await payment.fact(reference)).toMatchObject({ status: 'success', refunds: [] });
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
  await payment.tell('orders.order-placed.v1', orderOf(reference, 1).placed);
  expect((await refund(reference, { amountPesewas: 1000 })).status).toBe(202);
});

test('what was paid long ago, and is heard of only now, may still become an order too', async () => {
  const reference = await payment.paid();
  await payment.service.parts.database.execute(
    `UPDATE payment SET paid_at = paid_at - interval '3 days' WHERE reference = $1`,
    [reference],
  );
  expect(await refund(reference)).toMatchObject({ status: 409, body: { code: 'payment_undecided' } });
});

test('what has no order a day after it was seen to be paid is given back, and none can come of it from then on', async () => {
  const reference = await paidADayAgo();
  await payment.sandbox.faults({ refundsEnd: 'pending', swallowWebhooks: true });
  expect((await refund(reference, { amountPesewas: 2000 })).status).toBe(202);
  expect(await statusForOrders(reference)).toBe('success');
  expect((await refund(reference)).status).toBe(202);
  expect(await payment.fact(reference)).toMatchObject({ status: 'success', refundedAmount: 0 });
  expect(await statusForOrders(reference)).toBe('refunded');
  const verified = await payment.call('GET', `/payments/verify?reference=${reference}`, {
    token: payment.as({ id: 7, role: 'customer' }),
  });
  expect(verified).toMatchObject({ status: 200, body: { success: true, status: 'success' } });
});

test('what an order gives back stays a success for orders until it is back', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'pending', swallowWebhooks: true });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, 2).cancelled);
  expect(await statusForOrders(reference)).toBe('success');
});

test('what goes back because it gets no order is tried again at once where that failed', async () => {
  const reference = await payment.paid();
  await payment.sandbox.faults({ refundsEnd: 'failed' });
  await payment.tell('orders.checkout-unfulfillable.v1', { reference, customerId: 7, reason: 'replaced' });
  await hasFailed(reference);
  expect(await statusForOrders(reference)).toBe('refunded');
  await payment.sandbox.faults({});
  expect((await refund(reference)).status).toBe(202);
  await isBack(reference);
});

test('what was paid other than asked is tried again at once where its going back failed', async () => {
  await payment.sandbox.faults({ paidAmount: 11_999, refundsEnd: 'failed' });
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  expect(await statusForOrders(reference)).toBe('failed');
  await hasFailed(reference);
  expect(await statusForOrders(reference)).toBe('failed');
  await payment.sandbox.faults({});
  expect((await refund(reference)).status).toBe(202);
  await isBack(reference);
});
