import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, raw, sql } from '@shop/chassis/database/list-sql';
import type { ListQuery, Page } from '@shop/contracts/list';
import type { PublicPage, pageListRules } from '@shop/contracts/rest/public-pages';
import { containing, searchTextOf } from '../search/search-text.ts';

export interface StoredPage extends PublicPage {
  version: number;
}

type PageFields = Omit<PublicPage, 'id'>;
interface PageFilter {
  id?: number[] | undefined;
  q?: string | undefined;
  slug?: string | undefined;
}
export type PageQuery = ListQuery<(typeof pageListRules.sortKeys)[number], PageFilter>;

const RECORD = `id, slug, title, description, show_in_header AS "showInHeader", show_in_footer AS "showInFooter",
  is_visible AS "isVisible"`;
const STORED = `${RECORD}, version`;

export const listPages = (
  db: Queryable,
  { filter: { id, q, slug }, ...query }: PageQuery,
  { invisible }: { invisible: boolean },
): Promise<Page<PublicPage>> =>
  pageOf<PublicPage>(db, {
    select: RECORD,
    from: 'public_page',
    where: [
      ...(invisible ? [] : [raw('is_visible')]),
      ...(id ? [sql`id = ANY (${id}::bigint[])`] : []),
      ...(q ? [sql`search_text LIKE ${containing(q)}`] : []),
      ...(slug === undefined ? [] : [sql`slug = ${slug}`]),
    ],
    orderBy: { id: 'id', slug: 'slug', title: 'title' },
    defaultOrder: 'created_at DESC',
    query,
  });

/** Null where there is none, or none that may be seen. */
export async function findPage(
  db: Queryable,
  id: number,
  { invisible }: { invisible: boolean },
): Promise<PublicPage | null> {
  const [page] = await db.query<PublicPage>(`SELECT ${RECORD} FROM public_page WHERE id = $1 AND (is_visible OR $2)`, [
    id,
    invisible,
  ]);
  return page ?? null;
}

/** Holds the page's row: its sections are changed by one at a time. */
export async function lockPage(tx: Transaction, id: number): Promise<StoredPage | null> {
  const [page] = await tx.query<StoredPage>(`SELECT ${STORED} FROM public_page WHERE id = $1 FOR UPDATE`, [id]);
  return page ?? null;
}

const valuesOf = ({ slug, title, description, showInHeader, showInFooter, isVisible }: PageFields) => [
  slug,
  title,
  description,
  showInHeader,
  showInFooter,
  isVisible,
  searchTextOf(slug, title, description),
];

export async function insertPage(tx: Transaction, page: PageFields, at: Date): Promise<StoredPage> {
  const [row] = await tx.query<StoredPage>(
    `INSERT INTO public_page
       (slug, title, description, show_in_header, show_in_footer, is_visible, search_text, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${STORED}`,
    [...valuesOf(page), at],
  );
  if (!row) throw new Error('the page was not stored');
  return row;
}

export async function updatePage(tx: Transaction, { id, ...page }: PublicPage): Promise<void> {
  await tx.execute(
    `UPDATE public_page SET slug = $1, title = $2, description = $3, show_in_header = $4, show_in_footer = $5,
       is_visible = $6, search_text = $7 WHERE id = $8`,
    [...valuesOf(page), id],
  );
}

export async function countVersion(tx: Transaction, id: number): Promise<{ slug: string; version: number }> {
  const [row] = await tx.query<{ slug: string; version: number }>(
    'UPDATE public_page SET version = version + 1 WHERE id = $1 RETURNING slug, version',
    [id],
  );
  if (!row) throw new Error(`page ${id} does not exist`);
  return row;
}

export const deletePageRow = (tx: Transaction, id: number) => tx.execute('DELETE FROM public_page WHERE id = $1', [id]);
