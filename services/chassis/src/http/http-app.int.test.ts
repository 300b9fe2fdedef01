import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { z } from 'zod';
import { silentLogger } from '@shop/testing/silent-logger';
import { signTestServiceToken, signTestToken, testJwk } from '@shop/testing/test-identity';
import { callerOf, requirePerson, requireService } from '../auth/authenticate.ts';
import { localPublicKeys } from '../auth/jwks.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { currentContext } from '../context/request-context.ts';
import { conflict, tooMany } from '../errors/problem.ts';
import { createMetrics } from '../health/metrics.ts';
import { body, params, query } from './door.ts';
import { createHttpApp } from './http-app.ts';

const now = () => new Date();
const metrics = createMetrics('test');
let isDatabaseThere = true;
let isRevoked = false;

const keys = localPublicKeys({ keys: [testJwk] });
const verifier = createTokenVerifier({
  issuers: { identity: keys, orders: keys },
  revocations: async () => isRevoked,
  now,
});

const app = createHttpApp({
  service: 'test',
  logger: silentLogger,
  metrics,
  verifier,
  jwks: { keys: [testJwk] },
  readiness: {
    database: async () => {
      if (!isDatabaseThere) throw new Error('away');
    },
  },
  routes: (router) => {
    router.post(
      '/things',
      (req, res) => void res.status(201).json(body(req, z.object({ name: z.string(), more: z.unknown().optional() }))),
    );
    router.get('/things/:id', (req, res) => void res.json(params(req, z.object({ id: z.coerce.number().int() }))));
    router.get('/search', (req, res) => void res.json(query(req, z.strictObject({ q: z.string().optional() }))));
    router.get('/taken', () => {
      throw conflict('taken', 'This name is taken.');
    });
    router.get('/busy', () => {
      throw tooMany('Please wait.', 7);
    });
    router.get('/broken', async () => {
      await pause(1);
      throw new Error('password=hunter2');
    });
    router.get('/no-database', () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    router.get('/me', (req, res) => void res.json(requirePerson(req)));
    router.get('/admins', (req, res) => void res.json(requirePerson(req, 'admin', 'vendor')));
    router.get('/for-services', (req, res) => void res.json(requireService(req, 'orders')));
    router.post('/context', async (req, res) => {
      await pause(1);
      res.json({ ...currentContext(), same: callerOf(req).kind });
    });
  },
});

const customer = signTestToken({ id: 7, role: 'customer' }, now());
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const postText = (text: string, type = 'application/json') =>
  request(app).post('/things').set('content-type', type).send(text);

afterEach(() => {
  isDatabaseThere = true;
  isRevoked = false;
});

test('a body that fits is read', async () => {
  const answer = await request(app).post('/things').send({ name: 'cot' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ name: 'cot' });
});

test('a body that does not fit is a 400 that names the fault', async () => {
  const answer = await request(app).post('/things').send({ name: 5 });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: 'name' }] });
  expect(answer.body.message).toMatch(/^name: /);
  expect(answer.body.error).toBe(answer.body.message);
});

test.each([
  ['a list', '[]'],
  ['a number', '5'],
  ['null', 'null'],
  ['nothing', ''],
])('%s at the top is a 400', async (_what, text) => {
  expect((await postText(text)).status).toBe(400);
});

test.each([
  ['cut off', '{"name":'],
  ['not JSON', 'name=x'],
  ['50,000 opened brackets', '['.repeat(50_000)],
  ['deeply nested lists', `{"name":"x","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['deeply nested objects', `{"name":"x","more":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['a __proto__ key', '{"name":"x","__proto__":{"admin":true}}'],
  ['a __proto__ key further in', '{"name":"x","more":[{"\\u005f_proto__":1}]}'],
])('%s is malformed JSON, a 400', async (_what, text) => {
  const answer = await postText(text);
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('malformed_json');
});

test('bytes that are not UTF-8, which would be read as question marks, are malformed JSON too', async () => {
  const latin = Buffer.from('{"name":"caf\u00e9"}', 'latin1');
  const server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/things`, { method: 'POST', headers, body: latin });
  server.close();
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'malformed_json', message: 'This JSON is not written in UTF-8.' },
  ]);
});

test('three megabytes are a 413', async () => {
  const answer = await postText(JSON.stringify({ name: 'x'.repeat(3_000_000) }));
  expect(answer.status).toBe(413);
  expect(answer.body.code).toBe('too_large');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of %s where JSON is read is a 415',
  async (type) => {
    expect((await postText('name=x', type)).status).toBe(415);
  },
);

test('a charset or an encoding that nobody knows is a 415', async () => {
  expect((await postText('{}', 'application/json; charset=klingon')).status).toBe(415);
  expect((await postText('{}').set('content-encoding', 'zip')).status).toBe(415);
});

test('a path that can’t be decoded is a 400', async () => {
  expect((await request(app).get('/things/%E0%A4%A')).status).toBe(400);
});

test('a query is read flat, twice the same key is not a text', async () => {
  expect((await request(app).get('/search?q=a')).body).toEqual({ q: 'a' });
  expect((await request(app).get('/search?q=a&q=b')).status).toBe(400);
  expect((await request(app).get('/search?q[x]=a')).status).toBe(400);
});

test('a problem is answered as it is, with the time to wait', async () => {
  const taken = await request(app).get('/taken');
  expect([taken.status, taken.body]).toEqual([
    409,
    { message: 'This name is taken.', error: 'This name is taken.', code: 'taken' },
  ]);
  expect((await request(app).get('/busy')).headers['retry-after']).toBe('7');
});

test('an unexpected error tells nothing of itself', async () => {
  const answer = await request(app).get('/broken');
  expect(answer.status).toBe(500);
  expect(answer.body.code).toBe('unexpected');
  expect(JSON.stringify(answer.body)).not.toContain('hunter2');
});

test('a database that is away is a 503 with a time to wait', async () => {
  const answer = await request(app).get('/no-database');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

test('an unknown path is a 404 of our shape', async () => {
  const answer = await request(app).get('/nowhere');
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});

test('no token makes a visitor, a person’s token that person', async () => {
  expect((await request(app).get('/me')).body.code).toBe('not_signed_in');
  expect((await request(app).get('/me').set(bearer(customer))).body).toMatchObject({
    kind: 'person',
    id: 7,
    role: 'customer',
  });
});

test('another role is a 403, a service is no person and a person no service', async () => {
  const service = signTestServiceToken('orders', now);
  const stranger = signTestServiceToken('identity', now);
  expect((await request(app).get('/admins').set(bearer(customer))).status).toBe(403);
  expect((await request(app).get('/me').set(bearer(service))).status).toBe(403);
  expect((await request(app).get('/for-services').set(bearer(service))).body).toEqual({
    kind: 'service',
    name: 'orders',
  });
  expect((await request(app).get('/for-services').set(bearer(stranger))).status).toBe(403);
  expect((await request(app).get('/for-services').set(bearer(customer))).status).toBe(403);
  expect((await request(app).get('/for-services')).status).toBe(401);
});

test('a dead token is a 401 also where none was needed', async () => {
  for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic eDp5', '']) {
    expect((await request(app).get('/search').set({ authorization })).status).toBe(401);
  }
  isRevoked = true;
  const answer = await request(app).get('/search').set(bearer(customer));
  expect([answer.status, answer.body.code]).toEqual([401, 'token_revoked']);
});

test('the context holds who calls, under which id, also after a body was read', async () => {
  const answer = await request(app)
    .post('/context')
    .set(bearer(customer))
    .set('x-correlation-id', 'abc-1')
    .send({ a: 1 });
  expect(answer.body).toMatchObject({ correlationId: 'abc-1', caller: { id: 7 }, token: customer, same: 'person' });
  expect(answer.headers['x-correlation-id']).toBe('abc-1');
});

test('a correlation id that is no plain word is replaced', async () => {
  const answer = await request(app).get('/search').set('x-correlation-id', 'a b;<c>');
  expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('answers carry what keeps browsers from guessing and from framing', async () => {
  const { headers } = await request(app).get('/search');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('readiness tells which part is away, health does not depend on it', async () => {
  expect((await request(app).get('/readyz')).status).toBe(200);
  isDatabaseThere = false;
  const answer = await request(app).get('/readyz');
  expect([answer.status, answer.body.parts]).toEqual([503, { database: 'away' }]);
  expect((await request(app).get('/healthz')).status).toBe(200);
});

test('the metrics count answers by route and not by address', async () => {
  await request(app).get('/things/12345');
  const { text } = await request(app).get('/metrics');
  expect(text).toContain('route="/things/:id"');
  expect(text).not.toContain('12345');
});

test('the public keys are served and nothing of the private one', async () => {
  const { keys: served } = (await request(app).get('/.well-known/jwks.json')).body;
  expect(Object.keys(served[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
