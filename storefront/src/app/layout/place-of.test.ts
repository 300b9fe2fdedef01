import { placeOf } from './place-of.ts';

test.each([
  ['/', 'home'],
  ['/customer/browse', 'categories'],
  ['/customer/product/productdetail/12', 'categories'],
  ['/customer/cart', 'cart'],
  ['/customer/checkout', 'cart'],
  ['/customer/orders', 'orders'],
  ['/customer/track/AK-7F3K9Q2M', 'orders'],
  ['/customer', 'me'],
  ['/customer/', 'me'],
  ['/customer/myaddress', 'me'],
  ['/login', null],
  ['/register', null],
  ['/about', null],
  ['/customer/payment-callback', null],
])('%s belongs to %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});
