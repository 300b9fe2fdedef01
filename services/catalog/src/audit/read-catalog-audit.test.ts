import { violationsOf } from './read-catalog-audit.ts';

const sums = (fields: object = {}) => ({
  skuId: 4,
  stock: 8,
  reserved: 2,
  brought: 10,
  sold: 3,
  returned: 1,
  held: 2,
  ...fields,
});

it('a SKU whose sums hold is no violation', () => {
  expect(violationsOf(sums())).toEqual([]);
});

it.each([
  ['a piece that came from nowhere', { stock: 9 }, 'initial and adjustments 10 + returned 1 = stock 9 + sold 3'],
  ['a piece sold without leaving the stock', { sold: 4 }, 'stock 8 + sold 4'],
  ['a hold that no reservation knows of', { held: 1 }, 'reserved 2 = held by reservations 1'],
  ['more held than there is', { reserved: 9, held: 9 }, '0 ≤ reserved 9 ≤ stock 8'],
])('%s is one', (_what, fields, sentence) => {
  expect(violationsOf(sums(fields))).toEqual([expect.stringContaining(sentence)]);
});
