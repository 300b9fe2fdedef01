import { describe, expect, it } from '@jest/globals';
import { alongCurve, flipped, onBothSides, symmetric } from './outline.ts';

describe('an outline', () => {
  it('is closed with the mirror image of its right half', () => {
    expect(symmetric('M0,0L10,5C12,6 13,7 14,8L0,20')).toBe(
      'M0,0L10,5C12,6 13,7 14,8L0,20L-14,8C-13,7 -12,6 -10,5L0,0Z',
    );
  });

  it('can be flipped to the other side, also where it lies on negative numbers', () => {
    expect(flipped('M-4,2Q1,3 5,-6Z')).toBe('M4,2Q-1,3 -5,-6Z');
    expect(onBothSides('M1,2L3,4')).toBe('M1,2L3,4M-1,2L-3,4');
  });

  it('tells a point along a curve and which way is out', () => {
    const { at, normal } = alongCurve(
      [
        [0, 0],
        [5, 0],
        [10, 0],
      ],
      0.5,
    );
    expect(at).toEqual([5, 0]);
    expect(normal[1]).toBeCloseTo(1);
  });
});
