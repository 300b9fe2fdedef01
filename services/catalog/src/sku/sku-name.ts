interface NamedSku {
  productName: string;
  colorName: string | null;
  sizeName: string | null;
}

/** “Kente romper” (Gold, 2–3 years). */
export function skuName({ productName, colorName, sizeName }: NamedSku): string {
  const details = [colorName, sizeName].filter((detail) => detail !== null).join(', ');
  return details === '' ? `“${productName}”` : `“${productName}” (${details})`;
}
