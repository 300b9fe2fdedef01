import type { Caller } from '@shop/chassis/auth/caller';
import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { createCallLimits } from './call-limits.ts';

const VISITOR: Caller = { kind: 'visitor' };
const person = (id: number): Caller => ({
  ...{ kind: 'person', id, email: 'a@shop.test', role: 'customer', vendorId: null, tokenId: 't', expiresAt: 0 },
});
const atMost = { registration: 2, upload: 1, payment: 1 };
const at = new Date('2026-11-28T10:40:30Z');

const limitsWith = (cache: Cache, now = () => at) =>
  createCallLimits({ cache, ownCache: createMemoryCache({ now }), atMost, now });

test('copies that share a cache count together, and say when to try again', async () => {
  const cache = createMemoryCache({ now: () => at });
  const [one, other] = [limitsWith(cache), limitsWith(cache)];
  await one.count('registration', VISITOR, '10.0.0.1');
  await other.count('registration', VISITOR, '10.0.0.1');
  await expect(one.count('registration', VISITOR, '10.0.0.1')).rejects.toMatchObject({
    ...{ status: 429, code: 'too_many_registrations', retryAfterS: 19 * 60 + 30 },
    message: 'There are too many registrations from your connection. Please try again in 20 minutes.',
  });
  await one.count('registration', VISITOR, '10.0.0.2');
});

test('persons are counted each for themselves, whatever their address', async () => {
  const limits = limitsWith(createMemoryCache({ now: () => at }));
  await limits.count('payment', person(1), '10.0.0.1');
  await limits.count('payment', person(2), '10.0.0.1');
  await limits.count('upload', person(1), '10.0.0.1');
  await expect(limits.count('payment', person(1), '10.0.0.9')).rejects.toMatchObject({ code: 'too_many_payments' });
});

test('the next hour begins at nothing', async () => {
  let time = at;
  const now = () => time;
  const limits = limitsWith(createMemoryCache({ now }), now);
  await limits.count('upload', person(1), '');
  await expect(limits.count('upload', person(1), '')).rejects.toMatchObject({ code: 'too_many_uploads' });
  time = new Date('2026-11-28T11:00:00Z');
  await limits.count('upload', person(1), '');
});

test('while the shared cache is away each process counts by itself', async () => {
  const away = { ...createMemoryCache(), increment: () => Promise.reject(new Error('away')) };
  const limits = limitsWith(away);
  await limits.count('payment', person(1), '');
  await expect(limits.count('payment', person(1), '')).rejects.toMatchObject({ status: 429 });
});
