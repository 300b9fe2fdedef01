import type express from 'express';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { startStubService } from '@shop/testing/stub-service';
import { orderOf } from '../../test/order-events.ts';
import { withPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { createPaystackCall } from '../provider/paystack-call.ts';
import { createPaystackProvider } from '../provider/paystack-provider.ts';
import { createSendRefunds } from './send-refunds.ts';

const ok = (res: express.Response, data: unknown) => res.json({ status: true, message: 'ok', data });
const no = (res: express.Response) => res.status(400).json({ status: false, message: 'This can’t be read now.' });

const REFUND = { id: 5, amount: 12_000, currency: 'GHS' };

/** A provider that answers as it is told when a refund is asked for or asked about. */
async function startLateProvider(
  onRefund: (res: express.Response) => void,
  onQuestion = (res: express.Response, known: unknown) => void ok(res, known),
) {
  const asked = { refunds: 0, lists: 0, fetches: 0 };
  const { url, stop } = await startStubService((router) => {
    router.post('/transaction/initialize', (req, res) => {
      const { reference } = req.body as { reference: string };
      ok(res, { authorization_url: `${url}/pay`, access_code: 'a', reference });
    });
    router.get('/transaction/verify/:reference', (req, res) => {
      ok(res, { id: 1, status: 'success', reference: req.params.reference, amount: 12_000, currency: 'GHS' });
    });
    router.post('/refund', (_req, res) => {
      asked.refunds += 1;
      onRefund(res);
    });
    router.get('/refund', (_req, res) => {
      asked.lists += 1;
      onQuestion(res, []);
    });
    router.get('/refund/:id', (_req, res) => {
      asked.fetches += 1;
      onQuestion(res, { ...REFUND, status: 'processed' });
    });
  });
  return { url, stop, asked };
}

async function cancelOne(payment: RunningPayment): Promise<string> {
  const { reference } = await payment.initialise();
  expect((await payment.settle(reference)).body).toMatchObject({ status: 'success' });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, 1).cancelled);
  return reference;
}

test('a refund that the provider did not answer for is looked for, and asked for again after a minute', async () => {
  const provider = await startLateProvider((res) => res.destroy());
  await withPayment({ PAYSTACK_BASE_URL: provider.url }, async (payment) => {
    await cancelOne(payment);
    await eventually('it is looked for', () => provider.asked.lists >= 2);
    expect(provider.asked.refunds).toBe(1);
    const { database } = payment.service.parts;
    await database.execute(`UPDATE refund SET asked_at = asked_at - interval '1 minute'`);
    await eventually('it is asked for again', () => provider.asked.refunds === 2);
  });
  await provider.stop();
});

test('a replica whose clock is an hour ahead does not ask for a refund that is being asked for', async () => {
  const held: express.Response[] = [];
  const provider = await startLateProvider((res) => held.push(res));
  await withPayment({ PAYSTACK_BASE_URL: provider.url }, async (payment) => {
    await cancelOne(payment);
    await eventually('it is asked for', () => provider.asked.refunds === 1);
    const { database, outbox, metrics } = payment.service.parts;
    const call = createPaystackCall({ baseUrl: provider.url, secretKey: 'sk_test_sandbox', metrics });
    const now = () => new Date(Date.now() + 3_600_000);
    const ahead = { database, outbox, now, logger: silentLogger, provider: createPaystackProvider(call) };
    await createSendRefunds({ ...ahead, askAgainMs: 1000 })();
    await call.close();
    expect(provider.asked).toMatchObject({ refunds: 1, lists: 1 });
    for (const res of held) res.destroy();
  });
  await provider.stop();
});

test.each<[string, 'lists' | 'fetches', (res: express.Response) => void]>([
  ['to list what it made', 'lists', (res) => void res.destroy()],
  ['to tell of one that it works on', 'fetches', (res) => void ok(res, { ...REFUND, status: 'pending' })],
])('a provider that refuses %s has not refused the refund', async (_what, question, onRefund) => {
  let isReadable = false;
  const provider = await startLateProvider(onRefund, (res, known) => void (isReadable ? ok(res, known) : no(res)));
  await withPayment({ PAYSTACK_BASE_URL: provider.url }, async (payment) => {
    const reference = await cancelOne(payment);
    await eventually('it is asked about twice', () => provider.asked[question] >= 2);
    expect((await payment.fact(reference)).refunds).toMatchObject([
      { state: question === 'lists' ? 'requested' : 'sent', amount: 12_000 },
    ]);
    expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
    isReadable = true;
    const before = provider.asked[question];
    await eventually('it is asked about again', () => provider.asked[question] > before);
    if (question === 'fetches') {
      await eventually('it is made', async () => (await payment.fact(reference)).status === 'refunded');
    }
    expect(provider.asked.refunds).toBe(1);
  });
  await provider.stop();
});
