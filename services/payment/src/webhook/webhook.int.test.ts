import { eventually } from '@shop/testing/eventually';
import { startPayment, withPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { keepProviderEvent } from './provider-event-store.ts';
import { signatureOf } from './signature.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

const charge = (reference: string, other: object = {}) =>
  JSON.stringify({ event: 'charge.success', data: { reference, amount: 12_000, currency: 'GHS', ...other } });
const succeeds = (reference: string) =>
  eventually('the payment succeeds', async () => (await payment.fact(reference)).status === 'success');
const kept = async (reference: string) =>
  payment.service.parts.database.query<{ times: number; settled: boolean }>(
    `SELECT times_received AS times, settled_at IS NOT NULL AS settled FROM provider_event WHERE reference = $1`,
    [reference],
  );

test('a webhook with a wrong or missing signature is a 401 and changes nothing', async () => {
  await payment.sandbox.faults({ swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  const body = charge(reference);
  for (const wrong of [
    'bad',
    '',
    signatureOf(body, 'sk_other'),
    signatureOf(charge('CK-other000'), 'sk_test_sandbox'),
  ]) {
    expect(await payment.webhook(body, wrong)).toBe(401);
  }
  expect(await kept(reference)).toEqual([]);
  expect(await payment.fact(reference)).toMatchObject({ status: 'pending' });
  await payment.sandbox.faults({});
});

test('the provider’s webhook alone settles a payment', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  await succeeds(reference);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
});

test('the same webhook ten times, five of them at once, has one effect', async () => {
  await payment.sandbox.faults({ swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  const body = charge(reference);
  const atOnce = await Promise.all([1, 2, 3, 4, 5].map(() => payment.webhook(body)));
  for (let time = 0; time < 5; time++) atOnce.push(await payment.webhook(body));
  expect(atOnce).toEqual(Array.from({ length: 10 }, () => 200));
  await succeeds(reference);
  await eventually('the event is settled', async () => (await kept(reference))[0]?.settled);
  expect(await kept(reference)).toEqual([{ times: 10, settled: true }]);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
  await payment.sandbox.faults({});
});

test('a signed webhook that the provider does not confirm changes nothing, and counts once the provider does', async () => {
  await payment.sandbox.faults({ swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  const body = charge(reference, { status: 'success' });
  expect(await payment.webhook(body)).toBe(200);
  await eventually('the event is settled', async () => (await kept(reference))[0]?.settled);
  expect(await payment.fact(reference)).toMatchObject({ status: 'pending', paidAmount: 0 });
  await payment.sandbox.choose(url, 'approve');
  expect(await payment.webhook(body)).toBe(200);
  await succeeds(reference);
  await payment.sandbox.faults({});
});

test.each([
  ['an unknown reference', charge('CK-00000000000000000000')],
  [
    'another kind of event',
    JSON.stringify({ event: 'transfer.success', data: { reference: 'CK-0000000000000000000T' } }),
  ],
  ['no reference', JSON.stringify({ event: 'subscription.create', data: {} })],
  ['broken JSON', '{"event":'],
  ['a __proto__ key', '{"event":"x","data":{"__proto__":{"reference":"CK-00000000"}}}'],
])('a signed webhook with %s is answered 200', async (_what, body) => {
  expect(await payment.webhook(body)).toBe(200);
});

test('an unknown reference is settled at once and not asked about for ever', async () => {
  await payment.webhook(charge('CK-11111111111111111111'));
  await eventually('it is settled', async () => (await kept('CK-11111111111111111111'))[0]?.settled);
});

/** A payment that the provider has, and of which the shop lost its record. */
const lost = async (outcome: 'approve' | 'decline') => {
  await payment.sandbox.faults({ swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  await payment.service.parts.database.execute('DELETE FROM payment WHERE reference = $1', [reference]);
  await payment.sandbox.choose(url, outcome);
  await payment.sandbox.faults({});
  return reference;
};
const settledTimes = (reference: string, times: number) =>
  eventually('the event is settled', async () => {
    const [event] = await kept(reference);
    return event?.settled && event.times === times;
  });

test('money for a payment that no record knows is told of once, however often the provider tells it', async () => {
  const reference = await lost('approve');
  const body = charge(reference);
  await Promise.all([1, 2, 3].map(() => payment.webhook(body)));
  await settledTimes(reference, 3);
  expect(await payment.webhook(body)).toBe(200);
  await settledTimes(reference, 4);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-unknown']);
  expect(payment.published.find(({ type }) => type === 'payment.payment-unknown.v1')?.payload).toEqual({
    reference,
    amount: 12_000,
    currency: 'GHS',
  });
});

test.each([
  ['a charge that brought no money', 'decline', 'charge.success'],
  ['an event of another kind', 'approve', 'charge.dispute.create'],
] as const)('%s is nothing to tell of a payment that no record knows', async (_what, outcome, type) => {
  const reference = await lost(outcome);
  await payment.webhook(JSON.stringify({ event: type, data: { reference } }));
  await settledTimes(reference, 1);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated']);
});

test('a webhook of more than a megabyte is a 413', async () => {
  expect(await payment.webhook(`"${'x'.repeat(1_000_001)}"`)).toBe(413);
});

test.each([
  ['before a crash is settled afterwards', 0, null],
  ['by a process that died over it is settled once its lease has run out', 0, 300],
  ['by a clock that was a day ahead is settled when the clock is right', 86_400_000, null],
  ['by such a clock, and being settled there, is settled when the clock is right', 86_400_000, 20_000],
])('a webhook that was received %s', (_when, aheadMs, leaseMs) =>
  withPayment({}, async (alone) => {
    const { database, now } = alone.service.parts;
    await alone.sandbox.faults({ swallowWebhooks: true });
    const { reference, url } = await alone.initialise();
    await database.execute('UPDATE payment SET next_check_at = NULL');
    await alone.sandbox.choose(url, 'approve');
    const at = new Date(now().getTime() + aheadMs);
    const claimedUntil = leaseMs === null ? null : new Date(at.getTime() + leaseMs);
    await keepProviderEvent(database, { type: 'charge.success', reference, hash: 'a', at, claimedUntil });
    await eventually('the payment succeeds', async () => (await alone.fact(reference)).status === 'success');
  }),
);
