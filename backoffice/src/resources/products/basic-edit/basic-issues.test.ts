import { productWith } from '../variants/product.fixture.ts';
import { basicIssues } from './basic-issues.ts';
import { basicValuesOf } from './basic-values.ts';

const plain = { ...productWith([]), price: 65, stock: 10 };
const wrong = { price: 12.345, discountPrice: 9.999, stock: 1.5 };

test('price, discount and stock of a basic product are looked at', () => {
  expect(basicIssues(plain, basicValuesOf(plain))).toEqual({});
  expect(basicIssues(plain, { ...basicValuesOf(plain), ...wrong })).toEqual({
    price: 'An amount has at most two decimals.',
    discountPrice: 'An amount has at most two decimals.',
    stock: 'Stock is a whole number from 0 to 1,000,000.',
  });
});

test('those of a product with colours are its colours’', () => {
  const product = productWith();
  expect(basicIssues(product, { ...basicValuesOf(product), ...wrong })).toEqual({});
});
