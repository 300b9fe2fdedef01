import { cartRecordSchema } from '@shop/contracts/rest/carts';
import type { CartRecord } from '@shop/contracts/services/orders';
import { cartRecordJson } from './cart-record-json.ts';

const line: CartRecord['lines'][number] = {
  id: 1,
  skuId: 40,
  productId: 12,
  variantId: 20,
  sizeId: 4,
  quantity: 3,
  unitPricePesewas: 6999,
  listPricePesewas: 7500,
  productName: 'Kente romper',
  colorName: 'Gold',
  sizeName: '2–3 years',
  imageUrl: null,
  stock: 5,
  isAdjusted: false,
  isAvailable: true,
  code: 'P12-C3-S4',
};
const cart: CartRecord = {
  id: 2,
  customerId: 7,
  createdAt: '2026-11-27T14:06:00.000Z',
  lines: [line],
  subtotalPesewas: 20_997,
};

test('a cart shows admins its sums in cedis, exact to the pesewa, and every documented field', () => {
  const shown = cartRecordJson(cart, undefined);
  expect(cartRecordSchema.parse(shown)).toEqual(shown);
  expect(shown.totalAmount).toBe(209.97);
  expect(shown.items[0]).toMatchObject({
    product: { id: 12, name: 'Kente romper' },
    ...{ color: 'Gold', size: '2–3 years', SKU: 'P12-C3-S4', price: 69.99, quantity: 3, total: 209.97 },
  });
  expect(shown.user).toEqual({ id: 7, name: null, email: null, phone: null, addresses: [] });
});
