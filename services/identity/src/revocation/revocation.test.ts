import { cacheEntry } from './revocation.ts';

const now = new Date('2026-11-28T10:00:00.000Z');
const inAnHour = new Date('2026-11-28T11:00:00.000Z');

test('an ended token is known until it would have expired', () => {
  expect(cacheEntry({ kind: 'token', tokenId: 'abc', expiresAt: inAnHour }, now)).toEqual({
    key: 'revoked:token:abc',
    value: '1',
    ttlS: 3600,
  });
});

test('a user’s entry tells the lowest version that is still good', () => {
  expect(cacheEntry({ kind: 'user', userId: 7, lowestVersion: 3, expiresAt: inAnHour }, now)).toEqual({
    key: 'revoked:user:7',
    value: '3',
    ttlS: 3600,
  });
});

test('an entry about to expire still lives for a second', () => {
  expect(cacheEntry({ kind: 'token', tokenId: 'abc', expiresAt: now }, now).ttlS).toBe(1);
});
