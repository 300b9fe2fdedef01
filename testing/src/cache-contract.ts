import { eventually } from './eventually.ts';
import type { Cache } from '@shop/chassis/cache/cache';

/** What every cache promises. */
export function cacheContract(open: () => Promise<Cache>): void {
  let cache: Cache;
  beforeEach(async () => {
    cache = await open();
  });
  afterEach(() => cache.close());

  test('what was set is got, what was not is null', async () => {
    await cache.set('a', 'ɛ 1', 60);
    expect(await cache.get('a')).toBe('ɛ 1');
    expect(await cache.get('b')).toBeNull();
  });

  test('many keys come in their order', async () => {
    await cache.set('a', '1', 60);
    await cache.set('c', '3', 60);
    expect(await cache.getMany(['c', 'b', 'a'])).toEqual(['3', null, '1']);
    expect(await cache.getMany([])).toEqual([]);
  });

  test('a key is set only while the other one is there', async () => {
    expect(await cache.setWhile('present', 'a', '1', 60)).toBe(false);
    expect(await cache.get('a')).toBeNull();
    await cache.set('present', 'x', 60);
    expect(await cache.setWhile('present', 'a', '2', 60)).toBe(true);
    expect(await cache.getMany(['present', 'a'])).toEqual(['x', '2']);
  });

  test('deleted keys are gone', async () => {
    await cache.set('a', '1', 60);
    await cache.set('b', '1', 60);
    await cache.delete('a', 'b', 'c');
    await cache.delete();
    expect(await cache.getMany(['a', 'b'])).toEqual([null, null]);
  });

  test('a counter counts every one of many at once', async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('n', 60)));
    expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test('values and counters end when their time is up, however often one counts', async () => {
    await cache.set('short', '1', 1);
    await cache.increment('counter', 1);
    await eventually('both are gone', async () => {
      const values = await cache.getMany(['short', 'counter']);
      // Should it have ended just now, this begins one that ends as soon.
      if (values[1] !== null) await cache.increment('counter', 1);
      return values.every((value) => value === null);
    });
    expect(await cache.increment('counter', 60)).toBe(1);
  });

  test('a cache that answers says so', async () => {
    await expect(cache.ping()).resolves.toBeUndefined();
  });
}
