import { createMemoryCache } from '../cache/memory-cache.ts';
import { createRevocationCheck, revocationKeys } from './revocation-check.ts';

const question = { tokenId: 't-1', userId: 7, version: 3 };

function check({ isAway = false, answer = false } = {}) {
  const cache = createMemoryCache();
  let asked = 0;
  const getMany: typeof cache.getMany = (keys) => (isAway ? Promise.reject(new Error('away')) : cache.getMany(keys));
  const isRevoked = createRevocationCheck({
    cache: { getMany },
    askIdentity: async () => {
      asked += 1;
      return answer;
    },
  });
  return { cache, isRevoked, asked: () => asked };
}

test('a cache that knows all revocations is believed, and nobody else is asked', async () => {
  const { cache, isRevoked, asked } = check({ answer: true });
  await cache.set(revocationKeys.complete, '1', 60);
  expect(await isRevoked(question)).toBe(false);
  await cache.set(revocationKeys.token('t-1'), '1', 60);
  expect(await isRevoked(question)).toBe(true);
  expect(asked()).toBe(0);
});

test('all older tokens of a person are revoked at once', async () => {
  const { cache, isRevoked } = check();
  await cache.set(revocationKeys.complete, '1', 60);
  await cache.set(revocationKeys.user(7), '4', 60);
  expect(await isRevoked(question)).toBe(true);
  expect(await isRevoked({ ...question, version: 4 })).toBe(false);
  expect(await isRevoked({ ...question, userId: 8 })).toBe(false);
});

test.each([true, false])(
  'a cache that was emptied, or is away, is not believed: identity’s word counts (%s)',
  async (answer) => {
    for (const isAway of [true, false]) {
      const { isRevoked, asked } = check({ isAway, answer });
      expect(await isRevoked(question)).toBe(answer);
      expect(asked()).toBe(1);
    }
  },
);
