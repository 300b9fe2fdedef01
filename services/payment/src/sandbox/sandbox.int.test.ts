import { createHash, randomUUID } from 'node:crypto';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';
import { SECRET, startSandbox } from '../../test/start-sandbox.ts';
import type { RunningSandbox } from '../../test/start-sandbox.ts';
import { signatureOf } from '../webhook/signature.ts';
import { faultsSchema, saveFaults } from './faults.ts';

interface Received {
  body: { event: string; data: { reference?: string; transaction_reference?: string } };
  signature: string | undefined;
}

const received: Received[] = [];
let refuseNext = 0;
let shop: Awaited<ReturnType<typeof startStubService>>;
let sandbox: RunningSandbox;

beforeAll(async () => {
  shop = await startStubService((router) => {
    router.post('/webhook', (req, res) => {
      if (refuseNext > 0) {
        refuseNext -= 1;
        return void res.status(500).end();
      }
      received.push({ body: req.body, signature: req.get('x-paystack-signature') });
      res.status(200).end();
    });
  });
  sandbox = await startSandbox(() => `${shop.url}/webhook`);
});
afterAll(async () => {
  await sandbox.stop();
  await shop.stop();
});

const initialise = async (amount = 12_000) => {
  const reference = `CK-${randomUUID()}`;
  const callback_url = 'http://shop.test/payment-callback?from=page';
  const json = { reference, email: 'ama@shop.test', amount, currency: 'GHS', callback_url };
  const { status, body } = await sandbox.call<{ authorization_url: string }>('POST', '/transaction/initialize', json);
  expect(status).toBe(200);
  return { reference, url: body.data.authorization_url, json };
};
const statusOf = async (reference: string) =>
  (await sandbox.call<{ status: string }>('GET', `/transaction/verify/${reference}`)).body.data.status;
const webhooksOf = (reference: string) =>
  received.filter(({ body }) => (body.data.transaction_reference ?? body.data.reference) === reference);

test('without the secret key nothing is answered', async () => {
  for (const authorization of ['', 'Bearer sk_wrong', SECRET]) {
    const answer = await fetch(`${sandbox.url}/transaction/verify/x`, { headers: { authorization } });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { status: false, message: 'Invalid key' },
    });
  }
});

test('a reference is taken once', async () => {
  const { json } = await initialise();
  expect(await sandbox.call('POST', '/transaction/initialize', json)).toMatchObject({
    status: 400,
    body: { status: false, message: 'Duplicate Transaction Reference' },
  });
});

test('an amount that is no whole number of the smallest unit is refused', async () => {
  const { json } = await initialise();
  for (const amount of [0, -1, 60.5, '6000', null]) {
    const again = { ...json, reference: `CK-${randomUUID()}`, amount };
    expect(await sandbox.call('POST', '/transaction/initialize', again)).toMatchObject({ status: 400 });
  }
});

test('an unknown reference, refund or call is refused in the provider’s shape', async () => {
  for (const path of ['/transaction/verify/CK-unknown', '/refund/999999', '/refund/x', '/nothing']) {
    expect(await sandbox.call('GET', path)).toMatchObject({ status: 404, body: { status: false } });
  }
});

test('the page shows the shop, the sum and a form of exactly three outcomes', async () => {
  const { url } = await initialise(123_450);
  const answer = await fetch(url);
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(page).toContain('GHS 1,234.50');
  expect(page).toContain('Akwadaa');
  const buttons = [...page.matchAll(/<button[^>]*name="outcome" value="(\w+)"[^>]*>(\w+)</g)].map(
    ([, ...rest]) => rest,
  );
  expect(buttons).toEqual([
    ['approve', 'Approve'],
    ['decline', 'Decline'],
    ['abandon', 'Abandon'],
  ]);
  expect(page.match(/<button/g)).toHaveLength(3);
  expect(page).not.toMatch(/action=|https?:|src=/);
});

test('the page’s policy lets its own style and the way back to the shop through, and nothing else', async () => {
  const { url } = await initialise();
  const answer = await fetch(url);
  const style = /<style>([^]*?)<\/style>/.exec(await answer.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'`,
  );
});

test('an outcome leads back to the shop with the reference under both names, whatever else stood in the address', async () => {
  const { reference, url } = await initialise();
  const back = await sandbox.choose(url, 'approve');
  expect(back.href).toBe(`http://shop.test/payment-callback?from=page&reference=${reference}&trxref=${reference}`);
});

test('an unknown page is a 404, an unknown outcome a 400', async () => {
  expect((await fetch(`${sandbox.url}/pay/nothing`)).status).toBe(404);
  const choose = (url: string, outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  expect((await choose(`${sandbox.url}/pay/nothing`, 'approve')).status).toBe(404);
  const { reference, url } = await initialise();
  expect((await choose(url, 'steal')).status).toBe(400);
  expect(await statusOf(reference)).toBe('ongoing');
});

test('a decline or an abandoned page may still be approved, an approval is final', async () => {
  const { reference, url } = await initialise();
  await sandbox.choose(url, 'decline');
  expect(await statusOf(reference)).toBe('failed');
  expect(await (await fetch(url)).text()).toContain('The last try was declined');
  await sandbox.choose(url, 'abandon');
  expect(await statusOf(reference)).toBe('abandoned');
  await sandbox.choose(url, 'approve');
  await sandbox.choose(url, 'decline');
  expect(await statusOf(reference)).toBe('success');
  const page = await (await fetch(url)).text();
  expect(page).toContain('This payment is settled');
  expect(page).not.toContain('<form');
  expect(page).toContain(`reference=${reference}`);
});

test('an approval is told by one signed webhook, sent until it is received', async () => {
  refuseNext = 1;
  const { reference, url } = await initialise();
  await sandbox.choose(url, 'approve');
  await sandbox.choose(url, 'approve');
  await eventually('it is received', () => webhooksOf(reference).length > 0);
  const [webhook] = webhooksOf(reference);
  expect(webhook?.body).toMatchObject({
    event: 'charge.success',
    data: { reference, amount: 12_000, status: 'success' },
  });
  expect(webhook?.signature).toBe(signatureOf(JSON.stringify(webhook?.body), SECRET));
  expect(webhooksOf(reference)).toHaveLength(1);
});

test('of outcomes that are picked at once an approval is final, and told once', async () => {
  const { reference, url } = await initialise();
  const outcomes = ['approve', 'decline', 'approve', 'abandon', 'approve'] as const;
  await Promise.all(outcomes.map((outcome) => sandbox.choose(url, outcome)));
  expect(await statusOf(reference)).toBe('success');
  const told = await sandbox.database.query('SELECT FROM sandbox_webhook WHERE body LIKE $1', [`%${reference}%`]);
  expect(told).toHaveLength(1);
});

test('a webhook that was not received before a restart is sent afterwards', async () => {
  refuseNext = 1;
  const { reference, url } = await initialise();
  await sandbox.choose(url, 'approve');
  await eventually('the shop refused it', () => refuseNext === 0);
  await sandbox.restart();
  await eventually('it is received', () => webhooksOf(reference).length === 1);
});

test('a decline is not told', async () => {
  const { reference, url } = await initialise();
  await sandbox.choose(url, 'decline');
  const other = await initialise();
  await sandbox.choose(other.url, 'approve');
  await eventually('the other’s webhook', () => webhooksOf(other.reference).length > 0);
  expect(webhooksOf(reference)).toEqual([]);
});

test('refunds are made, told, and never more than was paid', async () => {
  const { reference, url } = await initialise();
  const refund = (amount?: number) =>
    sandbox.call<{ id: number }>('POST', '/refund', { transaction: reference, amount });
  expect(await refund(1)).toMatchObject({ status: 400, body: { status: false } });
  await sandbox.choose(url, 'approve');
  expect(await refund(12_001)).toMatchObject({ status: 400 });
  const { body } = await refund(5000);
  expect(body.data).toMatchObject({ status: 'pending', amount: 5000, transaction_reference: reference });
  expect(await refund(7001)).toMatchObject({ status: 400 });
  expect((await refund()).body.data).toMatchObject({ amount: 7000 });
  expect(await refund()).toMatchObject({ status: 400 });
  await eventually('both are told', () => webhooksOf(reference).length === 3);
  expect((await sandbox.call('GET', `/refund/${body.data.id}`)).body.data).toMatchObject({ status: 'processed' });
});

test('of refunds at once only so many are taken as the transaction bears', async () => {
  const { reference, url } = await initialise();
  await sandbox.choose(url, 'approve');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sandbox.call('POST', '/refund', { transaction: reference, amount: 6000 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

describe('misbehaves as it was told last', () => {
  afterEach(() => sandbox.faults({}));

  test('also by another program in its database', async () => {
    await saveFaults(sandbox.database, faultsSchema.parse({ swallowWebhooks: true }));
    const { reference, url } = await initialise();
    await sandbox.choose(url, 'approve');
    await saveFaults(sandbox.database, faultsSchema.parse({}));
    const other = await initialise();
    await sandbox.choose(other.url, 'approve');
    await eventually('the other’s webhook', () => webhooksOf(other.reference).length > 0);
    expect(webhooksOf(reference)).toEqual([]);
  });

  test('after a restart', async () => {
    await sandbox.faults({ paidAmount: 11_999, paidCurrency: 'NGN' });
    await sandbox.restart();
    const { reference, url } = await initialise();
    await sandbox.choose(url, 'decline');
    expect((await sandbox.call('GET', `/transaction/verify/${reference}`)).body.data).toMatchObject({
      ...{ status: 'failed', amount: 12_000, currency: 'GHS' },
    });
    await sandbox.choose(url, 'approve');
    expect((await sandbox.call('GET', `/transaction/verify/${reference}`)).body.data).toMatchObject({
      ...{ status: 'success', amount: 11_999, currency: 'NGN' },
    });
  });

  test('in that every answer to the shop comes late, a refusal too', async () => {
    const { reference, json } = await initialise();
    await sandbox.faults({ delayMs: 500 });
    const calls = [
      ['POST', '/transaction/initialize', { ...json, reference: `CK-${randomUUID()}` }],
      ['POST', '/transaction/initialize', json],
      ['POST', '/transaction/initialize', {}],
      ['GET', `/transaction/verify/${reference}`],
      ['GET', '/transaction/verify/CK-unknown'],
      ['POST', '/refund', { transaction: reference }],
      ['GET', `/refund?reference=${reference}`],
      ['GET', '/nothing'],
    ] as const;
    const tooEarly = async ([method, path, body]: (typeof calls)[number]) => {
      const beganAt = performance.now();
      await sandbox.call(method, path, body);
      // A timer may be a little early.
      return performance.now() - beganAt < 490 ? [path] : [];
    };
    expect((await Promise.all(calls.map(tooEarly))).flat()).toEqual([]);
  });
});
