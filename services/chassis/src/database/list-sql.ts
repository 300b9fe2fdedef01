import type { ListQuery, Page } from '@shop/contracts/list';
import type { Queryable } from './database.ts';
import { joinSql, raw, sql } from './sql-part.ts';
import type { SqlPart } from './sql-part.ts';

export { raw, sql } from './sql-part.ts';
export type { SqlPart } from './sql-part.ts';

export interface PageSql<Key extends string> {
  /** The columns, as trusted text. */
  select: string;
  /** A table of the list's own, `name AS (…)`: worked out once for the page and for its count. */
  with?: SqlPart | undefined;
  /** Tables and joins; as trusted text, or as a piece with parameters. */
  from: string | SqlPart;
  /** All of these hold. */
  where: readonly SqlPart[];
  /** The column, or expression, of each sort key. */
  orderBy: Readonly<Record<Key, string>>;
  /** The sort keys whose column may be null; those rows come last. */
  nullable?: readonly Key[] | undefined;
  /** The order where the query asks for none, as trusted text without the id; absent: the newest id first. */
  defaultOrder?: string | undefined;
  /** The column that decides between equal sort keys; `id` unless told. */
  id?: string | undefined;
  query: Pick<ListQuery<Key, unknown>, 'sort' | 'offset' | 'limit'>;
}

interface Statement {
  text: string;
  values: unknown[];
}

const shared = ({ with: table }: Pick<PageSql<string>, 'with'>): SqlPart[] => (table ? [raw('WITH'), table] : []);

const source = ({ from, where }: Pick<PageSql<string>, 'from' | 'where'>): SqlPart[] => [
  raw('FROM'),
  typeof from === 'string' ? raw(from) : from,
  ...where.flatMap((condition, index) => [raw(index === 0 ? 'WHERE (' : 'AND ('), condition, raw(')')]),
];

function order<Key extends string>(page: PageSql<Key>): SqlPart {
  const { orderBy, nullable = [], defaultOrder, id = 'id', query } = page;
  if (!query.sort) return raw(`ORDER BY ${unsorted(id, defaultOrder)}`);
  const { key, direction } = query.sort;
  // Said only where it matters: an index that was not made for it doesn't serve it.
  const nulls = nullable.includes(key) ? ' NULLS LAST' : '';
  return raw(`ORDER BY ${orderBy[key]} ${direction}${nulls}${orderBy[key] === id ? '' : `, ${id}`}`);
}

/** Of those that are equally new, the one that came later first. */
const unsorted = (id: string, order: string | undefined): string =>
  order === undefined ? `${id} DESC` : `${order}, ${id}${order.endsWith(' DESC') ? ' DESC' : ''}`;

/**
 * The statement that reads one page, with the number of all matching rows in each row's `pageTotal`. Counted apart: a page
 * that is read along an index ends with its last row, and needs no more of the others than that they are there.
 */
export const pageStatement = <Key extends string>(page: PageSql<Key>): Statement =>
  joinSql([
    ...shared(page),
    raw(`SELECT ${page.select}, (SELECT count(*)::int`),
    ...source(page),
    raw(') AS "pageTotal"'),
    ...source(page),
    order(page),
    sql`LIMIT ${page.query.limit} OFFSET ${page.query.offset}`,
  ]);

export const countStatement = (page: Pick<PageSql<string>, 'with' | 'from' | 'where'>): Statement =>
  joinSql([...shared(page), raw('SELECT count(*)::int AS total'), ...source(page)]);

/** Reads one page of a list and counts all that its conditions find, in one statement. Equal sort keys are ordered by id. */
export async function pageOf<Row extends object, Key extends string = string>(
  db: Queryable,
  page: PageSql<Key>,
): Promise<Page<Row>> {
  const { text, values } = pageStatement(page);
  const found = await db.query<Row & { pageTotal: number }>(text, values, 'each time');
  const first = found[0];
  if (!first) return { rows: [], total: page.query.offset === 0 ? 0 : await countAll(db, page) };
  const total = first.pageTotal;
  for (const row of found) Reflect.deleteProperty(row, 'pageTotal');
  return { rows: found, total };
}

async function countAll(db: Queryable, page: Pick<PageSql<string>, 'with' | 'from' | 'where'>): Promise<number> {
  const { text, values } = countStatement(page);
  const [row] = await db.query<{ total: number }>(text, values, 'each time');
  return row?.total ?? 0;
}
