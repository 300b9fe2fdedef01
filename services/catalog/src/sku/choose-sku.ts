import type { ProductFacts, SkuRow } from '../product/product-facts.ts';

export interface Choice {
  variantId?: number | undefined;
  /** The size of the lookup list, as a cart names it. */
  sizeId?: number | undefined;
}

export type Chosen = { sku: SkuRow } | { refusal: { code: string; message: string } };

const refusal = (code: string, message: string): Chosen => ({ refusal: { code, message } });

/** The SKU that a person means; a refusal where the choice is not complete or not of this product. */
export function chooseSku(product: ProductFacts, { variantId, sizeId }: Choice): Chosen {
  if (variantId === undefined) {
    if (product.variants.length > 0) return refusal('variant_needed', 'Please choose a colour.');
    if (sizeId !== undefined) return refusal('size_unknown', 'This product has no sizes.');
    return { sku: product };
  }
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) return refusal('variant_unknown', 'This product has no such colour.');
  if (sizeId === undefined) {
    if (variant.sizes.length > 0) return refusal('size_needed', 'Please choose a size.');
    return { sku: variant };
  }
  const size = variant.sizes.find((each) => each.sizeId === sizeId);
  return size ? { sku: size } : refusal('size_unknown', 'This colour does not come in that size.');
}
