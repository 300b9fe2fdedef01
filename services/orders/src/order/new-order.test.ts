import type { CheckoutLine } from '../checkout/checkout.ts';
import { newOrder } from './new-order.ts';
import { newOrderNumber } from './order-number.ts';

const line = (skuId: number, vendorId: number, quantity: number): CheckoutLine => ({
  skuId,
  vendorId,
  quantity,
  unitPricePesewas: 1000 + skuId,
  productId: skuId,
  variantId: null,
  sizeId: null,
  categoryId: null,
  categoryName: null,
  productName: 'Romper',
  colorName: null,
  sizeName: null,
  imageUrl: null,
  code: `P${skuId}`,
});
const checkout = { reference: 'CK-1', totalPesewas: 6012, lines: [line(1, 3, 2), line(2, 4, 1), line(3, 3, 3)] };

test('each vendor gets one part, whose amount is its lines', () => {
  const { status, cancellation, fulfilments } = newOrder(checkout, 'sold', 'AK-22222222');
  expect({ status, cancellation }).toEqual({ status: 'pending', cancellation: null });
  expect(fulfilments.map(({ vendorId, amountPesewas }) => [vendorId, amountPesewas])).toEqual([
    [3, 2 * 1001 + 3 * 1003],
    [4, 1002],
  ]);
});

test('a sold-out order is cancelled and says so, with the sum and the reference', () => {
  const { status, cancellation } = newOrder(checkout, 'sold-out', 'AK-22222222');
  expect(status).toBe('cancelled');
  expect(cancellation?.reason).toBe(
    'Sold out while you were paying. GHS 60.12 goes back to the account that you paid with; the reference is CK-1.',
  );
});

test('order numbers have no signs that people mistake for one another', () => {
  const numbers = Array.from({ length: 300 }, newOrderNumber);
  expect(numbers.every((number) => /^AK-[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/.test(number))).toBe(true);
});
