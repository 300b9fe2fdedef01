import { rowsFor, lastDays, lastMonths, startOf } from './shop-calendar.ts';

const now = new Date('2026-03-01T00:00:00.000Z');

test('the last months and days end with the present one, across a year and a leap day', () => {
  expect(lastMonths(now, 4)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(lastMonths(new Date('2026-05-31T23:59:59.999Z'), 3)).toEqual(['2026-03', '2026-04', '2026-05']);
  expect(lastDays(now, 2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(lastDays(new Date('2028-03-01T12:00:00Z'), 2)).toEqual(['2028-02-29', '2028-03-01']);
});

test('a period begins with its first moment in Ghana', () => {
  expect(startOf('2026-02').toISOString()).toBe('2026-02-01T00:00:00.000Z');
  expect(startOf('2026-02-28').toISOString()).toBe('2026-02-28T00:00:00.000Z');
});

test('a period in which nothing happened has its row', () => {
  const found = [{ key: '2026-02', orders: 3 }];
  expect(rowsFor(['2026-01', '2026-02'], found, { orders: 0 })).toEqual([{ key: '2026-01', orders: 0 }, found[0]]);
});
