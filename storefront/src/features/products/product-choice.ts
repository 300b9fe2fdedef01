import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import { wholeNumber } from '../../lib/whole-number.ts';

type Offer = Pick<Product, 'price' | 'discountPrice' | 'stock' | 'available' | 'stockStatus'>;

/** What a customer has picked; null where nothing is picked yet or there is nothing to pick. */
export interface Picked {
  variantId: number | null;
  /** The size itself, not the variant's entry of it. */
  sizeId: number | null;
}
export const NOTHING_PICKED: Picked = { variantId: null, sizeId: null };

export const pickedOf = (params: URLSearchParams): Picked => ({
  variantId: wholeNumber(params.get('variant')),
  sizeId: wholeNumber(params.get('size')),
});

/** An address's query with a choice in place of the one that was there. */
export function withPicked(params: URLSearchParams, { variantId, sizeId }: Picked): URLSearchParams {
  const others = [...params].filter(([name]) => name !== 'variant' && name !== 'size');
  const picked = Object.entries({ variant: variantId, size: sizeId }).filter(([, id]) => id !== null);
  return new URLSearchParams([...others, ...picked.map(([name, id]) => [name, String(id)])]);
}

export interface ShownPrice {
  /** Cedis, as charged. */
  now: number;
  /** Cedis, before the discount; null where there is none. */
  before: number | null;
}

export interface ProductChoice {
  variant: ProductVariant | null;
  size: ProductSize | null;
  price: ShownPrice;
  /** Pieces that can be bought now. */
  stock: number;
}

export const stockOf = ({ stock, available, stockStatus }: Offer): number =>
  available && stockStatus === 'IN_STOCK' ? Math.max(0, stock) : 0;

/** A price of 0 means "not set". */
const isPriced = (offer: Offer | null | undefined): offer is Offer => !!offer && offer.price > 0;

export function priceOf({ price, discountPrice }: Offer): ShownPrice {
  const isLower = discountPrice !== null && discountPrice > 0 && discountPrice < price;
  return isLower ? { now: discountPrice, before: price } : { now: price, before: null };
}

/**
 * What the product page shows for a choice. Where nothing, or something that does not exist, is picked, it is the first
 * colour and that colour's first size, also where it is sold out. The price is the size's, else the variant's, else the
 * first size's, else the product's.
 */
export function choose(product: Product, picked: Picked): ProductChoice {
  const variant = product.variants.find(({ id }) => id === picked.variantId) ?? product.variants[0] ?? null;
  const size = variant?.sizes.find(({ sizeId }) => sizeId === picked.sizeId) ?? variant?.sizes[0] ?? null;
  const priced = [size, variant, variant?.sizes[0]].find(isPriced) ?? product;
  return { variant, size, price: priceOf(priced), stock: stockOf(size ?? variant ?? product) };
}

export const isVariantSoldOut = (variant: ProductVariant): boolean =>
  variant.sizes.length > 0 ? variant.sizes.every((size) => stockOf(size) === 0) : stockOf(variant) === 0;

/** The chosen colour's pictures first, then the product's own, each once. */
export function picturesOf(product: Product, variant: ProductVariant | null): string[] {
  const chosen = [...(variant?.images ?? []), ...product.images].map(({ url }) => url);
  const all = chosen.length > 0 ? chosen : product.variants.flatMap(({ images }) => images.map(({ url }) => url));
  return [...new Set(all)];
}
