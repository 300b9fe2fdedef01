import type { ErrorIssue } from '@shop/contracts/errors';
import type { LookupKind } from '@shop/contracts/rest/lookups';
import type { Transaction } from '@shop/chassis/database/database';
import { LOOKUP_TABLES } from '../lookup/lookup-kinds.ts';
import { keepLookups, subcategoryIsOf } from '../lookup/lookup-store.ts';
import { refuseIssues } from './refuse-issues.ts';

interface Naming {
  kind: LookupKind;
  id: number;
  path: string;
}

type Id = number | null | undefined;

/** What a new product, or a change of one, names of the lists. */
interface NamingProduct {
  categoryId?: Id;
  subCategoryId?: Id;
  brandId?: Id;
  materialId?: Id;
  originId?: Id;
  tagIds?: readonly number[] | undefined;
  variants: readonly { colorId?: Id; sizes: readonly { sizeId?: Id }[] }[];
}

const naming = (kind: LookupKind, id: Id, path: string): Naming[] =>
  id === null || id === undefined ? [] : [{ kind, id, path }];

const namedBy = (product: NamingProduct): Naming[] => [
  ...naming('categories', product.categoryId, 'categoryId'),
  ...naming('subcategories', product.subCategoryId, 'subCategoryId'),
  ...naming('brands', product.brandId, 'brandId'),
  ...naming('materials', product.materialId, 'materialId'),
  ...naming('origins', product.originId, 'originId'),
  ...(product.tagIds ?? []).flatMap((id, index) => naming('tags', id, `tagIds.${index}`)),
  ...product.variants.flatMap(({ colorId, sizes }, index) => [
    ...naming('colors', colorId, `variants.${index}.colorId`),
    ...sizes.flatMap(({ sizeId }, at) => naming('sizes', sizeId, `variants.${index}.sizes.${at}.sizeId`)),
  ]),
];

/**
 * Keeps the lookups that are named until the transaction ends. A subcategory is named with its category. Throws a Problem 400
 * that names the unknown ones.
 */
export async function keepNamedLookups(tx: Transaction, product: NamingProduct): Promise<void> {
  const named = namedBy(product);
  const issues: ErrorIssue[] = [];
  for (const kind of new Set(named.map((each) => each.kind))) {
    const ofKind = named.filter((each) => each.kind === kind);
    const there = await keepLookups(tx, kind, [...new Set(ofKind.map(({ id }) => id))]);
    const message = `There is no such ${LOOKUP_TABLES[kind].word}.`;
    issues.push(...ofKind.filter(({ id }) => !there.has(id)).map(({ path }) => ({ path, message })));
  }
  const { subCategoryId, categoryId } = product;
  if (issues.length === 0 && subCategoryId) {
    if (!categoryId) issues.push({ path: 'subCategoryId', message: 'A subcategory needs its category.' });
    else if (!(await subcategoryIsOf(tx, subCategoryId, categoryId)))
      issues.push({ path: 'subCategoryId', message: 'This subcategory is of another category.' });
  }
  refuseIssues(issues);
}
