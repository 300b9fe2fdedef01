import { isBirthDate } from './birth-date.ts';

test.each([
  ['1995-04-01', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2027-01-01', false],
  ['0000-01-01', false],
])('born on %s: %s', (day, possible) => {
  expect(isBirthDate(day, '2026-11-28')).toBe(possible);
});
