import { nearlyGone } from './nearly-gone.ts';

const product = (id: number, stock: number, more: { heldStock?: number; available?: boolean } = {}) => ({
  ...{ id, stock, available: true },
  ...more,
});

test('the fewest pieces come first, also where what can be bought orders them otherwise', () => {
  const offSale = product(1, 3, { available: false });
  const { products } = nearlyGone([offSale, product(2, 0), product(4, 10), product(5, 11)], 25);
  expect(products.map(({ id }) => id)).toEqual([2, 1, 4]);
});

test('there may be more until what was looked at ends with one of which enough can be bought', () => {
  const offSale = product(1, 40, { available: false });
  expect(nearlyGone([offSale, product(2, 3)], 2)).toEqual({ products: [product(2, 3)], hasMore: true });
  expect(nearlyGone([product(2, 3), offSale], 2).hasMore).toBe(true);
  expect(nearlyGone([product(2, 3), product(3, 12, { heldStock: 2 })], 2).hasMore).toBe(true);
  expect(nearlyGone([product(2, 3), product(3, 12)], 2).hasMore).toBe(false);
  expect(nearlyGone([product(2, 3)], 2).hasMore).toBe(false);
  expect(nearlyGone([], 25)).toEqual({ products: [], hasMore: false });
});
