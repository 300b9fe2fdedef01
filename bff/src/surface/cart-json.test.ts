import { cartAnswerSchema } from '@shop/contracts/rest/carts';
import type { CartLineView, CartView } from '@shop/contracts/services/orders';
import { cartJson } from './cart-json.ts';

const line = (change: Partial<CartLineView> = {}): CartLineView => ({
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
  ...change,
});
const cart = (lines: CartLineView[]): CartView => ({
  cartId: 2,
  lines,
  totals: { subtotalPesewas: 20_997, shippingPesewas: 1235 },
  warnings: ['The price has changed.'],
});
const first = (change: Partial<CartLineView>) => cartJson(cart([line(change)])).cart.items[0];

describe('a cart as the API shows it', () => {
  it('has its sums in cedis, exact to the pesewa', () => {
    const shown = cartJson(cart([line()]));
    expect(cartAnswerSchema.parse(shown)).toEqual(shown);
    expect(shown.totals).toEqual({ subtotal: 209.97, shipping: 12.35, total: 222.32 });
    expect(shown.cart.items[0]).toMatchObject({ unitPrice: 69.99, listPrice: 75, lineTotal: 209.97 });
    expect(shown.warnings).toEqual(['The price has changed.']);
  });

  it('shows a price before the discount only where there is a discount', () => {
    expect(first({ listPricePesewas: 6999 })?.listPrice).toBeNull();
  });

  it('shows a product without colours or sizes', () => {
    expect(first({ variantId: null, sizeId: null, colorName: null, sizeName: null })?.variant).toBeNull();
    expect(first({ sizeId: null, sizeName: null })?.variant).toMatchObject({ color: { name: 'Gold' }, size: null });
  });

  it('that does not exist yet is empty', () => {
    const shown = cartJson({
      cartId: null,
      lines: [],
      totals: { subtotalPesewas: 0, shippingPesewas: 0 },
      warnings: [],
    });
    expect(shown).toEqual({
      cart: { id: null, items: [] },
      totals: { subtotal: 0, shipping: 0, total: 0 },
      warnings: [],
    });
  });
});
