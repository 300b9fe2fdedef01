import { shortageSentence } from './shortage.ts';

const sku = (fields: object) => ({
  skuId: 1,
  productName: 'Romper',
  colorName: null,
  sizeName: null,
  sellable: true,
  available: 0,
  ...fields,
});

it.each([
  [{}, 1, '“Romper” is sold out.'],
  [{ available: 2 }, 3, 'Only 2 of “Romper” can be bought.'],
  [{ colorName: 'Gold', sizeName: '2–3 years' }, 1, '“Romper” (Gold, 2–3 years) is sold out.'],
  [{ colorName: 'Gold' }, 1, '“Romper” (Gold) is sold out.'],
  [{ sellable: false, available: 9 }, 1, '“Romper” is no longer sold.'],
])('of %j, %i wanted: %s', (fields, quantity, sentence) => {
  expect(shortageSentence([{ skuId: 1, quantity }], [sku(fields)])).toBe(sentence);
});

it('names each line that is short and no other', () => {
  const lines = [
    { skuId: 1, quantity: 1 },
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 1 },
  ];
  const skus = [sku({}), sku({ skuId: 2, available: 1 })];
  expect(shortageSentence(lines, skus)).toBe('“Romper” is sold out. Something in your cart is no longer sold.');
});
