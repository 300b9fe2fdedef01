import { formatGhs, toCedis } from '@shop/contracts/money';
import type { Address } from '@shop/contracts/rest/addresses';
import type { OrderAddress } from '@shop/contracts/rest/addresses';
import { conflict } from '@shop/chassis/errors/problem';
import { isAvailable } from '../cart/cart-line.ts';
import { unavailableSentence } from '../cart/cart-warnings.ts';
import type { Cart } from '../cart/cart.ts';
import { loadCart } from '../cart/cart-store.ts';
import { lowerToStock } from '../cart/read-cart.ts';
import type { CartParts } from '../cart/read-cart.ts';
import { shippingFee } from '../shipping/shipping-fee.ts';
import { askForRates } from '../shipping/shipping-rates.ts';
import type { ShippingQuestion } from '../shipping/quote-shipping.ts';
import { refreshSkus } from '../sku-copies/refresh-skus.ts';
import { checkoutLine, sumOf } from './checkout.ts';
import type { Offer } from './checkout.ts';

export type PriceParts = CartParts & ShippingQuestion;

export interface PriceRequest {
  customer: { id: number; email: string };
  addressId: number | null;
  /** What the customer was shown. */
  amountPesewas: number;
}

/** Prices the customer's cart as it stands. Throws a Problem where it can't be paid for, or costs another sum. */
export async function priceCart(parts: PriceParts, request: PriceRequest): Promise<Offer> {
  const { database, content, identity } = parts;
  const { customer, addressId, amountPesewas } = request;
  const read = async () => {
    const { cart, rates } = await loadCart(database, customer.id);
    return {
      cart: await lowerToStock(parts, customer.id, cart),
      rates: rates ?? (await askForRates(database, content)),
    };
  };
  const [{ cart: first, rates }, { name, phone, address }] = await Promise.all([read(), identity.recipient(addressId)]);
  const shippingPesewas = shippingFee(rates, address?.region ?? null);
  const isAsShown = ({ lines }: Cart) => lines.every(isAvailable) && sumOf(lines) + shippingPesewas === amountPesewas;

  let cart = first;
  if (cart.lines.length > 0 && !isAsShown(cart)) {
    await refreshSkus(
      parts,
      cart.lines.map(({ skuId }) => skuId),
    );
    ({ cart } = await read());
  }
  refuseWhatCannotBeBought(cart);
  const totalPesewas = sumOf(cart.lines) + shippingPesewas;
  if (totalPesewas !== amountPesewas) throw amountMismatch(totalPesewas, amountPesewas);
  return {
    customer: { ...customer, name, phone },
    address: address && { id: address.id, copy: addressCopy(address) },
    lines: cart.lines.map(checkoutLine),
    shippingPesewas,
    totalPesewas,
  };
}

function refuseWhatCannotBeBought({ lines }: Cart): void {
  if (lines.length === 0) throw conflict('cart_empty', 'Your cart is empty.');
  const blocked = lines.filter((line) => !isAvailable(line));
  if (blocked.length > 0) throw conflict('cart_unavailable', blocked.map(unavailableSentence).join(' '));
}

const ghs = (pesewas: number): string => formatGhs(toCedis(pesewas));

export const amountMismatch = (isPesewas: number, wasPesewas: number) =>
  conflict(
    'amount_mismatch',
    `The total is now ${ghs(isPesewas)}, not ${ghs(wasPesewas)}. Please look at your cart and try again.`,
  );

/** Where the sum is what the customer was shown, and something else is not. */
export const cartChanged = () =>
  conflict('cart_changed', 'Something in your cart has changed. Please look at your cart and try again.');

/** What an order keeps of a customer's address. */
export const addressCopy = (address: Address): OrderAddress => ({
  title: address.title,
  street: address.street,
  city: address.city,
  region: address.region,
  country: address.country,
  phone: address.phone,
  latitude: address.latitude,
  longitude: address.longitude,
});
