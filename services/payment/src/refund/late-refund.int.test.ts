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

/** A provider that keeps the refunds it is asked for to itself, for longer than anybody waits. */
async function startLateProvider(onRefund: (res: express.Response) => void) {
  const asked = { refunds: 0, lists: 0 };
  const ok = (res: express.Response, data: unknown) => res.json({ status: true, message: 'ok', data });
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
      ok(res, []);
    });
  });
  return { url, stop, asked };
}

async function cancelOne(payment: RunningPayment): Promise<void> {
  const { reference } = await payment.initialise();
  expect((await payment.settle(reference)).body).toMatchObject({ status: 'success' });
  await payment.tell('orders.order-cancelled.v1', orderOf(reference, 1).cancelled);
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
    call.close();
    expect(provider.asked).toEqual({ refunds: 1, lists: 1 });
    for (const res of held) res.destroy();
  });
  await provider.stop();
});
