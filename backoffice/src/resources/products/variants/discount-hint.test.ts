import { discountHint } from './discount-hint.ts';

test('a discount that is not charged says why', () => {
  expect(discountHint(80, 70)).toBeNull();
  expect(discountHint(80, null)).toBeNull();
  expect(discountHint(80, 0)).toBeNull();
  expect(discountHint(80, 80)).toBe('It is not lower than the price, so the price is charged.');
  expect(discountHint(null, 70)).toBe('It counts only beside a price.');
});
