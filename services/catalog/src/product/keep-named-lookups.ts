import type { ErrorIssue } from '@shop/contracts/errors';
import type { LookupKind } from '@shop/contracts/rest/lookups';
import type { NewProduct } from '@shop/contracts/services/catalog';
import type { Transaction } from '@shop/chassis/database/database';
import { badRequest } from '@shop/chassis/errors/problem';
import { LOOKUP_TABLES } from '../lookup/lookup-kinds.ts';
import { keepLookups, subcategoryIsOf } from '../lookup/lookup-store.ts';

interface Naming {
  kind: LookupKind;
  id: number;
  path: string;
}

const naming = (kind: LookupKind, id: number | null, path: string): Naming[] =>
  id === null ? [] : [{ kind, id, path }];

const namedBy = (product: NewProduct): Naming[] => [
  ...naming('categories', product.categoryId, 'categoryId'),
  ...naming('subcategories', product.subCategoryId, 'subCategoryId'),
  ...naming('brands', product.brandId, 'brandId'),
  ...naming('materials', product.materialId, 'materialId'),
  ...naming('origins', product.originId, 'originId'),
  ...product.tagIds.flatMap((id, index) => naming('tags', id, `tagIds.${index}`)),
  ...product.variants.flatMap(({ colorId, sizes }, index) => [
    ...naming('colors', colorId, `variants.${index}.colorId`),
    ...sizes.flatMap(({ sizeId }, at) => naming('sizes', sizeId, `variants.${index}.sizes.${at}.sizeId`)),
  ]),
];

/** Keeps the lookups that a product names until the transaction ends. Throws a Problem 400 that names the unknown ones. */
export async function keepNamedLookups(tx: Transaction, product: NewProduct): Promise<void> {
  const named = namedBy(product);
  const issues: ErrorIssue[] = [];
  for (const kind of new Set(named.map((each) => each.kind))) {
    const ofKind = named.filter((each) => each.kind === kind);
    const there = await keepLookups(tx, kind, [...new Set(ofKind.map(({ id }) => id))]);
    const message = `There is no such ${LOOKUP_TABLES[kind].word}.`;
    issues.push(...ofKind.filter(({ id }) => !there.has(id)).map(({ path }) => ({ path, message })));
  }
  const { subCategoryId, categoryId } = product;
  if (issues.length === 0 && subCategoryId !== null && !(await subcategoryIsOf(tx, subCategoryId, categoryId)))
    issues.push({ path: 'subCategoryId', message: 'This subcategory is of another category.' });
  const [first] = issues;
  if (first) throw badRequest('invalid', `${first.path}: ${first.message}`, issues);
}
