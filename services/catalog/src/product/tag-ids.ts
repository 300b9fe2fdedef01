import type { ProductChange } from '@shop/contracts/services/catalog-changes';
import { foldForSearch } from '@shop/contracts/text';
import type { Queryable } from '@shop/chassis/database/database';
import type { ProductFacts } from './product-facts.ts';
import { refuseIssues } from './refuse-issues.ts';

/** The tags that a change leaves; undefined where it changes none. Throws a Problem 400 for a tag that is not there. */
export async function tagIdsOf(
  db: Queryable,
  product: ProductFacts,
  { tag, tagIds }: Pick<ProductChange, 'tag' | 'tagIds'>,
): Promise<number[] | undefined> {
  if (tagIds || tag === undefined || tag === (product.tags[0]?.name ?? null)) return tagIds;
  if (tag === null) return [];
  const [found] = await db.query<{ id: number }>(
    `SELECT id FROM tag WHERE archived_at IS NULL AND (name_key = $1 OR id::text = $2) ORDER BY name_key = $1 DESC LIMIT 1`,
    [foldForSearch(tag), tag],
  );
  if (!found) refuseIssues([{ path: 'tag', message: 'There is no such tag.' }]);
  return found && [found.id];
}
