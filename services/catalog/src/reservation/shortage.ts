import type { SkuView } from '@shop/contracts/services/catalog';
import { skuName } from '../sku/sku-name.ts';
import type { StockLine } from '../stock/stock-line.ts';

type Sku = Pick<SkuView, 'skuId' | 'productName' | 'colorName' | 'sizeName' | 'sellable' | 'available'>;

/** Says of each line that can't be had why not, in one text. */
export function shortageSentence(lines: readonly StockLine[], skus: readonly Sku[]): string {
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const sentences = lines.flatMap((line) => {
    const sku = known.get(line.skuId);
    if (!sku) return ['Something in your cart is no longer sold.'];
    if (!sku.sellable) return [`${skuName(sku)} is no longer sold.`];
    if (sku.available >= line.quantity) return [];
    return [
      sku.available === 0 ? `${skuName(sku)} is sold out.` : `Only ${sku.available} of ${skuName(sku)} can be bought.`,
    ];
  });
  return sentences.join(' ');
}
