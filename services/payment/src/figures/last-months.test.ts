import { lastMonths } from './last-months.ts';

test('months end with the present one and pass over the turn of the year', () => {
  expect(lastMonths(new Date('2026-02-28T23:59:59.999Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('the last day of a long month skips no short one', () => {
  expect(lastMonths(new Date('2026-03-31T12:00:00.000Z'), 2)).toEqual(['2026-02', '2026-03']);
});
