import type { RequestListener } from 'node:http';
import { z } from 'zod';
import { createMetrics } from '@shop/chassis/health/metrics';
import { listen } from '@shop/chassis/http/listen';
import { createPaystackCall } from './paystack-call.ts';
import type { PaystackCall } from './paystack-call.ts';
import { ProviderRefusal } from './provider.ts';

const shape = z.object({ data: z.string() });
const DEADLINE_MS = 200;

/** Calls a provider that answers so, which stands under a path of its own. */
async function withProvider(answer: RequestListener, test: (call: PaystackCall) => Promise<void>): Promise<void> {
  const { url, close } = await listen(answer, { port: 0, host: '127.0.0.1' });
  const metrics = createMetrics('payment');
  const call = createPaystackCall({
    ...{ baseUrl: `${url}/provider`, secretKey: 'sk_test', metrics, deadlineMs: DEADLINE_MS },
  });
  try {
    await test(call);
  } finally {
    await call.close();
    await close();
  }
}

const get = { method: 'GET', path: '/some' } as const;
const away = { status: 503, code: 'provider_unavailable' };

test('calls are signed with the key, carry their JSON and go over connections that are kept', async () => {
  const heard: unknown[] = [];
  const connections = new Set<unknown>();
  await withProvider(
    async (req, res) => {
      connections.add(req.socket);
      const body = Buffer.concat(await req.toArray()).toString();
      const { authorization, 'content-type': type } = req.headers;
      heard.push({ method: req.method, url: req.url, authorization, type, body });
      res.end('{"data":"ok"}');
    },
    async (call) => {
      expect(await call({ method: 'POST', path: '/some', json: { sum: 1 } }, shape)).toEqual({ data: 'ok' });
      for (let time = 0; time < 5; time++) expect(await call(get, shape)).toEqual({ data: 'ok' });
    },
  );
  const same = { url: '/provider/some', authorization: 'Bearer sk_test', type: 'application/json' };
  expect(heard.slice(0, 2)).toEqual([
    { method: 'POST', ...same, body: '{"sum":1}' },
    { method: 'GET', ...same, body: '' },
  ]);
  expect(connections.size).toBeLessThan(3);
});

test.each([400, 404, 422])('a %i with a reason is the provider’s refusal', async (status) => {
  await withProvider(
    (_req, res) => void res.writeHead(status).end('{"status":false,"message":"Not so."}'),
    async (call) => {
      const refusal: unknown = await call(get, shape).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ProviderRefusal);
      expect(refusal).toMatchObject({ status, message: 'Not so.' });
    },
  );
});

test.each<[string, RequestListener]>([
  ['a wrong key', (_req, res) => void res.writeHead(401).end('{"status":false,"message":"Invalid key"}')],
  ['too many calls', (_req, res) => void res.writeHead(429).end('{"status":false,"message":"Slow down"}')],
  ['a fault of its own', (_req, res) => void res.writeHead(500).end('{"status":false,"message":"Sorry"}')],
  ['a page in place of JSON', (_req, res) => void res.writeHead(502).end('<html>')],
  ['JSON of another shape', (_req, res) => void res.end('{"data":1}')],
  ['a connection that breaks', (_req, res) => void res.destroy()],
  ['an answer that does not begin in time', () => undefined],
  ['an answer that does not end in time', (_req, res) => void res.write('{"data":')],
])('%s is a 503', async (_what, answer) => {
  await withProvider(answer, async (call) => {
    await expect(call(get, shape)).rejects.toMatchObject(away);
  });
});

test('the key is not carried to where an answer points', async () => {
  const asked: (string | undefined)[] = [];
  await withProvider(
    (req, res) => {
      asked.push(req.url);
      res.writeHead(302, { location: '/elsewhere' }).end('{"data":"ok"}');
    },
    async (call) => {
      await expect(call(get, shape)).rejects.toMatchObject(away);
    },
  );
  expect(asked).toEqual(['/provider/some']);
});
