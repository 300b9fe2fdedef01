import { cacheContract } from '@shop/testing/cache-contract';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { startProxy } from '@shop/testing/cuttable-proxy';
import { createRedisTestCache } from '@shop/testing/test-cache';
import { testServer } from '@shop/testing/test-server';
import { connectRedisCache } from './redis-cache.ts';

cacheContract(() => createRedisTestCache());

test('a cache that is away throws at once and works again when it is back', async () => {
  const proxy = await startProxy(testServer('TEST_REDIS_URL'));
  const cache = await createRedisTestCache({ url: proxy.url });
  await cache.set('a', '1', 60);
  await proxy.cut();
  const begin = performance.now();
  await eventually('it throws', () =>
    cache.get('a').then(
      () => false,
      () => true,
    ),
  );
  const late = cache.set('late', '1', 60).catch(() => 'thrown');
  await expect(late).resolves.toBe('thrown');
  expect(performance.now() - begin).toBeLessThan(1500);
  await proxy.mend();
  expect(await eventually('it is back', () => cache.get('a').catch(() => null))).toBe('1');
  expect(await cache.get('late')).toBeNull();
  await cache.close();
  await proxy.stop();
});

test('a cache that never answers throws in a quarter of a second', async () => {
  const proxy = await startProxy(testServer('TEST_REDIS_URL'));
  const cache = await createRedisTestCache({ url: proxy.url });
  proxy.freeze();
  const begin = performance.now();
  await expect(cache.get('a')).rejects.toThrow();
  expect(performance.now() - begin).toBeLessThan(1000);
  await cache.close();
  await proxy.stop();
});

test('a cache that is not there at all keeps nobody from starting', async () => {
  const cache = connectRedisCache({ url: 'redis://127.0.0.1:9', logger: silentLogger });
  await expect(cache.ping()).rejects.toThrow();
  await cache.close();
});
