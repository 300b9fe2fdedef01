import type { ProductView, SizeView, VariantView } from '@shop/contracts/services/catalog';
import type { Price } from '../price/price.ts';
import { lowestPrice, offersOf, piecesOnOffer } from './offers.ts';
import type { Offer } from './offers.ts';
import type { ProductFacts, SizeFacts, SkuRow, VariantFacts } from './product-facts.ts';

/** What everybody may read of a product. */
export function productView(product: ProductFacts): ProductView {
  const offers = offersOf(product);
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
    ...offerView(product, product, lowestPrice(offers), piecesOnOffer(offers)),
    images,
    videos,
    variants: product.variants.map((variant) => variantView(product, variant, offers)),
    createdAt: product.createdAt.toISOString(),
  };
}

function variantView(product: ProductFacts, variant: VariantFacts, all: readonly Offer[]): VariantView {
  const offers = all.filter((offer) => offer.variant === variant);
  const price = offers.find(({ size }) => size === null)?.price ?? null;
  const { id, colorId, colorName, colorHex, images } = variant;
  return {
    id,
    colorId,
    colorName,
    colorHex,
    ...offerView(product, variant, price, piecesOnOffer(offers)),
    images,
    sizes: variant.sizes.map((size) => sizeView(product, variant, size, offers)),
  };
}

function sizeView(product: ProductFacts, variant: VariantFacts, size: SizeFacts, all: readonly Offer[]): SizeView {
  const offers = all.filter((offer) => offer.size === size);
  const { id, sizeId, sizeName } = size;
  return {
    id,
    variantId: variant.id,
    sizeId,
    sizeName,
    ...offerView(product, size, offers[0]?.price ?? null, piecesOnOffer(offers)),
  };
}

const offerView = (product: ProductFacts, sku: SkuRow, price: Price | null, stock: number) => ({
  skuId: sku.skuId,
  code: sku.code,
  pricePesewas: price?.listPesewas ?? 0,
  discountPesewas: price?.discountPesewas ?? null,
  stock,
  available: sku.available,
  stockStatus: stock > 0 ? product.stockStatus : ('OUT_OF_STOCK' as const),
});
