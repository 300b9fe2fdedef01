import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { conflict, unavailable } from '@shop/chassis/errors/problem';
import { silentLogger } from '@shop/testing/silent-logger';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createPublicCache } from './public-cache.ts';

const clock = { ms: 1000 };
const bffWith = (cache: Cache, mostBytes?: number) =>
  createPublicCache({
    cache,
    logger: silentLogger,
    newId: randomUUID,
    clock: () => clock.ms,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  });

/** What a service would answer now, and how often it was asked. */
function source(json: unknown = { price: 60 }) {
  const self = {
    json,
    asked: 0,
    make: async () => {
      self.asked += 1;
      return { json: self.json, contentRange: null };
    },
  };
  return self;
}
const shownBy = async (bff: ReturnType<typeof bffWith>, { make }: ReturnType<typeof source>, key = '/products') =>
  JSON.parse((await bff.answer('catalogue', key, make)).body.toString()) as unknown;
const write = (bff: ReturnType<typeof bffWith>, work: () => Promise<unknown> = async () => undefined) =>
  bff.while(['catalogue'], work);
/** A promise to be kept later. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

describe('public answers in memory', () => {
  it('are made once, however many ask, at once or later', async () => {
    const bff = bffWith(createMemoryCache());
    const products = source();
    await Promise.all(Array.from({ length: 20 }, () => shownBy(bff, products)));
    await shownBy(bff, products);
    expect(products.asked).toBe(1);
  });

  it('are kept apart by what was asked', async () => {
    const bff = bffWith(createMemoryCache());
    expect(await shownBy(bff, source('one'), '/products/1')).toBe('one');
    expect(await shownBy(bff, source('two'), '/products/2')).toBe('two');
  });

  it('carry one name for one content, with what they tell of the range', async () => {
    const bff = bffWith(createMemoryCache());
    const named = async (key: string, contentRange: string | null) =>
      (await bff.answer('catalogue', key, async () => ({ json: [1], contentRange }))).etag;
    expect(await named('a', 'products 0-0/1')).toBe(await named('b', 'products 0-0/1'));
    expect(await named('c', 'products 0-0/2')).not.toBe(await named('d', 'products 0-0/1'));
  });

  it('are kept compressed as well where that saves anything', async () => {
    const bff = bffWith(createMemoryCache());
    const large = await bff.answer('catalogue', 'large', source('x'.repeat(5000)).make);
    expect(large.gzipped && gunzipSync(large.gzipped).equals(large.body)).toBe(true);
    expect((await bff.answer('catalogue', 'small', source('x').make)).gzipped).toBeNull();
  });

  it('are not kept when making them failed', async () => {
    const bff = bffWith(createMemoryCache());
    await expect(bff.answer('catalogue', '/products', () => Promise.reject(unavailable()))).rejects.toThrow();
    expect(await shownBy(bff, source())).toEqual({ price: 60 });
  });
});

describe('a write', () => {
  it('is seen by the next reader, through the same BFF and through another', async () => {
    const cache = createMemoryCache();
    const [here, there] = [bffWith(cache), bffWith(cache)];
    const products = source();
    await shownBy(here, products);
    await shownBy(there, products);
    await write(here, async () => {
      products.json = { price: 70 };
    });
    expect(await shownBy(here, products)).toEqual({ price: 70 });
    expect(await shownBy(there, products)).toEqual({ price: 70 });
  });

  it('leaves the other groups', async () => {
    const bff = bffWith(createMemoryCache());
    const settings = source();
    await bff.answer('content', '/settings', settings.make);
    await write(bff);
    await bff.answer('content', '/settings', settings.make);
    expect(settings.asked).toBe(1);
  });

  it('is not undone by an answer that was being made meanwhile', async () => {
    const cache = createMemoryCache();
    const [here, there] = [bffWith(cache), bffWith(cache)];
    const begun = later<void>();
    const old = later<{ json: unknown; contentRange: null }>();
    const slow = here.answer('catalogue', '/products', () => {
      begun.resolve();
      return old.promise;
    });
    await begun.promise;
    await write(there);
    old.resolve({ json: { price: 60 }, contentRange: null });
    expect(JSON.parse((await slow).body.toString())).toEqual({ price: 60 });
    expect(await shownBy(here, source({ price: 70 }))).toEqual({ price: 70 });
  });

  it('that was refused drops nothing', async () => {
    const bff = bffWith(createMemoryCache());
    const products = source();
    await shownBy(bff, products);
    const refused = conflict('taken', 'This name is taken.');
    await expect(write(bff, () => Promise.reject(refused))).rejects.toBe(refused);
    await shownBy(bff, products);
    expect(products.asked).toBe(1);
  });

  it('of which nobody can tell whether it was done drops as one that was', async () => {
    const bff = bffWith(createMemoryCache());
    const products = source();
    await shownBy(bff, products);
    await expect(write(bff, () => Promise.reject(unavailable()))).rejects.toThrow();
    await shownBy(bff, products);
    expect(products.asked).toBe(2);
  });
});

describe('what is kept is dropped', () => {
  it('by an event', async () => {
    const bff = bffWith(createMemoryCache());
    const products = source();
    await shownBy(bff, products);
    bff.drop('catalogue');
    await shownBy(bff, products);
    expect(products.asked).toBe(2);
  });

  it('after half a minute, for an event that was lost', async () => {
    const bff = bffWith(createMemoryCache());
    const products = source();
    await shownBy(bff, products);
    clock.ms += 29_000;
    await shownBy(bff, products);
    expect(products.asked).toBe(1);
    clock.ms += 2_000;
    await shownBy(bff, products);
    expect(products.asked).toBe(2);
  });

  it('when the shared cache has been emptied: it has forgotten the writes', async () => {
    const cache = createMemoryCache();
    const [here, there] = [bffWith(cache), bffWith(cache)];
    const products = source();
    await shownBy(there, products);
    await write(here);
    await cache.close();
    await shownBy(there, products);
    expect(products.asked).toBe(2);
  });

  it('when it takes more memory than it may, what was used last stays', async () => {
    const bff = bffWith(createMemoryCache(), 10_000);
    const old = source('x'.repeat(900));
    const used = source('x'.repeat(900));
    await shownBy(bff, old, 'old');
    await shownBy(bff, used, 'used');
    for (let count = 0; count < 30; count++) {
      await shownBy(bff, source('x'.repeat(900)), `other ${count}`);
      await shownBy(bff, used, 'used');
    }
    await shownBy(bff, old, 'old');
    expect([old.asked, used.asked]).toEqual([2, 1]);
  });

  it('and an answer that is larger than all of it is not kept', async () => {
    const bff = bffWith(createMemoryCache(), 10_000);
    const huge = source('x'.repeat(20_000));
    await shownBy(bff, huge);
    await shownBy(bff, huge);
    expect(huge.asked).toBe(2);
  });
});

describe('where the shared cache is away', () => {
  const away = (cache: Cache) => {
    const self = { isAway: true };
    const guarded = async <Result>(work: () => Promise<Result>) => {
      if (self.isAway) throw new Error('the cache is away');
      return work();
    };
    return Object.assign(self, {
      cache: {
        ...cache,
        getMany: (keys: readonly string[]) => guarded(() => cache.getMany(keys)),
        set: (key: string, value: string, ttlS: number) => guarded(() => cache.set(key, value, ttlS)),
      },
    });
  };

  it('nothing is kept or taken from what was kept, and everything is answered', async () => {
    const unreliable = away(createMemoryCache());
    const bff = bffWith(unreliable.cache);
    const products = source();
    unreliable.isAway = false;
    await shownBy(bff, products);
    unreliable.isAway = true;
    await shownBy(bff, products);
    await shownBy(bff, products);
    expect(products.asked).toBe(3);
  });

  it('what was kept before is not used once it is back, if something was written meanwhile', async () => {
    const shared = createMemoryCache();
    const unreliable = away(shared);
    const bff = bffWith(unreliable.cache);
    const products = source();
    unreliable.isAway = false;
    await shownBy(bff, products);
    unreliable.isAway = true;
    await write(bff);
    unreliable.isAway = false;
    await shownBy(bff, products);
    expect(products.asked).toBe(2);
  });
});
