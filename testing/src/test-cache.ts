import { randomBytes } from 'node:crypto';
import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { connectRedisCache } from '@shop/chassis/cache/redis-cache';
import { eventually } from './eventually.ts';
import { silentLogger } from './silent-logger.ts';
import { testServer } from './test-server.ts';

/** A cache in the tests' Redis whose keys meet nobody else's. */
export async function createRedisTestCache({ url = testServer('TEST_REDIS_URL') } = {}): Promise<Cache> {
  const cache = connectRedisCache({ url, prefix: `test-${randomBytes(6).toString('hex')}:`, logger: silentLogger });
  await eventually('the cache answers', () => cache.ping().then(() => true));
  return cache;
}

export const createMemoryTestCache = (options: { now?: () => Date } = {}): Cache => createMemoryCache(options);
