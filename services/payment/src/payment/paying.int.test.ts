import { startStubService } from '@shop/testing/stub-service';
import { startPayment, withPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

const customer = (id = 7) => payment.as({ id, role: 'customer' });
const verify = (query: string, token = customer()) =>
  payment.call<{ success: boolean; transactionId: string; status: string }>('GET', `/payments/verify?${query}`, {
    token,
  });

test.each([
  [6000, '60.00'],
  [50, '0.50'],
  [123_450, '1,234.50'],
])('the provider is asked for exactly %i pesewas, and shows GHS %s', async (pesewas, shown) => {
  const { reference, url } = await payment.initialise(pesewas);
  const { body } = await payment.sandbox.call('GET', `/transaction/verify/${reference}`);
  expect(body.data).toMatchObject({ amount: pesewas, currency: 'GHS' });
  expect(await (await fetch(url)).text()).toContain(`GHS ${shown}`);
});

test('the same reference gets the same page, from any number of calls at once', async () => {
  const { reference, url } = await payment.initialise();
  const json = { reference, customerId: 7, email: 'ama@shop.test', amountPesewas: 12_000 };
  const again = await Promise.all(
    [1, 2, 3].map(() =>
      payment.call<{ authorizationUrl: string }>('POST', '/payments', { token: payment.orders, json }),
    ),
  );
  expect(again.map(({ body }) => body.authorizationUrl)).toEqual([url, url, url]);
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated']);
});

test('the same reference for another sum or customer is a 409', async () => {
  const { reference } = await payment.initialise(12_000, 7);
  const json = { reference, customerId: 7, email: 'ama@shop.test', amountPesewas: 12_000 };
  for (const other of [{ amountPesewas: 1 }, { customerId: 8 }]) {
    const answer = await payment.call('POST', '/payments', { token: payment.orders, json: { ...json, ...other } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_differs' } });
  }
});

test('a reference that the provider took already, in a try that was lost, is a 503 and asked about until it is settled', async () => {
  const reference = 'CK-lost0000000000000000';
  const callback_url = 'http://shop.test/payment-callback';
  const lost = { reference, email: 'ama@shop.test', amount: 12_000, currency: 'GHS', callback_url };
  const { body } = await payment.sandbox.call<{ authorization_url: string }>('POST', '/transaction/initialize', lost);
  const json = { reference, customerId: 7, email: 'ama@shop.test', amountPesewas: 12_000 };
  const answer = await payment.call('POST', '/payments', { token: payment.orders, json });
  expect(answer).toMatchObject({ status: 503, body: { code: 'payment_not_initialised' } });
  await payment.sandbox.choose(body.data.authorization_url, 'approve');
  expect((await payment.settle(reference)).body).toMatchObject({ status: 'success' });
});

test('only orders may start or settle a payment', async () => {
  const json = { reference: 'CK-3f2a9c1d7b', customerId: 7, email: 'ama@shop.test', amountPesewas: 1 };
  const admin = payment.as({ id: 1, role: 'admin' });
  const catalog = payment.service.serviceToken('catalog');
  for (const path of ['/payments', '/payments/CK-3f2a9c1d7b/settle']) {
    expect((await payment.call('POST', path, { json })).status).toBe(401);
    expect((await payment.call('POST', path, { json, token: admin })).status).toBe(403);
    expect((await payment.call('POST', path, { json, token: catalog })).status).toBe(403);
  }
});

test('an approved payment is a success with what the provider says of it, told once', async () => {
  const { reference, url } = await payment.initialise();
  expect((await verify(`reference=${reference}`)).body).toEqual({
    success: false,
    transactionId: reference,
    status: 'pending',
  });
  const back = await payment.sandbox.choose(url, 'approve');
  expect(back.href).toBe(`http://shop.test/payment-callback?reference=${reference}&trxref=${reference}`);
  for (let time = 0; time < 5; time++) {
    expect(await verify(`reference=${reference}`)).toMatchObject({
      status: 200,
      body: { success: true, transactionId: reference, status: 'success' },
    });
  }
  const settled = await payment.settle(reference);
  expect(settled.body).toMatchObject({ status: 'success', amountPesewas: 12_000, method: 'card' });
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
});

test('everything at the same instant makes one success and one event', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  const event = JSON.stringify({ event: 'charge.success', data: { reference } });
  const asked = [
    ...Array.from({ length: 10 }, () => verify(`reference=${reference}`).then(({ body }) => body.success)),
    ...Array.from({ length: 5 }, () => payment.settle(reference).then(({ body }) => body.status === 'success')),
    ...Array.from({ length: 5 }, () => payment.webhook(event).then((status) => status === 200)),
  ];
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-succeeded']);
});

test('a payment is verified by its owner alone', async () => {
  const reference = await payment.paid();
  expect((await verify(`reference=${reference}`)).body).toMatchObject({ success: true, transactionId: reference });
  expect((await verify(`reference=${reference}`, customer(8))).status).toBe(404);
  expect((await verify('reference=CK-00000000000000000000')).status).toBe(404);
  expect((await verify(`reference=${reference}&reference=CK-00000000000000000000`)).status).toBe(400);
  expect((await verify('')).status).toBe(400);
  expect((await payment.call('GET', `/payments/verify?reference=${reference}`)).status).toBe(401);
});

test('a declined payment fails, and a success that comes later still counts', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'decline');
  expect((await payment.settle(reference)).body).toMatchObject({ status: 'failed', paidAt: null });
  await payment.sandbox.choose(url, 'approve');
  expect((await payment.settle(reference)).body).toMatchObject({ status: 'success' });
  expect(await payment.eventsOf(reference)).toEqual(['payment-initiated', 'payment-failed', 'payment-succeeded']);
});

test('a page that was left is abandoned, and may still be paid', async () => {
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'abandon');
  expect((await verify(`reference=${reference}`)).body).toMatchObject({ success: false, status: 'abandoned' });
  await payment.sandbox.choose(url, 'approve');
  expect((await verify(`reference=${reference}`)).body).toMatchObject({ success: true });
});

test('while the provider is away a payment is a 503 that says when to try again, and stays as it is', async () => {
  const provider = await startStubService((router) => {
    router.post('/transaction/initialize', (_req, res) => void res.status(502).send('<html>'));
  });
  await withPayment({ PAYSTACK_BASE_URL: provider.url }, async (away) => {
    const json = { reference: 'CK-3f2a9c1d7b', customerId: 7, email: 'ama@shop.test', amountPesewas: 12_000 };
    const answer = await away.call('POST', '/payments', { token: away.orders, json });
    expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await provider.stop();
    expect((await away.settle('CK-3f2a9c1d7b')).status).toBe(503);
    expect(await away.fact('CK-3f2a9c1d7b')).toMatchObject({ status: 'pending' });
  });
});
