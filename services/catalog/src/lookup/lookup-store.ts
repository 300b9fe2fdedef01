import type { ListQuery, Page } from '@shop/contracts/list';
import type { Lookup, LookupKind } from '@shop/contracts/rest/lookups';
import { foldForSearch } from '@shop/contracts/text';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, raw, sql } from '@shop/chassis/database/list-sql';
import type { SqlPart } from '@shop/chassis/database/list-sql';
import { containing } from '@shop/chassis/database/containing';
import { LOOKUP_TABLES } from './lookup-kinds.ts';

/** The columns that only some kinds have. */
const OWN_COLUMNS: Partial<Record<LookupKind, string>> = {
  subcategories: 'category_id AS "categoryId"',
  colors: 'hex',
};

const columnsOf = (kind: LookupKind): string => ['id', 'name', OWN_COLUMNS[kind]].filter(Boolean).join(', ');

export type StoredLookup = Lookup & { version: number };

/** What a write names; absent fields stay as they are. */
export interface LookupFields {
  name: string;
  hex?: string | null | undefined;
  categoryId?: number | undefined;
}

const columnValues = (kind: LookupKind, { name, hex, categoryId }: LookupFields): [string, unknown][] => [
  ['name', name],
  ['name_key', foldForSearch(name)],
  ...(kind === 'colors' && hex !== undefined ? [['hex', hex] satisfies [string, unknown]] : []),
  ...(kind === 'subcategories' && categoryId !== undefined
    ? [['category_id', categoryId] satisfies [string, unknown]]
    : []),
];

export interface LookupFilter {
  q?: string | undefined;
  id?: number[] | undefined;
  /** Of subcategories alone. */
  categoryId?: number[] | undefined;
}

const matching = ({ q, id, categoryId }: LookupFilter): SqlPart[] =>
  [
    q === undefined ? undefined : sql`name_key LIKE ${containing(q)}`,
    id && sql`id = ANY(${id}::bigint[])`,
    categoryId && sql`category_id = ANY(${categoryId}::bigint[])`,
  ].filter((part) => part !== undefined);

export function listLookups(
  db: Queryable,
  kind: LookupKind,
  query: ListQuery<'id' | 'name', LookupFilter>,
): Promise<Page<Lookup>> {
  return pageOf<Lookup, 'id' | 'name'>(db, {
    select: columnsOf(kind),
    from: LOOKUP_TABLES[kind].table,
    where: [raw('archived_at IS NULL'), ...matching(query.filter)],
    orderBy: { id: 'id', name: 'name_key' },
    defaultOrder: 'name_key',
    query,
  });
}

export async function insertLookup(tx: Transaction, kind: LookupKind, fields: LookupFields): Promise<StoredLookup> {
  const values = columnValues(kind, fields);
  const [row] = await tx.query<StoredLookup>(
    `INSERT INTO ${LOOKUP_TABLES[kind].table} (${values.map(([column]) => column).join(', ')})
     VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING ${columnsOf(kind)}, version`,
    values.map(([, value]) => value),
  );
  if (!row) throw new Error('an insert answered no row');
  return row;
}

/** Null where there is none. */
export async function updateLookup(
  tx: Transaction,
  kind: LookupKind,
  id: number,
  fields: LookupFields,
): Promise<StoredLookup | null> {
  const values = columnValues(kind, fields);
  const [row] = await tx.query<StoredLookup>(
    `UPDATE ${LOOKUP_TABLES[kind].table}
     SET ${values.map(([column], index) => `${column} = $${index + 2}`).join(', ')}, version = version + 1
     WHERE id = $1 AND archived_at IS NULL RETURNING ${columnsOf(kind)}, version`,
    [id, ...values.map(([, value]) => value)],
  );
  return row ?? null;
}

/** Reads a lookup and keeps it from being taken into use until the transaction ends. Null where there is none. */
export async function lockLookup(tx: Transaction, kind: LookupKind, id: number): Promise<StoredLookup | null> {
  const [row] = await tx.query<StoredLookup>(
    `SELECT ${columnsOf(kind)}, version FROM ${LOOKUP_TABLES[kind].table}
     WHERE id = $1 AND archived_at IS NULL FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

export async function archiveLookup(tx: Transaction, kind: LookupKind, id: number, at: Date): Promise<void> {
  await tx.execute(`UPDATE ${LOOKUP_TABLES[kind].table} SET archived_at = $2, version = version + 1 WHERE id = $1`, [
    id,
    at,
  ]);
}

/** Which of the ids are there; those stay until the transaction ends. */
export async function keepLookups(tx: Transaction, kind: LookupKind, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>(
    `SELECT id FROM ${LOOKUP_TABLES[kind].table}
     WHERE id = ANY($1::integer[]) AND archived_at IS NULL ORDER BY id FOR KEY SHARE`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** How many live products, and of a category also how many subcategories, use a lookup. */
export async function countUses(tx: Transaction, kind: LookupKind, id: number): Promise<LookupUses> {
  const [row] = await tx.query<LookupUses>(
    `SELECT (SELECT count(*) FROM (${LOOKUP_TABLES[kind].productsUsing}) AS using_it)::integer AS products,
       ${kind === 'categories' ? '(SELECT count(*) FROM subcategory WHERE category_id = $1 AND archived_at IS NULL)::integer' : '0'} AS subcategories`,
    [id],
  );
  return row ?? { products: 0, subcategories: 0 };
}

export interface LookupUses {
  products: number;
  subcategories: number;
}

export async function subcategoryIsOf(tx: Transaction, subcategoryId: number, categoryId: number): Promise<boolean> {
  const rows = await tx.query('SELECT FROM subcategory WHERE id = $1 AND category_id = $2', [
    subcategoryId,
    categoryId,
  ]);
  return rows.length === 1;
}
