import { setImmediate as allElse } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { createTestDatabase } from '@shop/testing/test-database';
import { withPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { startSlowProvider } from '../../test/start-slow-provider.ts';
import type { SlowProvider } from '../../test/start-slow-provider.ts';
import {
  claimProviderEvents,
  keepProviderEvent,
  markSettledWithCommit,
  scheduleProviderEvent,
} from './provider-event-store.ts';
import { createProviderEventWork } from './provider-event-work.ts';

let provider: SlowProvider;
beforeEach(async () => (provider = await startSlowProvider()));
afterEach(() => provider.stop());

/** What waits is looked for when the service starts, and then only when it is woken. */
const withSlowProvider = (test: (payment: RunningPayment) => Promise<void>) =>
  withPayment({ PAYSTACK_BASE_URL: provider.url, RETRY_EVERY_MS: '3600000' }, test);

const charge = (reference: string) => JSON.stringify({ event: 'charge.success', data: { reference } });
const kept = (payment: RunningPayment) =>
  payment.service.parts.database.query<{ times: number; tries: number; settled: boolean }>(
    'SELECT times_received AS times, tries, settled_at IS NOT NULL AS settled FROM provider_event ORDER BY id',
  );
const allSettled = (payment: RunningPayment) =>
  eventually('every event is settled', async () => (await kept(payment)).every(({ settled }) => settled));
const becomes = (payment: RunningPayment, reference: string, status: string) =>
  eventually(`the payment is ${status}`, async () => (await payment.fact(reference)).status === status);

test('an event is answered before the provider is, and settled by its receiver in its first try', () =>
  withSlowProvider(async (payment) => {
    const { reference } = await payment.initialise();
    expect(await payment.webhook(charge(reference))).toBe(200);
    await provider.isAsked(1);
    provider.answer('success');
    await becomes(payment, reference, 'success');
    await allSettled(payment);
    expect(await kept(payment)).toEqual([{ times: 1, tries: 1, settled: true }]);
  }));

test('what an event brings is recorded in one transaction with that the event is settled', () =>
  withSlowProvider(async (payment) => {
    const { reference } = await payment.initialise();
    await payment.webhook(charge(reference));
    await provider.isAsked(1);
    provider.answer('success');
    await becomes(payment, reference, 'success');
    const together = await payment.service.parts.database.query(
      `SELECT settled_at IS NOT NULL AS settled, event.xmin = payment.xmin AS "inOne"
       FROM provider_event event JOIN payment USING (reference)`,
    );
    expect(together).toEqual([{ settled: true, inOne: true }]);
  }));

test('an event that is received again while it is being settled is settled again afterwards', () =>
  withSlowProvider(async (payment) => {
    const { reference } = await payment.initialise();
    await payment.webhook(charge(reference));
    await provider.isAsked(1);
    expect(await payment.webhook(charge(reference))).toBe(200);
    // What was asked before the news came knows nothing of it.
    provider.answer('ongoing');
    await provider.isAsked(1);
    expect(await kept(payment)).toEqual([{ times: 2, tries: 1, settled: false }]);
    provider.answer('success');
    await becomes(payment, reference, 'success');
    await allSettled(payment);
  }));

test('the customer’s return and the webhook together ask the provider once where it says that the payment succeeded', () =>
  withSlowProvider(async (payment) => {
    const { reference } = await payment.initialise();
    const returned = payment.settle(reference);
    await provider.isAsked(1);
    await payment.webhook(charge(reference));
    provider.answer('success');
    expect((await returned).body).toMatchObject({ status: 'success' });
    await allSettled(payment);
    expect(provider.asked).toEqual([reference]);
    expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
  }));

test('of many events at once some wait until others are settled, and none is forgotten', () =>
  withSlowProvider(async (payment) => {
    const references: string[] = [];
    const tell = async (events: number) => {
      for (let one = 0; one < events; one++) {
        const { reference } = await payment.initialise();
        references.push(reference);
        expect(await payment.webhook(charge(reference))).toBe(200);
      }
    };
    await tell(8);
    await provider.isAsked(8);
    // What waits is being settled from here on, so that the next ones do wait.
    await tell(1);
    await provider.isAsked(9);
    await tell(2);
    expect((await kept(payment)).slice(-2)).toMatchObject([{ tries: 0 }, { tries: 0 }]);
    provider.answer('success');
    await provider.isAsked(2);
    provider.answer('success');
    await allSettled(payment);
    for (const reference of references) expect(await payment.fact(reference)).toMatchObject({ status: 'success' });
  }));

test('to stop waits for what is being settled', async () => {
  const { database, drop } = await createTestDatabase('payment');
  let settled = (): void => undefined;
  const settleEvent = () => new Promise<void>((resolve) => (settled = resolve));
  const work = createProviderEventWork({ database, settleEvent, now: () => new Date(), logger: silentLogger });
  await work.receive({ type: 'charge.success', reference: 'CK-3f2a9c1d7b', hash: 'a' });
  let isStopped = false;
  const stopping = work.stop().then(() => (isStopped = true));
  await allElse();
  expect(isStopped).toBe(false);
  settled();
  await stopping;
  await drop();
});

/** An event of a process that is not this one, and how another takes it. */
const eventOfAnother = (payment: RunningPayment) => {
  const { database, now } = payment.service.parts;
  // Not due yet where the service looks, as it starts, for what waits.
  const at = new Date(now().getTime() + 60_000);
  const later = (ms: number) => new Date(at.getTime() + ms);
  const event = { type: 'charge.success', reference: 'CK-3f2a9c1d7b', hash: 'a', at };
  return {
    database,
    later,
    keep: (claimedUntil: Date | null) => keepProviderEvent(database, { ...event, claimedUntil }),
    claimAt: (dueAt: Date) =>
      claimProviderEvents(database, { dueAt, tooFarAt: later(600_000), leaseUntil: later(60_000), limit: 8 }),
  };
};

test('what a process received that died is taken by others once the lease has run out, not before', () =>
  withSlowProvider(async (payment) => {
    const { later, keep, claimAt } = eventOfAnother(payment);
    const { id } = await keep(later(20_000));
    expect(await claimAt(later(19_999))).toEqual([]);
    expect(await claimAt(later(20_000))).toMatchObject([{ id, timesReceived: 1, tries: 2 }]);
  }));

test('an outcome does not settle what was received again meanwhile', () =>
  withSlowProvider(async (payment) => {
    const { database, later, keep, claimAt } = eventOfAnother(payment);
    const first = await keep(later(20_000));
    await keep(null);
    await database.transaction(async (tx) => markSettledWithCommit(tx, first, later(0)));
    expect(await claimAt(later(0))).toMatchObject([{ timesReceived: 2, tries: 1 }]);
  }));

test('a try that failed does not put off what was received again meanwhile', () =>
  withSlowProvider(async (payment) => {
    const { database, later, keep, claimAt } = eventOfAnother(payment);
    const first = await keep(later(20_000));
    await keep(null);
    await scheduleProviderEvent(database, first, later(60_000));
    expect(await claimAt(later(0))).toMatchObject([{ timesReceived: 2, tries: 1 }]);
  }));
