import { jsonSchemaOf, propertiesOf } from '@shop/bff/api-document/json-schema';
import { dialectParameter } from '@shop/bff/api-document/list-dialect';
import type { Route } from '@shop/bff/surface/route';
import type { Role } from '@shop/contracts/roles';
import type { z } from 'zod';
import type { Sample, Samples } from './samples.ts';

/** One way in which a list is asked for. */
export interface ListCall {
  path: string;
  as: Role | 'visitor';
  /** What the query asks for, in words. */
  asks: string;
  sort?: readonly [string, 'ASC' | 'DESC'];
  filter?: Readonly<Record<string, unknown>>;
  /** The page begins this far before the end, and not at the beginning. */
  beforeEnd?: number;
  /** Of its page; null for what is no list. */
  rows: number | null;
  /** The first day, where a list is of some days. */
  from?: string;
}

const PAGE = 25;
const WHOLE = 1000;
const LONG_AGO = '2000-01-01';

interface DialectSchema {
  prefixItems?: readonly { enum?: readonly string[] }[];
  properties?: Readonly<Record<string, Sample['schema']>>;
}

const dialectOf = (query: z.ZodType, name: 'sort' | 'filter') =>
  dialectParameter(name, query).content['application/json'].schema as DialectSchema;

const isOfDays = (query: z.ZodType): boolean => 'from' in propertiesOf(jsonSchemaOf(query, 'input')).properties;

/** As whom a list is asked for. */
export const askersOf = ({ who }: Route): readonly (Role | 'visitor')[] => {
  if (who === 'anyone') return ['visitor'];
  return who === 'signed-in' ? ['customer'] : who;
};

/** Every way of asking a list that its declaration allows: each sort both ways, each filter, the last page, a large one. */
export function callsOf(route: Route, samples: Samples): ListCall[] {
  const { query, path, list } = route;
  if (!query || !list) return askersOf(route).map((as) => ({ path, as, asks: 'the figures', rows: null }));
  const [keys] = dialectOf(query, 'sort').prefixItems ?? [];
  const filters = Object.entries(dialectOf(query, 'filter').properties ?? {});
  return askersOf(route).flatMap((as) => {
    const call = (asks: string, more: Partial<ListCall> = {}): ListCall => ({
      ...{ path, as, asks, rows: PAGE },
      ...(isOfDays(query) ? { from: LONG_AGO } : {}),
      ...more,
    });
    return [
      call('a page'),
      ...(isOfDays(query) ? [{ path, as, asks: 'no days', rows: PAGE }] : []),
      call('1,000 rows', { rows: WHOLE }),
      call('the last page', { beforeEnd: PAGE }),
      ...(keys?.enum ?? []).flatMap((key) =>
        (['ASC', 'DESC'] as const).map((direction) => call(`by ${key} ${direction}`, { sort: [key, direction] })),
      ),
      ...filters.flatMap(([name, schema]) =>
        samples({ route, as, name, schema }).map((value) =>
          call(`with ${name} ${JSON.stringify(value)}`, { filter: { [name]: value } }),
        ),
      ),
    ];
  });
}
