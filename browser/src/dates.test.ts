import { formatTime } from './dates.ts';

describe('times', () => {
  test.each([
    ['2026-11-27T14:05:00.000Z', 'Fri 27 Nov, 14:05'],
    ['2026-09-06T00:00:00.000Z', 'Sun 6 Sep, 00:00'],
    ['2026-11-27T23:30:00.000-02:00', 'Sat 28 Nov, 01:30'],
    [null, '–'],
  ])('%s is shown as %s', (iso, shown) => {
    expect(formatTime(iso)).toBe(shown);
  });
});
