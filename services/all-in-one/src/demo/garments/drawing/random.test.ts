import { describe, expect, it } from '@jest/globals';
import { seededRandom, seedFromText } from './random.ts';

describe('the seeded random numbers', () => {
  it('repeat for the same seed and differ for another', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  it('stay from 0 up to 1 and reach all choices', () => {
    const random = seededRandom(1);
    const numbers = Array.from({ length: 500 }, () => random.next());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers.map(() => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('give every text a seed of its own', () => {
    expect(seedFromText('kente-romper')).not.toBe(seedFromText('kente-rompes'));
  });
});
