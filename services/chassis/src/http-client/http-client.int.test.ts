import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { runInContext } from '../context/request-context.ts';
import { conflict, tooMany, unavailable } from '../errors/problem.ts';
import { createHttpClient } from './http-client.ts';
import type { HttpClient } from './http-client.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function stub(routes: Parameters<typeof startStubService>[0]): Promise<StubService> {
  const started = await startStubService(routes);
  cleanups.push(started.stop);
  return started;
}

function client(urls: string[], options: { deadlineMs?: number; ownToken?: () => string } = {}): HttpClient {
  const made = createHttpClient({ name: 'catalog', urls, ...options });
  cleanups.push(() => made.close());
  return made;
}

const NOWHERE = 'http://127.0.0.1:9';
const away = { status: 503, code: 'catalog_unavailable' };
const answer = z.looseObject({});

test('a call carries its query, its body, the correlation id and the caller’s token', async () => {
  const { url } = await stub((router) =>
    router.post('/echo', (req, res) => void res.json({ query: req.query, body: req.body, headers: req.headers })),
  );
  const caller = { kind: 'visitor' } as const;
  const call = () =>
    client([url]).call({ method: 'POST', path: '/echo', query: { a: 1, b: undefined }, json: { x: 'ɛ' }, answer });
  const echoed = await runInContext({ correlationId: 'c-5', caller, token: 'the-token' }, call);
  expect(echoed).toMatchObject({
    query: { a: '1' },
    body: { x: 'ɛ' },
    headers: { authorization: 'Bearer the-token', 'x-correlation-id': 'c-5' },
  });
});

test('without a caller the service’s own token goes along, and none where none is wanted', async () => {
  const { url } = await stub((router) => router.get('/echo', (req, res) => void res.json(req.headers)));
  const own = client([url], { ownToken: () => 'own' });
  expect(await own.call({ method: 'GET', path: '/echo', answer })).toMatchObject({ authorization: 'Bearer own' });
  expect(await own.call({ method: 'GET', path: '/echo', token: null, answer })).not.toHaveProperty('authorization');
});

test('a refusal comes through as the same problem', async () => {
  const refusal = conflict('sold_out', 'The cot is sold out.');
  const { url } = await stub((router) => {
    router.post('/sell', (_req, res) => void res.status(409).json(refusal.body()));
    router.post('/wait', (_req, res) => void res.status(429).set('retry-after', '9').json(tooMany('Wait.', 9).body()));
  });
  const calling = client([url]);
  await expect(calling.call({ method: 'POST', path: '/sell', answer: 'empty' })).rejects.toMatchObject({
    status: 409,
    code: 'sold_out',
    message: 'The cot is sold out.',
  });
  await expect(calling.call({ method: 'POST', path: '/wait', answer: 'empty' })).rejects.toMatchObject({
    retryAfterS: 9,
  });
});

test('a service that refuses our own token is broken: the customer is not signed out for it', async () => {
  const { url } = await stub((router) =>
    router.get('/x', (_req, res) => void res.status(401).json({ message: 'm', error: 'm', code: 'token_invalid' })),
  );
  const asked = client([url], { ownToken: () => 'own' });
  await expect(asked.call({ method: 'GET', path: '/x', answer })).rejects.toMatchObject(away);
  const context = { correlationId: 'c', caller: { kind: 'visitor' }, token: 'theirs' } as const;
  const asCaller = runInContext(context, () => asked.call({ method: 'GET', path: '/x', answer }));
  await expect(asCaller).rejects.toMatchObject({ status: 401 });
  const withNone = asked.call({ method: 'GET', path: '/x', token: null, answer });
  await expect(withNone).rejects.toMatchObject({ status: 401 });
});

test('an error, another shape, no JSON and no answer in time are a 503', async () => {
  const { url } = await stub((router) => {
    router.get('/error', (_req, res) => void res.status(500).json({ message: 'm', error: 'm', code: 'unexpected' }));
    router.get('/shape', (_req, res) => void res.json({ id: 'text' }));
    router.get('/text', (_req, res) => void res.send('hello'));
    router.get('/silent', () => undefined);
  });
  const calling = client([url], { deadlineMs: 100 });
  for (const path of ['/error', '/shape', '/text', '/silent', '/absent']) {
    await expect(calling.call({ method: 'GET', path, answer: z.object({ id: z.number() }) })).rejects.toMatchObject(
      away,
    );
  }
});

test('calls are shared by the addresses, and one that is away costs nothing', async () => {
  const counts = [0, 0];
  const servers = await Promise.all(
    counts.map((_, index) =>
      stub((router) =>
        router.post('/count', (_req, res) => {
          counts[index] = (counts[index] ?? 0) + 1;
          res.json({});
        }),
      ),
    ),
  );
  const calling = client([...servers.map(({ url }) => url), NOWHERE]);
  for (let index = 0; index < 30; index += 1) await calling.call({ method: 'POST', path: '/count', answer: 'empty' });
  expect(counts[0]).toBeGreaterThan(5);
  expect(counts[1]).toBeGreaterThan(5);
});

test('reading is tried once more after a broken connection, writing only where it is said to be safe', async () => {
  let connections = 0;
  const breaking = createServer((socket) => {
    connections += 1;
    socket.once('data', () => socket.destroy());
  });
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => breaking.close(() => resolve())));
  const calling = client([`http://127.0.0.1:${(breaking.address() as AddressInfo).port}`]);
  const connectionsOf = async (request: { method: 'GET' | 'POST'; retry?: boolean }) => {
    const before = connections;
    await expect(calling.call({ path: '/', answer: 'empty', ...request })).rejects.toMatchObject(away);
    return connections - before;
  };
  expect(await connectionsOf({ method: 'GET' })).toBe(2);
  expect(await connectionsOf({ method: 'POST' })).toBe(1);
  expect(await connectionsOf({ method: 'POST', retry: true })).toBe(2);
  expect(await connectionsOf({ method: 'GET', retry: false })).toBe(1);
});

test('a service that keeps failing is left alone for a while, then tried again', async () => {
  let [calls, isBroken] = [0, true];
  const { url } = await stub((router) =>
    router.get('/x', (_req, res) => {
      calls += 1;
      res.status(isBroken ? 500 : 200).json({});
    }),
  );
  const calling = client([url]);
  const call = () => calling.call({ method: 'GET', path: '/x', answer });
  for (let index = 0; index < 40; index += 1) await expect(call()).rejects.toMatchObject(away);
  expect(calls).toBeLessThan(20);
  isBroken = false;
  expect(await eventually('it is asked again', () => call().catch(() => null))).toEqual({});
});

test('refusals do not count as failing', async () => {
  let calls = 0;
  const { url } = await stub((router) =>
    router.get('/x', (_req, res) => {
      calls += 1;
      res.status(404).json({ message: 'm', error: 'm', code: 'not_found' });
    }),
  );
  const calling = client([url]);
  for (let index = 0; index < 40; index += 1) {
    await expect(calling.call({ method: 'GET', path: '/x', answer })).rejects.toMatchObject({ status: 404 });
  }
  expect(calls).toBe(40);
});

test('a service that tells of another’s fault is passed on as it is and not left alone; one that tells of its own is', async () => {
  const calls = { elsewhere: 0, own: 0 };
  const elsewhere = unavailable('The provider is not answering.', { retryAfterS: 7, code: 'provider_unavailable' });
  const own = unavailable(undefined, { code: 'database_unavailable' });
  const telling = async (what: 'elsewhere' | 'own', problem: typeof own) => {
    const { url } = await stub((router) =>
      router.get('/x', (_req, res) => {
        calls[what] += 1;
        res.status(503).set('retry-after', String(problem.retryAfterS)).json(problem.body());
      }),
    );
    return client([url]);
  };
  const [ofElsewhere, ofOwn] = [await telling('elsewhere', elsewhere), await telling('own', own)];
  for (let index = 0; index < 40; index += 1) {
    await expect(ofElsewhere.call({ method: 'GET', path: '/x', answer })).rejects.toMatchObject({
      ...{ status: 503, code: 'provider_unavailable' },
      ...{ message: 'The provider is not answering.', retryAfterS: 7 },
    });
    await expect(ofOwn.call({ method: 'GET', path: '/x', answer })).rejects.toMatchObject(away);
  }
  expect(calls.elsewhere).toBe(40);
  expect(calls.own).toBeLessThan(20);
});
