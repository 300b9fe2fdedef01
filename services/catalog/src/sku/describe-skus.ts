import type { EventPayload } from '@shop/contracts/events/registry';
import { isListed, offersOf } from '../product/offers.ts';
import type { Offer } from '../product/offers.ts';
import type { ProductFacts } from '../product/product-facts.ts';

/** All that is told of a SKU, but for the number of the telling. */
export type SkuDescription = Omit<EventPayload<'catalog.sku-changed.v1'>, 'version'>;

export interface DescribedSku {
  onOffer: boolean;
  view: SkuDescription;
}

/** What carts and orders are to know of each SKU of a product. */
export function describeSkus(product: ProductFacts): DescribedSku[] {
  const listed = isListed(product);
  return offersOf(product).map((offer) => ({
    onOffer: offer.onOffer,
    view: describe(product, offer, listed && offer.onOffer),
  }));
}

function describe(product: ProductFacts, { sku, variant, size, price }: Offer, sellable: boolean): SkuDescription {
  return {
    skuId: sku.skuId,
    productId: product.id,
    variantId: variant?.id ?? null,
    variantSizeId: size?.id ?? null,
    sizeId: size?.sizeId ?? null,
    vendorId: product.vendor.id,
    productName: product.name,
    categoryId: product.category?.id ?? null,
    categoryName: product.category?.name ?? null,
    colorName: variant?.colorName ?? null,
    sizeName: size?.sizeName ?? null,
    imageUrl: pictureOf(product, variant),
    code: sku.code,
    unitPricePesewas: price?.unitPesewas ?? 0,
    listPricePesewas: price?.listPesewas ?? 0,
    sellable,
  };
}

function pictureOf(product: ProductFacts, variant: Offer['variant']): string | null {
  const images = [...(variant?.images ?? []), ...product.images, ...product.variants.flatMap((each) => each.images)];
  return images[0]?.url ?? null;
}
