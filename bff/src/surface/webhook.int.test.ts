import type express from 'express';
import { fitsErrorBody } from '../../test/played-services.ts';
import { type StartedBff, startBff } from '../../test/start-bff.ts';

let webhook: { body: Buffer; signature: string | undefined; token: string | undefined } | null = null;

const payment = (router: express.Router): void => {
  router.post('/webhook', (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const [signature, token] = [req.get('x-paystack-signature'), req.get('authorization')];
      webhook = { body: Buffer.concat(chunks), signature, token };
      res.status(204).end();
    });
  });
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { payment } });
});
afterAll(() => bff.stop());
beforeEach(() => {
  webhook = null;
});

const text = '{ "event":"charge.success",\n  "data":{"reference":"CK-1","__proto__":{}} , "n": 1.0 }';

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain'])(
  'the provider’s webhook is passed on byte for byte, as %s',
  async (type) => {
    const answer = await bff.call('POST', '/api/payments/webhook', {
      body: text,
      headers: { 'content-type': type, 'x-paystack-signature': 'abc' },
    });
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect(webhook?.body.toString()).toBe(text);
    expect(webhook?.signature).toBe('abc');
    expect(webhook?.token).toBeUndefined();
  },
);

test('a webhook without a body or a signature is the payment service’s to refuse', async () => {
  expect((await bff.call('POST', '/api/payments/webhook')).status).toBe(200);
  expect([webhook?.body.length, webhook?.signature]).toEqual([0, '']);
});

test('a webhook of more than a megabyte is a 413', async () => {
  const answer = await bff.call('POST', '/api/payments/webhook', { body: 'x'.repeat(1024 * 1024 + 1) });
  expect(answer.status).toBe(413);
  fitsErrorBody(answer.body);
});
