import type { Product, ProductVariant } from '@shop/contracts/rest/products';

/** Why customers can’t buy a product, or one colour of it, at the moment; empty where they can. */
export function reasonsNotSold(product: Product, variant: ProductVariant | null = null): string[] {
  const { images, variants, price } = product;
  const hasPicture = images.length > 0 || variants.some((one) => one.images.length > 0);
  const isAvailable = product.available && (variant?.available ?? true);
  return [
    ...(hasPicture ? [] : ['No picture']),
    ...(price > 0 ? [] : ['No price']),
    ...(isAvailable ? [] : ['Not available']),
    ...((variant ?? product).stock > 0 ? [] : ['Sold out']),
  ];
}
