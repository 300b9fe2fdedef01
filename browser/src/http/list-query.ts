/** One page of a list, as the shop's collections understand it. */
export interface ListQuery {
  sort?: readonly [key: string, direction: 'ASC' | 'DESC'];
  /** The first row, from 0. */
  offset: number;
  limit: number;
  filter?: Record<string, unknown>;
}

export interface Page<Row> {
  rows: Row[];
  /** All rows that the filter finds, not only these. */
  total: number;
}

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export function listPath(path: string, { sort, offset, limit, filter = {} }: ListQuery): string {
  const kept = Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
  const query = new URLSearchParams({ range: JSON.stringify([offset, offset + limit - 1]) });
  if (sort) query.set('sort', JSON.stringify(sort));
  if (Object.keys(kept).length > 0) query.set('filter', JSON.stringify(kept));
  return `${path}?${query.toString()}`;
}

// The total of `products 0-24/319`; an empty page has a star for its rows. Without the header: as many as were sent.
export function totalOf(contentRange: string | null, sent: number): number {
  const total = /\/(\d+)$/.exec(contentRange ?? '')?.[1];
  return total === undefined ? sent : Number(total);
}
