import { effectivePrice, priceOfSize, priceOfVariant } from '../price/price.ts';
import type { Price } from '../price/price.ts';
import type { ProductFacts, SizeFacts, SkuRow, VariantFacts } from './product-facts.ts';

/** One SKU of a product with what its surroundings make of it. */
export interface Offer {
  sku: SkuRow;
  variant: VariantFacts | null;
  size: SizeFacts | null;
  price: Price | null;
  /** Whether it is of the lowest level, the one that is sold. */
  lowest: boolean;
  /** Sold once the product is listed: of the lowest level, with a price, made available on every level and not marked as sold out. */
  onOffer: boolean;
}

const offer = (product: ProductFacts, parts: Pick<Offer, 'sku' | 'variant' | 'size' | 'price' | 'lowest'>): Offer => {
  const levels = [product, parts.variant, parts.size].filter((level) => level !== null);
  const available = product.archivedAt === null && levels.every((level) => level.available);
  const isInStock = product.stockStatus === 'IN_STOCK';
  return { ...parts, onOffer: parts.lowest && parts.price !== null && available && isInStock };
};

function offersOfVariant(product: ProductFacts, variant: VariantFacts): Offer[] {
  const price = priceOfVariant(variant, product);
  const lowest = variant.sizes.length === 0;
  return [
    offer(product, { sku: variant, variant, size: null, price, lowest }),
    ...variant.sizes.map((size) =>
      offer(product, { sku: size, variant, size, price: priceOfSize(size, variant, product), lowest: true }),
    ),
  ];
}

/** Every SKU of a product: its own, its variants' and their sizes'. */
export function offersOf(product: ProductFacts): Offer[] {
  const lowest = product.variants.length === 0;
  return [
    offer(product, { sku: product, variant: null, size: null, price: effectivePrice([product]), lowest }),
    ...product.variants.flatMap((variant) => offersOfVariant(product, variant)),
  ];
}

export const freePieces = ({ stock, reserved }: SkuRow): number => stock - reserved;

/** What a product as a whole sells for: the lowest charged price of what is on offer, else of what is of the lowest level. */
export function lowestPrice(offers: readonly Offer[]): Price | null {
  const sold = offers.filter(({ lowest }) => lowest);
  const onOffer = sold.filter((each) => each.onOffer);
  const prices = (onOffer.length > 0 ? onOffer : sold).map(({ price }) => price).filter((price) => price !== null);
  return prices.reduce<Price | null>(
    (least, price) => (least && least.unitPesewas <= price.unitPesewas ? least : price),
    null,
  );
}

export const piecesOnOffer = (offers: readonly Offer[]): number =>
  offers.filter(({ onOffer }) => onOffer).reduce((sum, { sku }) => sum + freePieces(sku), 0);

/** Whether everybody finds it: live, of an active vendor, with a picture of itself or of a variant, and with a price. */
export const isListed = (product: ProductFacts): boolean =>
  product.archivedAt === null &&
  product.vendor.isActive &&
  (product.images.length > 0 || product.variants.some((variant) => variant.images.length > 0)) &&
  lowestPrice(offersOf(product)) !== null;
