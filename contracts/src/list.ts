import { z } from 'zod';

/** What a list answers at most, with or without a range. */
export const MAX_ROWS = 1000;

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON.' });
    return z.NEVER;
  }
});

const rangeSchema = jsonText
  .pipe(z.tuple([z.int().min(0), z.int().min(0)], { error: 'A range is [first,last].' }))
  .refine(([first, last]) => first <= last, 'A range’s first row is not after its last.');

export interface ListQuery<Key extends string, Filter> {
  sort: { key: Key; direction: 'ASC' | 'DESC' } | null;
  /** The first row, from 0. */
  offset: number;
  limit: number;
  filter: Filter;
}

/** What one collection may be sorted and filtered by. Everything else is refused. */
export interface ListRules<Key extends string, Shape extends z.ZodRawShape> {
  sortKeys: readonly [Key, ...Key[]];
  filters: Shape;
}

/** Ids in a filter: one, or a list of at most MAX_ROWS. */
export const idsFilter = z
  .union([z.int(), z.array(z.int()).max(MAX_ROWS)])
  .transform((ids) => (Array.isArray(ids) ? ids : [ids]))
  .optional();
/** A search text: literal; blank is no filter. */
export const searchFilter = z
  .string()
  .max(1000)
  .transform((text) => text.replaceAll('\u0000', '').normalize('NFC').trim())
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/**
 * The simple-rest dialect: `sort=["name","ASC"]`, `range=[0,24]`, `filter={"q":"…"}`.
 * Keys of the query that are none of the three are ignored here; a route declares its own beside it.
 */
export function listQuerySchema<Key extends string, Shape extends z.ZodRawShape>(rules: ListRules<Key, Shape>) {
  const filterSchema = z.strictObject(rules.filters);
  return z
    .object({
      sort: jsonText
        .pipe(z.tuple([z.enum(rules.sortKeys), z.enum(['ASC', 'DESC'])], { error: 'This list can’t be sorted so.' }))
        .optional(),
      range: rangeSchema.optional(),
      filter: jsonText.pipe(filterSchema).optional(),
    })
    .transform(({ sort, range, filter }): ListQuery<Key, z.output<typeof filterSchema>> => {
      const [first, last] = range ?? [0, MAX_ROWS - 1];
      return {
        sort: sort ? { key: sort[0] as Key, direction: sort[1] } : null,
        offset: first,
        limit: Math.min(last - first + 1, MAX_ROWS),
        filter: filter ?? filterSchema.parse({}),
      };
    });
}

/** The query text of a list, for one room that asks another. */
export function listQueryText<Key extends string>(query: ListQuery<Key, object>): Record<string, string> {
  return {
    ...(query.sort ? { sort: JSON.stringify([query.sort.key, query.sort.direction]) } : {}),
    range: JSON.stringify([query.offset, query.offset + query.limit - 1]),
    filter: JSON.stringify(query.filter),
  };
}

/** One page of a list between rooms; `total` counts all rows that the filter finds. */
export const pageSchema = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.int().min(0) });
export interface Page<Row> {
  rows: Row[];
  total: number;
}

// `products 0-24/319`; where the page is empty, a star stands in place of the rows.
export function contentRange(name: string, offset: number, count: number, total: number): string {
  return count === 0 ? `${name} */${total}` : `${name} ${offset}-${offset + count - 1}/${total}`;
}
