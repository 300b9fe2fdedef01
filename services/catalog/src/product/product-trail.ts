import type { Changes } from '@shop/contracts/events/changes';
import { offersOf } from './offers.ts';
import type { Offer } from './offers.ts';
import type { ProductFacts } from './product-facts.ts';

type Value = Changes[string]['from'];

/** So that an event stays small: what goes beyond is only counted. */
const MAX_CHANGES = 200;
/** Long texts are named without their values. */
const LONG_TEXTS = ['description', 'longDescription'];

/** Which fields of a product have become different, and how. Those of a colour or size stand behind the code of its SKU. */
export function productChanges(before: ProductFacts, after: ProductFacts): Changes {
  const codes = new Map(offersOf(before).map(({ sku }) => [sku.skuId, sku.code]));
  const old = valuesOf(before, codes);
  const fresh = valuesOf(after, codes);
  const keys = [...new Set([...old.keys(), ...fresh.keys()])];
  const changes = keys.flatMap((key) => {
    const [from, to] = [old.get(key) ?? null, fresh.get(key) ?? null];
    if (from === to) return [];
    return [[key, LONG_TEXTS.includes(key) ? { from: null, to: null } : { from, to }] as const];
  });
  const more = changes.length - MAX_CHANGES;
  return Object.fromEntries([
    ...changes.slice(0, MAX_CHANGES),
    ...(more > 0 ? [['more', { from: null, to: more }] as const] : []),
  ]);
}

function valuesOf(product: ProductFacts, oldCodes: ReadonlyMap<number, string>): Map<string, Value> {
  const { name, description, longDescription, vendor, category, stockStatus } = product;
  const own: [string, Value][] = [
    ['name', name],
    ['description', description],
    ['longDescription', longDescription],
    ['vendorId', vendor.id],
    ['categoryId', category?.id ?? null],
    ['subCategoryId', product.subCategory?.id ?? null],
    ['brandId', product.brand?.id ?? null],
    ['materialId', product.material?.id ?? null],
    ['originId', product.origin?.id ?? null],
    ['tagIds', idsOf(product.tags)],
    ['stockStatus', stockStatus],
    ['images', idsOf(product.images)],
    ['videos', idsOf(product.videos)],
  ];
  const offers = offersOf(product).flatMap((offer) => valuesOfOffer(offer, oldCodes));
  return new Map([...own, ...offers]);
}

function valuesOfOffer({ sku, variant, size }: Offer, oldCodes: ReadonlyMap<number, string>): [string, Value][] {
  const prefix = variant ? `${oldCodes.get(sku.skuId) ?? sku.code}.` : '';
  const pictures: [string, Value][] = variant && !size ? [[`${prefix}images`, idsOf(variant.images)]] : [];
  return [
    [`${prefix}code`, sku.code],
    [`${prefix}pricePesewas`, sku.pricePesewas],
    [`${prefix}discountPesewas`, sku.discountPesewas],
    [`${prefix}stock`, sku.stock],
    [`${prefix}available`, sku.available],
    ...pictures,
  ];
}

const idsOf = (rows: readonly { id: number }[]): string | null =>
  rows.length === 0 ? null : rows.map(({ id }) => id).join(', ');
