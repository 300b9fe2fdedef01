import { lastDays, shopDayOf } from './shop-days.ts';

test('a shop day is a day in Accra: it ends a millisecond before midnight there', () => {
  expect(shopDayOf(new Date('2026-11-28T23:59:59.999Z'))).toBe('2026-11-28');
  expect(shopDayOf(new Date('2026-11-29T00:00:00.000Z'))).toBe('2026-11-29');
  expect(shopDayOf(new Date('2026-11-28T23:30:00.000-05:00'))).toBe('2026-11-29');
});

test('today is one day, and the last seven days end with it', () => {
  const now = new Date('2026-03-03T12:00:00.000Z');
  expect(lastDays(1, now)).toEqual({ from: '2026-03-03', to: '2026-03-03' });
  expect(lastDays(7, now)).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(lastDays(30, now)).toEqual({ from: '2026-02-02', to: '2026-03-03' });
});
