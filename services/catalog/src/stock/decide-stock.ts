import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import { freePieces, offersOf } from '../product/offers.ts';
import type { Offer } from '../product/offers.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { skuName } from '../sku/sku-name.ts';
import type { StockLine } from './stock-line.ts';

/** The stock that a form gives, and the one that it had loaded. */
interface AskedStock {
  stock?: number | undefined;
  stockSeen?: number | undefined;
}

type Refusal = { refusal: { code: string; message: string } };
export type StockDecision = { lines: StockLine[] } | Refusal;

/**
 * By how many pieces the stock of a product's SKUs changes, with the parts that it has from now on. A figure that the form
 * only carried along changes nothing. What is no longer of the lowest level keeps what checkouts hold of it, and no more.
 */
export function decideStock(product: ProductFacts, change: ProductChange): StockDecision {
  const asked = askedStocks(product, change);
  const lines: StockLine[] = [];
  for (const offer of offersOf(product)) {
    const { skuId } = offer.sku;
    const freed = { quantity: -freePieces(offer.sku) };
    const decided = offer.lowest ? decideLevel(product, offer, asked.get(skuId) ?? {}) : freed;
    if ('refusal' in decided) return decided;
    if (decided.quantity !== 0) lines.push({ skuId, quantity: decided.quantity });
  }
  return { lines };
}

function decideLevel(
  product: ProductFacts,
  offer: Offer,
  { stock, stockSeen }: AskedStock,
): { quantity: number } | Refusal {
  const present = offer.sku.stock;
  const held = offer.sku.reserved;
  if (stock === undefined || stock === stockSeen) return { quantity: 0 };
  if (stockSeen !== undefined && stockSeen !== present) {
    const message = `The stock of ${nameOf(product, offer)} is ${present} now, not ${stockSeen}. Please look again.`;
    return { refusal: { code: 'stock_changed', message } };
  }
  if (stock < held) {
    const message = `${held} of ${nameOf(product, offer)} are held by customers who are paying, so its stock can’t be ${stock}.`;
    return { refusal: { code: 'stock_held', message } };
  }
  return { quantity: stock - present };
}

function askedStocks(product: ProductFacts, change: ProductChange): Map<number, AskedStock> {
  const asked = new Map<number, AskedStock>([[product.skuId, change]]);
  for (const listed of change.variants) {
    const variant = product.variants.find(({ id }) => id === listed.id);
    if (!variant) continue;
    asked.set(variant.skuId, listed);
    for (const listedSize of listed.sizes) {
      const size = variant.sizes.find(({ id }) => id === listedSize.id);
      if (size) asked.set(size.skuId, listedSize);
    }
  }
  return asked;
}

const nameOf = ({ name }: ProductFacts, { variant, size }: Offer): string =>
  skuName({ productName: name, colorName: variant?.colorName ?? null, sizeName: size?.sizeName ?? null });
