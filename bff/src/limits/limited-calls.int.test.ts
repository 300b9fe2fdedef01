import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { customer, type StartedBff, startBff, vendor } from '../../test/start-bff.ts';

const env = { REGISTRATIONS_PER_HOUR: '2', UPLOADS_PER_HOUR: '2', PAYMENTS_PER_HOUR: '2' };

let copies: StartedBff[];
beforeAll(async () => {
  const cache = createMemoryCache();
  copies = await Promise.all([startBff({ cache, env }), startBff({ cache, env })]);
});
afterAll(() => Promise.all(copies.map((bff) => bff.stop())));

test.each([
  { what: 'registrations', path: '/auth/register', person: undefined },
  { what: 'uploads', path: '/products/with-image', person: vendor },
  { what: 'payments', path: '/payments/initiate', person: customer },
])('$what are counted over all copies, also those that are wrong', async ({ what, path, person }) => {
  const statuses: number[] = [];
  for (const bff of [...copies, ...copies]) {
    const answer = await bff.call('POST', `/api${path}`, { json: {}, ...(person ? { person } : {}) });
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(answer.body).toMatchObject({ code: `too_many_${what}` });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  expect(statuses.slice(0, 2).every((status) => status < 429)).toBe(true);
  expect(statuses.slice(2)).toEqual([429, 429]);
});
