import { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import type { Cache } from './cache.ts';

export interface RedisCacheOptions {
  url: string;
  logger: Logger;
  /** Goes before every key. */
  prefix?: string | undefined;
}

const COMMAND_MS = 250;
const CONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;

// In one step, so that a counter without an end can't come about.
const INCREMENT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
  return count`;

const SET_WHILE = `
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
  return 1`;

/** A cache that replicas share. It reconnects for ever; while it is away each command throws at once. */
export function connectRedisCache({ url, logger, prefix = '' }: RedisCacheOptions): Cache {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    keyPrefix: prefix,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 10), MAX_RECONNECT_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn({ err: error }, 'the cache is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('the cache is back');
    isAway = false;
  });

  return {
    get: (key) => redis.get(key),
    getMany: (keys) => (keys.length === 0 ? Promise.resolve([]) : redis.mget(...keys)),
    set: async (key, value, ttlS) => {
      await redis.set(key, value, 'EX', ttlS);
    },
    setWhile: async (present, key, value, ttlS) => (await redis.eval(SET_WHILE, 2, present, key, value, ttlS)) === 1,
    delete: async (...keys) => {
      if (keys.length > 0) await redis.del(...keys);
    },
    increment: async (key, ttlS) => Number(await redis.eval(INCREMENT, 1, key, ttlS)),
    ping: async () => {
      await redis.ping();
    },
    close: async () => redis.disconnect(),
  };
}
