import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { createKeyRing } from './key-ring.ts';
import { PUBLISH_S, rotateSigningKey } from './rotate-signing-key.ts';
import { claimsOf, customer, startIdentity } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
let somebody: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  somebody = await identity.signedIn(customer());
});
afterAll(() => identity.stop());

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const me = (token: string) => identity.call('GET', '/users/me', { token });
const keySet = async () =>
  (await identity.call<{ keys: Record<string, unknown>[] }>('GET', '/.well-known/jwks.json')).body;

test('the published keys hold the one that signed, and nothing private', async () => {
  const { keys } = await keySet();
  const { kid } = jwt.decode(somebody.token, { complete: true })?.header ?? {};
  expect(keys.map((key) => key['kid'])).toContain(kid);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('a token without a signature, with algorithm none or with another role is refused', async () => {
  const [header = '', payload = '', signature = ''] = somebody.token.split('.');
  const asAdmin = encoded({ ...claimsOf(somebody.token), role: { name: 'admin' } });
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const forged = [
    `${header}.${payload}.`,
    `${none}.${payload}.`,
    `${none}.${asAdmin}.`,
    `${header}.${asAdmin}.${signature}`,
    'x',
    'x.y.z',
  ];
  for (const token of forged) expect((await me(token)).status).toBe(401);
  expect((await me(somebody.token)).status).toBe(200);
});

test('a token that is signed with the public key as a shared secret, or by a stranger, is refused', async () => {
  const { keys } = await keySet();
  const { kid } = jwt.decode(somebody.token, { complete: true })?.header ?? {};
  const keyid = String(kid);
  const published = JSON.stringify(keys.find((key) => key['kid'] === kid));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const claims = { ...claimsOf(somebody.token), role: { name: 'admin' } };
  expect((await me(jwt.sign(claims, published, { algorithm: 'HS256', keyid }))).status).toBe(401);
  expect((await me(jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid }))).status).toBe(401);
  expect((await me(jwt.sign(claims, privateKey, { algorithm: 'ES256', keyid: 'another' }))).status).toBe(401);
});

test('a service can’t speak for a person', async () => {
  expect((await me(identity.serviceToken('orders'))).status).toBe(403);
});

test('replicas that start together share one key', async () => {
  const { database } = identity.parts;
  await database.execute('DELETE FROM signing_key');
  const rings = Array.from({ length: 4 }, () => createKeyRing(identity.parts));
  const ids = await Promise.all(rings.map(async (ring) => (await ring.active()).keyId));
  expect(new Set(ids).size).toBe(1);
  expect(await database.query('SELECT key_id FROM signing_key')).toHaveLength(1);
});

test('after a change of keys, tokens of the earlier one are still good', async () => {
  const { database, now } = identity.parts;
  const ring = createKeyRing(identity.parts);
  const earlier = await ring.active();
  await database.execute('UPDATE signing_key SET active = false');
  const later = createKeyRing({ ...identity.parts, now: () => new Date(now().getTime() + 60_000) });
  expect((await later.active()).keyId).not.toBe(earlier.keyId);
  expect(await later.find(earlier.keyId)).not.toBeNull();
  expect(await later.publicJwks()).toHaveLength(2);
});

test('a new key is published before it signs, and whoever has signed in stays so', async () => {
  const { database, now, newId } = identity.parts;
  const signingKey = async () => (await createKeyRing(identity.parts).active()).keyId;
  const earlier = await signingKey();
  const knownKeys = (await createKeyRing(identity.parts).publicJwks()).length;
  let publishedS = 0;
  const keyId = await rotateSigningKey({
    database,
    now,
    newId,
    pause: async (seconds) => {
      publishedS = seconds;
      expect(await createKeyRing(identity.parts).publicJwks()).toHaveLength(knownKeys + 1);
      expect(await signingKey()).toBe(earlier);
    },
  });
  expect(publishedS).toBe(PUBLISH_S);
  expect(await signingKey()).toBe(keyId);
  expect(await createKeyRing(identity.parts).find(earlier)).not.toBeNull();
  expect((await me(somebody.token)).status).toBe(200);
});

test('keys are forgotten when their last token has run out', async () => {
  const { database, now, newId } = identity.parts;
  const days = (count: number) => () => new Date(now().getTime() + count * 24 * 3600 * 1000);
  const pause = async () => undefined;
  const known = async () =>
    (await database.query<{ id: string }>('SELECT key_id AS id FROM signing_key')).map(({ id }) => id);
  const first = await rotateSigningKey({ database, newId, pause, now: days(100) });
  const second = await rotateSigningKey({ database, newId, pause, now: days(101) });
  await rotateSigningKey({ database, newId, pause, now: days(131) });
  expect(await known()).toEqual(expect.arrayContaining([first, second]));
  await rotateSigningKey({ database, newId, pause, now: days(133) });
  expect(await known()).not.toContain(first);
  expect(await known()).toContain(second);
});
