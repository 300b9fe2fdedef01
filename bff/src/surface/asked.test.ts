import { Problem } from '@shop/chassis/errors/problem';
import type express from 'express';
import { z } from 'zod';
import { createAskedByMany } from './asked.ts';
import { route } from './route.ts';

const request = (url: string) =>
  ({ url, query: Object.fromEntries(new URL(url, 'http://shop.test').searchParams) }) as unknown as express.Request;

/** A call with a page, and how often its query was checked. */
function pagedRoute() {
  const self = { checks: 0 };
  const page = z.string().transform((text) => {
    self.checks += 1;
    return Number(text);
  });
  const paged = route({
    ...({ method: 'GET', path: '/things', summary: 'Things.', who: 'anyone' } as const),
    query: z.object({ page: page.pipe(z.number()) }),
    handle: () => [],
  });
  return Object.assign(self, { paged });
}

test('what an address asks for is worked out once, and each address has its own', () => {
  const askedByMany = createAskedByMany();
  const self = pagedRoute();
  const first = askedByMany(self.paged, request('/api/things?page=1'));
  expect(askedByMany(self.paged, request('/api/things?page=1'))).toBe(first);
  expect(self.checks).toBe(1);
  expect(askedByMany(self.paged, request('/api/things?page=2')).asked.query).toEqual({ page: 2 });
  expect(first.asked.query).toEqual({ page: 1 });
});

test('addresses that ask for the same have one key', () => {
  const askedByMany = createAskedByMany();
  const { paged } = pagedRoute();
  const keyOf = (url: string) => askedByMany(paged, request(url)).key;
  expect(keyOf('/api/things?page=1')).toBe(keyOf('/api/things?page=01'));
  expect(keyOf('/api/things?page=1')).not.toBe(keyOf('/api/things?page=2'));
});

test('a long address is not kept, and a wrong one is refused each time', () => {
  const askedByMany = createAskedByMany();
  const self = pagedRoute();
  const long = request(`/api/things?page=1&more=${'x'.repeat(300)}`);
  askedByMany(self.paged, long);
  askedByMany(self.paged, long);
  expect(self.checks).toBe(2);
  for (let times = 0; times < 2; times += 1) {
    expect(() => askedByMany(self.paged, request('/api/things?page=x'))).toThrow(Problem);
  }
});
