export const productCode = (productId: number): string => `P${productId}`;

export const variantCode = (productId: number, colorId: number): string => `${productCode(productId)}-C${colorId}`;

export const sizeCode = (productId: number, colorId: number, sizeId: number): string =>
  `${variantCode(productId, colorId)}-S${sizeId}`;
