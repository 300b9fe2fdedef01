import type { Product } from '@shop/contracts/rest/products';
import { latestOf } from './latest.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-11-27T12:00:00.000Z');
const aged = (...hours: number[]) =>
  hours.map((age, id) => ({ id, createdAt: new Date(NOW_MS - age * HOUR_MS).toISOString() }) as Product);

describe('latest arrivals', () => {
  test('are at most 336 hours old', () => {
    expect(latestOf(aged(0, 335, 336, 336.1), NOW_MS).map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  test('are five at most, the newest', () => {
    expect(latestOf(aged(1, 2, 3, 4, 5, 6), NOW_MS).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  });
});
