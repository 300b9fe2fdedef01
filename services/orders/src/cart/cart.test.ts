import type { CartLine } from './cart-line.ts';
import { cartView, linesToLower, subtotalOf } from './cart.ts';
import { notEnoughSentence } from './cart-warnings.ts';

const line = (details: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  skuId: 1,
  productId: 1,
  variantId: null,
  sizeId: null,
  vendorId: 3,
  categoryId: null,
  categoryName: null,
  productName: 'Kente romper',
  colorName: null,
  sizeName: null,
  imageUrl: null,
  code: 'P1',
  unitPricePesewas: 7000,
  listPricePesewas: 7000,
  sellable: true,
  quantity: 2,
  isAdjusted: false,
  seenUnitPricePesewas: 7000,
  available: 5,
  held: 0,
  ...details,
});
const warningsOf = (details: Partial<CartLine>) => cartView({ id: 1, lines: [line(details)] }, 0).warnings;

test('a line may hold what others can’t take: the free pieces and the customer’s own held ones', () => {
  expect(linesToLower([line({ quantity: 3, available: 1, held: 2 })])).toEqual([]);
  expect(linesToLower([line({ quantity: 4, available: 1, held: 2 })])).toEqual([{ id: 1, quantity: 3 }]);
});

test('a line of which nothing is left is not lowered', () => {
  expect(linesToLower([line({ available: 0 }), line({ sellable: false, available: 1 })])).toEqual([]);
});

test('only what can be bought is counted', () => {
  expect(subtotalOf([line(), line({ sellable: false }), line({ available: 0 })])).toBe(14_000);
});

test('a cart of which nothing can be bought has no shipping fee', () => {
  expect(cartView({ id: 1, lines: [line({ available: 0 })] }, 500).totals).toEqual({
    subtotalPesewas: 0,
    shippingPesewas: 0,
  });
  expect(cartView({ id: 1, lines: [line()] }, 500).totals.shippingPesewas).toBe(500);
});

test('warnings are sentences that name the thing, its colour and its size', () => {
  const named = { colorName: 'Gold', sizeName: '2–3 years' };
  expect(warningsOf(named)).toEqual([]);
  expect(warningsOf({ ...named, available: 0 })).toEqual([
    'Kente romper (Gold, 2–3 years) is sold out at the moment. Please remove it to go on.',
  ]);
  expect(warningsOf({ sellable: false })).toEqual(['Kente romper is no longer available. Please remove it to go on.']);
  expect(warningsOf({ isAdjusted: true, available: 2 })).toEqual([
    'Kente romper: only 2 left, your quantity was lowered.',
  ]);
  expect(warningsOf({ isAdjusted: true, available: 9 })).toEqual(['Kente romper: your quantity was lowered to 2.']);
  expect(warningsOf({ unitPricePesewas: 8000 })).toEqual(['Kente romper now costs GHS 80.00 (was GHS 70.00).']);
});

test('a refusal says how many there are', () => {
  expect(notEnoughSentence(line(), 1)).toBe('Only 1 of Kente romper is left. Please choose a smaller quantity.');
  expect(notEnoughSentence(line(), 0)).toBe('Kente romper is sold out at the moment.');
});
