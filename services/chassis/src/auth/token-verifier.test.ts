import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { signTestClaims, signTestServiceToken, signTestToken, testJwk } from '@shop/testing/test-identity';
import { localPublicKeys, toJwk } from './jwks.ts';
import type { RevocationQuestion } from './revocation-check.ts';
import { createTokenVerifier } from './token-verifier.ts';

const NOON = new Date('2026-11-27T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const keys = localPublicKeys({ keys: [testJwk] });
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });

interface Situation {
  at?: Date;
  revoked?: (question: RevocationQuestion) => boolean | Promise<boolean>;
}

function verifierAt({ at = NOON, revoked = () => false }: Situation = {}) {
  let [clock, keyReads] = [at, 0];
  const counted = {
    find: (keyId: string) => {
      keyReads += 1;
      return keys.find(keyId);
    },
  };
  const verifier = createTokenVerifier({
    issuers: { identity: counted, orders: counted },
    revocations: async (question) => revoked(question),
    now: () => clock,
  });
  return { verify: verifier.verify, moveTo: (next: Date) => (clock = next), keyReads: () => keyReads };
}

const vendor = () => signTestToken({ id: 9, role: 'vendor', vendorId: 3, email: 'v@shop.test', version: 4 }, NOON);
const refused = (code: string) => ({ status: 401, code });

test('a person’s token tells who that is', async () => {
  expect(await verifierAt().verify(vendor())).toEqual({
    kind: 'person',
    id: 9,
    email: 'v@shop.test',
    role: 'vendor',
    vendorId: 3,
    tokenId: expect.any(String),
    expiresAt: NOON.getTime() / 1000 + 3600,
  });
});

test('a service’s token tells its name', async () => {
  const token = signTestServiceToken('orders', () => NOON);
  expect(await verifierAt().verify(token)).toEqual({ kind: 'service', name: 'orders' });
});

test('only identity’s word on persons is taken', async () => {
  const claims = jwt.decode(vendor()) as jwt.JwtPayload;
  const { verify } = verifierAt();
  await expect(verify(signTestClaims({ ...claims, iss: 'identity' }))).resolves.toMatchObject({ id: 9 });
  const forged = signTestClaims({ ...claims, iss: 'orders' });
  await expect(verify(forged)).rejects.toMatchObject(refused('token_invalid'));
});

test('a forged, altered, unsigned or unknown token is refused', async () => {
  const { verify } = verifierAt();
  const claims = jwt.decode(vendor()) as jwt.JwtPayload;
  const [head = '', payload = '', signature = ''] = vendor().split('.');
  const admin = Buffer.from(JSON.stringify({ ...claims, role: { name: 'admin' } })).toString('base64url');
  const forgeries = [
    jwt.sign(claims, other.privateKey, { algorithm: 'ES256', keyid: testJwk.kid }),
    jwt.sign(claims, other.privateKey, { algorithm: 'ES256', keyid: 'unknown' }),
    jwt.sign(claims, JSON.stringify(testJwk), { algorithm: 'HS256', keyid: testJwk.kid }),
    jwt.sign(claims, null, { algorithm: 'none', keyid: testJwk.kid }),
    jwt.sign({ ...claims, iss: 'stranger' }, other.privateKey, { algorithm: 'ES256', keyid: testJwk.kid }),
    jwt.sign({ ...claims, iss: '__proto__' }, other.privateKey, { algorithm: 'ES256', keyid: testJwk.kid }),
    [head, admin, signature].join('.'),
    [head, payload, ''].join('.'),
    'a.b.c',
    '',
  ];
  for (const token of forgeries) await expect(verify(token)).rejects.toMatchObject(refused('token_invalid'));
});

test('an RSA key of an older database proves what it signed, with its own algorithm alone', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { verify } = createTokenVerifier({
    issuers: { identity: localPublicKeys({ keys: [testJwk, toJwk('older', publicKey)] }) },
    revocations: async () => false,
    now: () => NOON,
  });
  const claims = jwt.decode(vendor()) as jwt.JwtPayload;
  const signed = (algorithm: jwt.Algorithm) => jwt.sign(claims, privateKey, { algorithm, keyid: 'older' });
  await expect(verify(signed('RS256'))).resolves.toMatchObject({ id: 9 });
  await expect(verify(signed('PS256'))).rejects.toMatchObject(refused('token_invalid'));
});

test('a token dies when its time is up, also one that was verified before', async () => {
  const token = vendor();
  const { verify, moveTo } = verifierAt();
  await verify(token);
  moveTo(later(3599));
  await verify(token);
  moveTo(later(3600));
  await expect(verify(token)).rejects.toMatchObject(refused('token_expired'));
  await expect(verifierAt({ at: later(3601) }).verify(token)).rejects.toMatchObject(refused('token_expired'));
});

test('revocation is asked on each call, though the signature is checked once', async () => {
  const questions: RevocationQuestion[] = [];
  let isRevoked = false;
  const { verify, keyReads } = verifierAt({
    revoked: (question) => {
      questions.push(question);
      return isRevoked;
    },
  });
  const token = vendor();
  await verify(token);
  await verify(token);
  isRevoked = true;
  await expect(verify(token)).rejects.toMatchObject(refused('token_revoked'));
  expect(keyReads()).toBe(1);
  expect(questions).toHaveLength(3);
  expect(questions[0]).toMatchObject({ userId: 9, version: 4 });
});

test('where nobody can tell whether a token is good, it is a 503 and never a yes', async () => {
  const { verify } = verifierAt({ revoked: () => Promise.reject(new Error('away')) });
  await expect(verify(vendor())).rejects.toMatchObject({ status: 503 });
  const without = createTokenVerifier({
    issuers: { identity: { find: () => Promise.reject(new Error('away')) } },
    revocations: async () => false,
    now: () => NOON,
  });
  await expect(without.verify(vendor())).rejects.toMatchObject({ status: 503 });
});
