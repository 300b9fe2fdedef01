import { revocationAnswerSchema } from '@shop/contracts/services/identity';
import { remotePublicKeys } from '@shop/chassis/auth/jwks';
import { createRevocationCheck, revocationKeys } from '@shop/chassis/auth/revocation-check';
import { createTokenVerifier } from '@shop/chassis/auth/token-verifier';
import type { TokenVerifier } from '@shop/chassis/auth/token-verifier';
import type { Cache } from '@shop/chassis/cache/cache';
import { createHttpClient } from '@shop/chassis/http-client/http-client';
import { eventually } from '@shop/testing/eventually';
import { createMemoryTestCache } from '@shop/testing/test-cache';
import { failingCache } from '../../test/failing-cache.ts';
import { claimsOf, customer, startIdentity } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../../test/identity-under-test.ts';
import { createRevocationKeeper } from './revocation-keeper.ts';

const cache = failingCache(createMemoryTestCache());
let identity: IdentityUnderTest;
let client: ReturnType<typeof createHttpClient>;
beforeAll(async () => {
  identity = await startIdentity({ cache });
  client = createHttpClient({ name: 'identity', urls: [identity.url] });
});
afterAll(async () => {
  await client.close();
  await identity.stop();
});

/** What another service does with a token: the cache first, identity where that can't tell. */
const neighbour = (sharedCache: Pick<Cache, 'getMany'>, askIdentity = ask): TokenVerifier =>
  createTokenVerifier({
    issuers: { identity: remotePublicKeys({ client, now: identity.parts.now }) },
    revocations: createRevocationCheck({ cache: sharedCache, askIdentity }),
    now: identity.parts.now,
  });

const ask = async (question: { tokenId: string; userId: number; version: number }): Promise<boolean> =>
  (await client.call({ method: 'GET', path: '/revocations/check', query: question, answer: revocationAnswerSchema }))
    .revoked;

const nobodyToAsk = (): Promise<boolean> => Promise.reject(new Error('identity was asked'));
const cacheIsComplete = () =>
  eventually('the cache knows all', async () => (await cache.get(revocationKeys.complete)) !== null);
const signOut = (token: string) => identity.call('POST', '/sign-out', { token });
const ended = expect.objectContaining({ status: 401, code: 'token_revoked' }) as unknown;

test('another service takes a token by the published key, and the cache is enough for that', async () => {
  const { id, email, token } = await identity.signedIn(customer());
  await cacheIsComplete();
  expect(await neighbour(cache, nobodyToAsk).verify(token)).toMatchObject({
    kind: 'person',
    id,
    email,
    role: 'customer',
  });
});

test('signing out ends the token everywhere before it answers, and no other', async () => {
  const { email, token } = await identity.signedIn(customer());
  const other = (await identity.signIn(email)).body.token;
  await cacheIsComplete();
  expect((await signOut(token)).status).toBe(204);
  await expect(neighbour(cache, nobodyToAsk).verify(token)).rejects.toEqual(ended);
  expect(await identity.call('GET', '/users/me', { token })).toMatchObject({ status: 401 });
  expect(await identity.call('GET', '/users/me', { token: other })).toMatchObject({ status: 200 });
});

test('a visitor can’t sign out', async () => {
  expect((await identity.call('POST', '/sign-out')).status).toBe(401);
});

test('an ended token stays dead when the cache has been emptied', async () => {
  const { token } = await identity.signedIn(customer());
  await signOut(token);
  await expect(neighbour(createMemoryTestCache()).verify(token)).rejects.toEqual(ended);
});

test('an ended token stays dead while the cache is away, also when it was ended then', async () => {
  const before = await identity.signedIn(customer());
  const during = await identity.signedIn(customer());
  await signOut(before.token);
  cache.cut();
  try {
    expect((await signOut(during.token)).status).toBe(204);
    const verifier = neighbour(cache);
    await expect(verifier.verify(before.token)).rejects.toEqual(ended);
    await expect(verifier.verify(during.token)).rejects.toEqual(ended);
    expect(await verifier.verify((await identity.signIn(during.email)).body.token)).toMatchObject({ id: during.id });
  } finally {
    cache.mend();
  }
});

test('a revocation that did not reach the cache takes the marker away, so that identity is asked', async () => {
  const { token } = await identity.signedIn(customer());
  await cacheIsComplete();
  const { set } = cache;
  cache.set = () => Promise.reject(new Error('the cache is full'));
  try {
    expect((await signOut(token)).status).toBe(204);
    await expect(neighbour(cache).verify(token)).rejects.toEqual(ended);
  } finally {
    cache.set = set;
  }
});

test('where neither cache nor identity can tell, the answer is a 503 and not a yes', async () => {
  const { token } = await identity.signedIn(customer());
  await expect(neighbour(createMemoryTestCache(), nobodyToAsk).verify(token)).rejects.toMatchObject({ status: 503 });
});

describe('the keeper', () => {
  const HOUR_MS = 3600_000;
  const keeperOf = (emptied: Cache, now = identity.parts.now) =>
    createRevocationKeeper({ database: identity.parts.database, cache: emptied, now, newId: () => 'here' });
  const empty = (emptied: Cache, token: string) =>
    emptied.delete(
      revocationKeys.complete,
      revocationKeys.token(String(claimsOf(token)['jti'])),
      'revocations:witness:here',
      'revocations:run:here',
    );

  /** A token was ended an hour before the last run. */
  const keptForHours = async () => {
    const { token } = await identity.signedIn(customer());
    await signOut(token);
    let hours = 0;
    const passHour = () => void (hours += 1);
    const emptied = createMemoryTestCache();
    const keeper = keeperOf(emptied, () => new Date(Date.now() + hours * HOUR_MS));
    await keeper.keep();
    passHour();
    await keeper.keep();
    return { emptied, keeper, token, passHour };
  };

  test('fills an empty cache before it calls it complete', async () => {
    const { token } = await identity.signedIn(customer());
    await signOut(token);
    const emptied = createMemoryTestCache();
    await keeperOf(emptied).keep();
    await expect(neighbour(emptied, nobodyToAsk).verify(token)).rejects.toEqual(ended);
  });

  test('fills a cache that was emptied long after a token was ended', async () => {
    const { emptied, keeper, token, passHour } = await keptForHours();
    await empty(emptied, token);
    passHour();
    await keeper.keep();
    await expect(neighbour(emptied, nobodyToAsk).verify(token)).rejects.toEqual(ended);
  });

  test('does not call a cache complete that was emptied while it was being filled', async () => {
    const { token } = await identity.signedIn(customer());
    await signOut(token);
    const emptied = createMemoryTestCache();
    const { setWhile } = emptied;
    const seen: (string | null)[] = [];
    emptied.setWhile = async (present, key, value, ttlS) => {
      if (key === revocationKeys.complete) await empty(emptied, token);
      const isSet = await setWhile(present, key, value, ttlS);
      seen.push(await emptied.get(revocationKeys.complete));
      return isSet;
    };
    await expect(keeperOf(emptied).keep()).rejects.toThrow(/emptied/);
    expect(seen).toEqual([null, null]);
  });

  test('does not call a cache complete that was emptied just after the last run was looked for', async () => {
    const { emptied, keeper, token } = await keptForHours();
    const { get } = emptied;
    emptied.get = async (key) => {
      const value = await get(key);
      await empty(emptied, token);
      return value;
    };
    await expect(keeper.keep()).rejects.toThrow(/emptied/);
    expect(await emptied.getMany([revocationKeys.complete])).toEqual([null]);
  });

  test('forgets what has nothing left to end', async () => {
    const { token } = await identity.signedIn(customer());
    await signOut(token);
    const tokenId = String(claimsOf(token)['jti']);
    const stored = () => identity.parts.database.query('SELECT id FROM revocation WHERE token_id = $1', [tokenId]);
    await keeperOf(cache).cleanUp();
    expect(await stored()).toHaveLength(1);
    await keeperOf(cache, () => new Date(Date.now() + 12 * HOUR_MS + 1000)).cleanUp();
    expect(await stored()).toHaveLength(0);
  });
});

test('a question that names no token is a 400', async () => {
  for (const query of ['', '?tokenId=%00&userId=1&version=1', '?tokenId=a&userId=x&version=1', '?tokenId=a&userId=1']) {
    expect((await identity.call('GET', `/revocations/check${query}`)).status).toBe(400);
  }
});
