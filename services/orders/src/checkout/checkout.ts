import type { CHECKOUT_CLOSE_REASONS, UNFULFILLABLE_REASONS } from '@shop/contracts/events/orders-events';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import type { CartLine } from '../cart/cart-line.ts';

export type CloseReason = (typeof CHECKOUT_CLOSE_REASONS)[number];
/** Why the money of a paid checkout goes back, or, `refunded`, that it went back before there was an order. */
export type UnfulfillableReason = (typeof UNFULFILLABLE_REASONS)[number] | 'refunded';
export type CheckoutState = 'opening' | 'open' | 'paid' | 'placed' | 'closed' | 'unfulfillable';

export type CheckoutLine = Pick<
  CartLine,
  | 'skuId'
  | 'quantity'
  | 'unitPricePesewas'
  | 'productId'
  | 'variantId'
  | 'sizeId'
  | 'vendorId'
  | 'categoryId'
  | 'categoryName'
  | 'productName'
  | 'colorName'
  | 'sizeName'
  | 'imageUrl'
  | 'code'
>;

/** Where an order is sent: the customer's address and the copy that the order keeps of it. */
export interface ChosenAddress {
  id: number;
  copy: OrderAddress;
}

/** A priced cart that a customer wants to pay for. */
export interface Offer {
  customer: { id: number; name: string; phone: string | null; email: string };
  address: ChosenAddress | null;
  lines: CheckoutLine[];
  shippingPesewas: number;
  totalPesewas: number;
}

/** A priced, reserved cart with a reference. */
export interface Checkout extends Omit<Offer, 'customer'> {
  id: number;
  /** Who has been deleted since has no phone and no e-mail address any more. */
  customer: Omit<Offer['customer'], 'email'> & { email: string | null };
  reference: string;
  state: CheckoutState;
  reason: CloseReason | UnfulfillableReason | null;
  authorizationUrl: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export const checkoutLine = (line: CartLine): CheckoutLine => ({
  skuId: line.skuId,
  quantity: line.quantity,
  unitPricePesewas: line.unitPricePesewas,
  productId: line.productId,
  variantId: line.variantId,
  sizeId: line.sizeId,
  vendorId: line.vendorId,
  categoryId: line.categoryId,
  categoryName: line.categoryName,
  productName: line.productName,
  colorName: line.colorName,
  sizeName: line.sizeName,
  imageUrl: line.imageUrl,
  code: line.code,
});

export const sumOf = (lines: readonly Pick<CheckoutLine, 'unitPricePesewas' | 'quantity'>[]): number =>
  lines.reduce((sum, { unitPricePesewas, quantity }) => sum + unitPricePesewas * quantity, 0);

const addressKey = (address: ChosenAddress | null): string => {
  if (!address) return 'none';
  const { title, street, city, region, country, phone, latitude, longitude } = address.copy;
  return JSON.stringify([address.id, title, street, city, region, country, phone, latitude, longitude]);
};

const linesKey = (lines: readonly CheckoutLine[]): string =>
  JSON.stringify(
    lines
      .map(({ skuId, quantity, unitPricePesewas }) => [skuId, quantity, unitPricePesewas] as const)
      .toSorted(([a], [b]) => a - b),
  );

/** Whether two carts hold the same pieces at the same prices. */
export const isSameCart = (one: readonly CheckoutLine[], other: readonly CheckoutLine[]): boolean =>
  linesKey(one) === linesKey(other);

type Offered = Pick<Offer, 'lines' | 'address' | 'shippingPesewas'>;

/** Whether paying for the one is paying for the other: the same pieces, prices, address and fee. */
export const isSameOffer = (one: Offered, other: Offered): boolean =>
  one.shippingPesewas === other.shippingPesewas &&
  addressKey(one.address) === addressKey(other.address) &&
  isSameCart(one.lines, other.lines);
