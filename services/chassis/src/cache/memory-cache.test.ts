import { cacheContract } from '@shop/testing/cache-contract';
import { createMemoryTestCache } from '@shop/testing/test-cache';

cacheContract(async () => createMemoryTestCache());

test('times come from the given clock', async () => {
  let clock = new Date('2026-11-27T12:00:00Z');
  const cache = createMemoryTestCache({ now: () => clock });
  await cache.set('a', '1', 60);
  clock = new Date('2026-11-27T12:00:59Z');
  expect(await cache.get('a')).toBe('1');
  clock = new Date('2026-11-27T12:01:00Z');
  expect(await cache.get('a')).toBeNull();
});
