import { eventually } from '@shop/testing/eventually';
import { startPayment, withPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { claimOpenPayments } from './payment-store.ts';

let payment: RunningPayment;
beforeAll(async () => {
  payment = await startPayment({ RECONCILE_EVERY_MS: '200' });
  await payment.sandbox.faults({ swallowWebhooks: true });
});
afterAll(() => payment.stop());

const becomes = (reference: string, status: string) =>
  eventually(`the payment is ${status}`, async () => (await payment.fact(reference)).status === status);

test('a payment whose webhook was lost and whose customer never came back is found', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  await becomes(reference, 'success');
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
});

test('a declined payment, of which the provider tells nothing, is found; so is its later success', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'decline');
  await becomes(reference, 'failed');
  await payment.sandbox.choose(url, 'approve');
  await becomes(reference, 'success');
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-failed', 'payment-succeeded']);
});

test('a settled payment is not asked about again', async () => {
  const reference = await payment.paid();
  const { database } = payment.service.parts;
  const [row] = await database.query('SELECT next_check_at AS at FROM payment WHERE reference = $1', [reference]);
  expect(row).toEqual({ at: null });
});

test.each([
  ['put off by a clock that was a day ahead', `next_check_at = next_check_at + interval '1 day'`],
  ['taken for too old by a clock that was a day ahead', 'next_check_at = NULL'],
  ['begun when the clock was a day behind', `created_at = created_at - interval '1 day', next_check_at = NULL`],
])('a payment that was %s is asked about when the clock is right', async (_what, put) => {
  const { reference, url } = await payment.initialise();
  await payment.service.parts.database.execute(`UPDATE payment SET ${put} WHERE reference = $1`, [reference]);
  await payment.sandbox.choose(url, 'approve');
  await becomes(reference, 'success');
});

test('replicas share the open payments: none is taken twice', () =>
  withPayment({}, async (quiet) => {
    const { database } = quiet.service.parts;
    for (let one = 0; one < 6; one++) await quiet.initialise();
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const taken = await Promise.all(
      [1, 2, 3].map(() =>
        claimOpenPayments(database, { dueAt: later(2), tooFarAt: later(4), leaseUntil: later(3), limit: 6 }),
      ),
    );
    expect(
      taken
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  }));
