import { formatGhs, priceCedisSchema, toCedis, toPesewas } from './money.ts';

describe('money', () => {
  it.each([
    [60, 6000],
    [0.5, 50],
    [1234.5, 123450],
    [19.99, 1999],
    [0.07, 7],
    [1_000_000, 100_000_000],
  ])('%d cedis are %d pesewas, and back', (cedis, pesewas) => {
    expect(toPesewas(cedis)).toBe(pesewas);
    expect(toCedis(pesewas)).toBe(cedis);
  });

  it.each([60.001, 1.005, 0.001, NaN, Infinity])('%d is no sum of money', (cedis) => {
    expect(() => toPesewas(cedis)).toThrow(RangeError);
    expect(priceCedisSchema.safeParse(cedis).success).toBe(false);
  });

  it.each([-1, 1_000_000.01, '65.00', null, true])('%p is no price', (cedis) => {
    expect(priceCedisSchema.safeParse(cedis).success).toBe(false);
  });

  it.each([
    [1234.5, 'GHS 1,234.50'],
    [0, 'GHS 0.00'],
    [1_000_000, 'GHS 1,000,000.00'],
    [0.05, 'GHS 0.05'],
    [999.99, 'GHS 999.99'],
    [null, '–'],
  ])('%p cedis are shown as %s', (cedis, shown) => {
    expect(formatGhs(cedis)).toBe(shown);
  });
});
