import { randomUUID } from 'node:crypto';
import { eventually } from '@shop/testing/eventually';
import { startStubService } from '@shop/testing/stub-service';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { createHttpClient } from '../http-client/http-client.ts';
import { JWKS_PATH, jwksRoute, localPublicKeys, remotePublicKeys } from './jwks.ts';
import { createServiceTokens, loadServiceKey } from './service-token.ts';
import { createTokenVerifier } from './token-verifier.ts';

let clock = new Date('2026-11-27T12:00:00Z');
const now = () => clock;
const pass = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase('chassis');
});
afterAll(() => testDatabase.drop());

const load = () => loadServiceKey({ database: testDatabase.database, now, newId: randomUUID });

test('replicas that start at once end with one key', async () => {
  const keys = await Promise.all([load(), load(), load()]);
  expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1);
  expect((await load()).publicJwk).toEqual(keys[0]?.publicJwk);
});

test('a service’s token is renewed in time and is good until then', async () => {
  const key = await load();
  const tokens = createServiceTokens({ service: 'orders', key, now });
  const issuers = { orders: localPublicKeys({ keys: [key.publicJwk] }) };
  const verifier = createTokenVerifier({ issuers, revocations: async () => false, now });
  const first = tokens.token();
  pass(44);
  expect(tokens.token()).toBe(first);
  pass(1);
  const second = tokens.token();
  expect(second).not.toBe(first);
  pass(14);
  await expect(verifier.verify(first)).resolves.toEqual({ kind: 'service', name: 'orders' });
  pass(30);
  await expect(verifier.verify(first)).rejects.toMatchObject({ code: 'token_expired' });
  await expect(verifier.verify(second)).resolves.toEqual({ kind: 'service', name: 'orders' });
});

test('another service’s keys are fetched once, and for an unknown id at most every five seconds', async () => {
  const { publicJwk } = await load();
  let fetches = 0;
  const served = { keys: [publicJwk] };
  const stub = await startStubService((router) => {
    router.get(JWKS_PATH, (_req, _res, next) => {
      fetches += 1;
      next();
    });
    router.get(
      JWKS_PATH,
      jwksRoute(async () => served),
    );
  });
  const client = createHttpClient({ name: 'orders', urls: [stub.url] });
  const keys = remotePublicKeys({ client, now });
  await Promise.all([keys.find(publicJwk.kid), keys.find(publicJwk.kid)]);
  expect(await keys.find(publicJwk.kid)).not.toBeNull();
  expect(fetches).toBe(1);
  expect(await keys.find('unknown')).toBeNull();
  expect(fetches).toBe(1);
  served.keys = [publicJwk, { ...publicJwk, kid: 'unknown' }];
  pass(5);
  expect(await keys.find('unknown')).not.toBeNull();
  expect(fetches).toBe(2);

  served.keys = [publicJwk, { ...publicJwk, kid: 'next' }];
  pass(60);
  expect(await keys.find(publicJwk.kid)).not.toBeNull();
  await eventually('the keys are read again before one of them is missed', () => fetches === 3);
  expect(await keys.find('next')).not.toBeNull();
  expect(fetches).toBe(3);
  await client.close();
  await stub.stop();
});
