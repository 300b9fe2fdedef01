import { blue, gold, productWith } from '../variants/product.fixture.ts';
import { reasonsNotSold } from './product-state.ts';

test('a product that can be bought has no reason against it', () => {
  expect(reasonsNotSold({ ...productWith(), stock: 3, available: true })).toEqual([]);
});

test('each thing that keeps customers from buying is named', () => {
  const bare = { ...productWith(), stock: 0, available: false, price: 0, images: [], variants: [] };
  expect(reasonsNotSold(bare)).toEqual(['No picture', 'No price', 'Not available', 'Sold out']);
});

test('of a colour it is told what keeps customers from that one, while others are sold', () => {
  const product = productWith([gold, { ...blue, stock: 0, available: false }]);
  expect(product.variants.map((variant) => reasonsNotSold(product, variant))).toEqual([
    [],
    ['Not available', 'Sold out'],
  ]);
});
