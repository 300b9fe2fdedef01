import { Readable } from 'node:stream';
import type express from 'express';
import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { silentLogger } from '@shop/testing/silent-logger';
import { z } from 'zod';
import { runInContext } from '../context/request-context.ts';
import { conflict } from '../errors/problem.ts';
import { createMetrics } from '../health/metrics.ts';
import { createHttpApp } from '../http/http-app.ts';
import { createHttpClient } from './http-client.ts';
import type { HttpClient } from './http-client.ts';

const answer = z.looseObject({ from: z.string() });

const here = createHttpApp({
  service: 'test',
  logger: silentLogger,
  metrics: createMetrics('test'),
  readiness: {},
  routes: (router) => {
    router.post('/who', (req, res) => void res.json({ from: 'here', body: req.body, headers: req.headers }));
    router.get('/taken', () => {
      throw conflict('taken', 'This name is taken.');
    });
    router.get('/silent', () => undefined);
  },
});

let network: StubService;
let client: HttpClient;
let isHere = true;
beforeAll(async () => {
  network = await startStubService((router) =>
    router.post('/who', (req: express.Request, res) => {
      req.resume();
      res.json({ from: 'network' });
    }),
  );
  client = createHttpClient({ name: 'catalog', urls: [network.url], inProcess: () => (isHere ? here : undefined) });
});
afterAll(async () => {
  await client.close();
  await network.stop();
});

const who = (sent: { json?: unknown; raw?: Buffer | Readable }) =>
  client.call({ method: 'POST', path: '/who', ...sent, answer });

test('a service of this process is asked without the network, with all that a call carries', async () => {
  const context = { correlationId: 'c-8', caller: { kind: 'visitor' }, token: 'theirs' } as const;
  expect(await runInContext(context, () => who({ json: { x: 'ɛ' } }))).toMatchObject({
    from: 'here',
    body: { x: 'ɛ' },
    headers: { authorization: 'Bearer theirs', 'x-correlation-id': 'c-8' },
  });
});

test('it refuses with the same problem, and is as absent as any other where it does not answer', async () => {
  const taken = client.call({ method: 'GET', path: '/taken', answer });
  await expect(taken).rejects.toMatchObject({ status: 409, code: 'taken', message: 'This name is taken.' });
  const silent = client.call({ method: 'GET', path: '/silent', deadlineMs: 20, answer });
  await expect(silent).rejects.toMatchObject({ status: 503, code: 'catalog_unavailable' });
});

test('what streams goes over the network, and so does all while the service is not here yet', async () => {
  expect(await who({ raw: Readable.from(['a', 'b']) })).toEqual({ from: 'network' });
  expect(await who({ raw: Buffer.from('ab') })).toMatchObject({ from: 'here' });
  isHere = false;
  expect(await who({ json: {} })).toEqual({ from: 'network' });
  isHere = true;
});
