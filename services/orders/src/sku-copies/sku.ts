import type { EventPayload } from '@shop/contracts/events/registry';

export type Sku = EventPayload<'catalog.sku-changed.v1'>;
export type SkuStock = Pick<EventPayload<'catalog.stock-changed.v1'>, 'skuId' | 'available' | 'version'>;

/** "Kente romper (Gold, 2–3 years)". */
export function skuLabel({
  productName,
  colorName,
  sizeName,
}: Pick<Sku, 'productName' | 'colorName' | 'sizeName'>): string {
  const choices = [colorName, sizeName].filter((choice) => choice !== null);
  return choices.length === 0 ? productName : `${productName} (${choices.join(', ')})`;
}
