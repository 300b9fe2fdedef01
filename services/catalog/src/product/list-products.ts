import type { ListQuery, Page } from '@shop/contracts/list';
import type { FoundProducts, ProductView, productViewListRules } from '@shop/contracts/services/catalog';
import type { Database, Queryable } from '@shop/chassis/database/database';
import { joinSql, raw, sql } from '@shop/chassis/database/sql-part';
import type { SqlPart } from '@shop/chassis/database/sql-part';
import { containing } from '@shop/chassis/database/containing';
import { loadProductFacts } from './load-product-facts.ts';
import { productView } from './product-view.ts';

type SortKey = (typeof productViewListRules)['sortKeys'][number];

export interface ProductFilter {
  q?: string | undefined;
  id?: number[] | undefined;
  categoryId?: number[] | undefined;
  subCategoryId?: number[] | undefined;
  brandId?: number[] | undefined;
  materialId?: number[] | undefined;
  originId?: number[] | undefined;
  tagId?: number[] | undefined;
  colorId?: number[] | undefined;
  sizeId?: number[] | undefined;
  vendorId?: number[] | undefined;
  minPricePesewas?: number | undefined;
  maxPricePesewas?: number | undefined;
}
export type ProductListQuery = ListQuery<SortKey, ProductFilter>;

/** Whose eyes look: everybody's see what is listed; a vendor's see its own products; an admin's see all. */
export type Shelf = 'public' | 'everything' | { vendorId: number | null };

const COLUMNS: Record<SortKey, string> = {
  id: 'p.id',
  name: 'p.name_key',
  price: 'p.unit_price_pesewas',
  stock: 'p.stock',
  createdAt: 'p.created_at',
};

/**
 * The statement that finds one page's ids, in order, and the number of all products that the conditions find. What a search finds
 * is found once for both; without one, a page is read along an index and ends with its last row.
 */
export function pageOfIds(shelf: Shelf, { sort, offset, limit, filter }: ProductListQuery) {
  const from = [
    raw('FROM product p WHERE p.archived_at IS NULL'),
    ...onShelf(shelf),
    ...searching(shelf, filter.q),
    ...matching(filter),
  ];
  const key = sort ? COLUMNS[sort.key] : COLUMNS.createdAt;
  const order = (column: string) => `${column} ${sort?.direction ?? 'DESC'}, p.id${sort ? '' : ' DESC'}`;
  const page = sql`LIMIT ${limit} OFFSET ${offset}) AS ids`;
  const counted = 'SELECT (SELECT count(*)';
  const paged = ')::integer AS total, ARRAY(SELECT p.id';
  return filter.q === undefined
    ? joinSql([raw(counted), ...from, raw(paged), ...from, raw(`ORDER BY ${order(key)}`), page])
    : joinSql([
        raw(`WITH found AS MATERIALIZED (SELECT p.id, ${key} AS key`),
        ...from,
        raw(`) ${counted} FROM found ${paged} FROM found p ORDER BY ${order('p.key')}`),
        page,
      ]);
}

export async function listProducts(db: Database, shelf: Shelf, query: ProductListQuery): Promise<Page<ProductView>> {
  const { ids, total } = await findProducts(db, shelf, query);
  const products = await loadProductFacts(db, ids);
  const reader = shelf === 'public' ? 'everybody' : 'manager';
  return { rows: products.map((product) => productView(product, reader)), total };
}

export async function findProducts(db: Queryable, shelf: Shelf, query: ProductListQuery): Promise<FoundProducts> {
  const { text, values } = pageOfIds(shelf, query);
  const [page] = await db.query<FoundProducts>(text, values, 'each time');
  return page ?? { ids: [], total: 0 };
}

function onShelf(shelf: Shelf): SqlPart[] {
  if (shelf === 'everything') return [];
  return shelf === 'public' ? [raw('AND p.listed')] : [sql`AND p.vendor_id = ${shelf.vendorId}`];
}

function matching(filter: ProductFilter): SqlPart[] {
  const { id, categoryId, subCategoryId, brandId, materialId, originId, tagId, colorId, sizeId, vendorId } = filter;
  const { minPricePesewas: least, maxPricePesewas: most } = filter;
  return [
    id && sql`AND p.id = ANY(${id}::bigint[])`,
    categoryId && sql`AND p.category_id = ANY(${categoryId}::bigint[])`,
    subCategoryId && sql`AND p.sub_category_id = ANY(${subCategoryId}::bigint[])`,
    brandId && sql`AND p.brand_id = ANY(${brandId}::bigint[])`,
    materialId && sql`AND p.material_id = ANY(${materialId}::bigint[])`,
    originId && sql`AND p.origin_id = ANY(${originId}::bigint[])`,
    tagId && sql`AND p.id IN (SELECT t.product_id FROM product_tag t WHERE t.tag_id = ANY(${tagId}::bigint[]))`,
    vendorId && sql`AND p.vendor_id = ANY(${vendorId}::bigint[])`,
    colorId &&
      sql`AND p.id IN (SELECT v.product_id FROM variant v WHERE v.archived_at IS NULL AND v.color_id = ANY(${colorId}::bigint[]))`,
    sizeId &&
      sql`AND p.id IN (SELECT s.product_id FROM variant_size s WHERE s.archived_at IS NULL AND s.size_id = ANY(${sizeId}::bigint[]))`,
    least === undefined ? undefined : sql`AND p.unit_price_pesewas >= ${least}::bigint`,
    most === undefined ? undefined : sql`AND p.unit_price_pesewas <= ${most}::bigint`,
  ].filter((part) => part !== undefined);
}

/** Everybody searches names, descriptions and brands; who manages products, names. */
function searching(shelf: Shelf, q: string | undefined): SqlPart[] {
  if (q === undefined) return [];
  const pattern = containing(q);
  return shelf === 'public' ? [telling(pattern)] : [named(pattern)];
}

/** What the texts find is looked up in one pass along the index of what is listed: to join it cost twice as much and more. */
const telling = (pattern: string): SqlPart =>
  sql`AND p.id = ANY(ARRAY(SELECT product_id FROM product_search WHERE search_text LIKE ${pattern}
    UNION ALL SELECT named.id FROM product named
      WHERE named.archived_at IS NULL AND named.brand_id IN (SELECT id FROM brand WHERE name_key LIKE ${pattern})))`;

/** Found by the index of the texts, which begin with the name. */
const named = (pattern: string): SqlPart =>
  sql`AND p.id IN (SELECT product_id FROM product_search WHERE search_text LIKE ${pattern}) AND p.name_key LIKE ${pattern}`;
