import type { Product } from '@shop/contracts/rest/products';
import { textChanges } from '../variants/text-changes.ts';
import { type DetailValues, detailValuesOf } from './detail-values.ts';

const IDS = ['vendorId', 'categoryId', 'subCategoryId', 'brandId', 'materialId', 'originId'] as const;

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The details that were changed. */
export function detailChanges(product: Product, values: DetailValues): Partial<DetailValues> {
  const saved = detailValuesOf(product);
  return {
    ...textChanges(product, values),
    ...Object.fromEntries(IDS.filter((id) => saved[id] !== values[id]).map((id) => [id, values[id]])),
    ...(isSameSet(saved.tagIds, values.tagIds) ? {} : { tagIds: values.tagIds }),
  };
}
