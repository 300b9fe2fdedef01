import { basicNotice } from './basic-notice.ts';
import { productWith } from './product.fixture.ts';

const basic = { ...productWith([]), stock: 10 };

test('of a product with colours nothing is said while it keeps some', () => {
  expect(basicNotice(productWith(), 2)).toBeNull();
  expect(basicNotice(productWith(), 1)).toBeNull();
});

test('a basic product tells how it is sold, and with its first colour what becomes of its own stock', () => {
  expect(basicNotice(basic, 0)).toContain('sold as it is');
  expect(basicNotice(basic, 1)).toContain('The 10 pieces of the product itself no longer count');
  expect(basicNotice({ ...basic, stock: 1 }, 1)).toContain('The 1 piece of');
  expect(basicNotice(basic, 1)).not.toContain('held');
  expect(basicNotice({ ...basic, heldStock: 2 }, 1)).toContain('2 pieces of them stay held');
});

test('without its last colour the product is sold by itself again, from a stock of 0', () => {
  expect(basicNotice(productWith(), 0)).toContain('begins with a stock of 0');
});
