import type { Cache } from '@shop/chassis/cache/cache';

/** A real cache whose connection can be cut and mended. */
export function failingCache(cache: Cache): Cache & { cut(): void; mend(): void } {
  let isCut = false;
  const whenUp =
    <Parameters extends unknown[], Result>(work: (...parameters: Parameters) => Promise<Result>) =>
    (...parameters: Parameters): Promise<Result> =>
      isCut ? Promise.reject(new Error('the cache is away')) : work(...parameters);
  return {
    get: whenUp((key) => cache.get(key)),
    getMany: whenUp((keys) => cache.getMany(keys)),
    set: whenUp((key, value, ttlS) => cache.set(key, value, ttlS)),
    setWhile: whenUp((present, key, value, ttlS) => cache.setWhile(present, key, value, ttlS)),
    delete: whenUp((...keys) => cache.delete(...keys)),
    increment: whenUp((key, ttlS) => cache.increment(key, ttlS)),
    ping: whenUp(() => cache.ping()),
    close: () => cache.close(),
    cut: () => (isCut = true),
    mend: () => (isCut = false),
  };
}
