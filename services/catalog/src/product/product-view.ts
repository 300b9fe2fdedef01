import type { ProductView, SizeView, VariantView } from '@shop/contracts/services/catalog';
import type { Price } from '../price/price.ts';
import { isListed, lowestPrice, offersOf, piecesOnOffer } from './offers.ts';
import type { Offer } from './offers.ts';
import type { ProductFacts, SizeFacts, SkuRow, VariantFacts } from './product-facts.ts';

/** Everybody reads what can be bought now; who manages a product reads its physical stock, and what is held of it. */
export type Reader = 'everybody' | 'manager';

/** Price and stock of a level that some offers make up. */
type OfferViewOf = (sku: SkuRow, price: Price | null, offers: readonly Offer[]) => ReturnType<typeof offerView>;

export function productView(product: ProductFacts, reader: Reader): ProductView {
  const offers = offersOf(product);
  const isHidden = reader === 'everybody' && !isListed(product);
  const viewOf: OfferViewOf = (sku, price, of) => offerView(sku, price, of, { reader, isHidden });
  const { id, name, description, longDescription, slug, vendor, images, videos, tags } = product;
  const { category, subCategory, brand, material, origin } = product;
  return {
    id,
    name,
    description,
    longDescription,
    slug,
    vendor: { id: vendor.id, shopName: vendor.shopName, shopPhone: vendor.shopPhone },
    category,
    subCategory,
    brand,
    material,
    origin,
    tags,
    ...viewOf(product, lowestPrice(offers), offers),
    images,
    videos,
    variants: product.variants.map((variant) => variantView(variant, offers, viewOf)),
    createdAt: product.createdAt.toISOString(),
  };
}

function variantView(variant: VariantFacts, all: readonly Offer[], viewOf: OfferViewOf): VariantView {
  const offers = all.filter((offer) => offer.variant === variant);
  const price = offers.find(({ size }) => size === null)?.price ?? null;
  const { id, colorId, colorName, colorHex, images } = variant;
  return {
    id,
    colorId,
    colorName,
    colorHex,
    ...viewOf(variant, price, offers),
    images,
    sizes: variant.sizes.map((size) => sizeView(variant, size, offers, viewOf)),
  };
}

function sizeView(variant: VariantFacts, size: SizeFacts, all: readonly Offer[], viewOf: OfferViewOf): SizeView {
  const offers = all.filter((offer) => offer.size === size);
  const { id, sizeId, sizeName } = size;
  return {
    id,
    variantId: variant.id,
    sizeId,
    sizeName,
    ...viewOf(size, offers[0]?.price ?? null, offers),
  };
}

interface Sight {
  reader: Reader;
  /** Nobody can buy it: it is not listed. */
  isHidden: boolean;
}

function offerView(sku: SkuRow, price: Price | null, offers: readonly Offer[], { reader, isHidden }: Sight) {
  const sold = offers.filter(({ lowest }) => lowest);
  const buyable = isHidden ? 0 : piecesOnOffer(offers);
  const stock = reader === 'everybody' ? buyable : sum(sold.map((offer) => offer.sku.stock));
  return {
    skuId: sku.skuId,
    code: sku.code,
    pricePesewas: price?.listPesewas ?? 0,
    discountPesewas: price?.discountPesewas ?? null,
    stock,
    ...(reader === 'manager' ? { heldStock: sum(sold.map((offer) => offer.sku.reserved)) } : {}),
    available: sku.available,
    stockStatus: buyable > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
