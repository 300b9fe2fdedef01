import type { Route } from '@shop/bff/surface/route';
import { idsFilter, listQuerySchema, searchFilter } from '@shop/contracts/list';
import { dayRangeSchema } from '@shop/contracts/time';
import { z } from 'zod';
import { callsOf } from './list-calls.ts';
import { samplesWith } from './samples.ts';

const query = listQuerySchema({
  sortKeys: ['id', 'name'] as const,
  filters: { q: searchFilter, id: idsFilter, level: z.enum(['low', 'high']).optional(), live: z.boolean().optional() },
});
const route = (more: Partial<Route>): Route => ({
  method: 'GET',
  path: '/things',
  summary: '',
  who: ['vendor', 'admin'],
  query,
  list: 'things',
  handle: () => [],
  ...more,
});
const samples = samplesWith((filter) => (filter === 'things' ? 7 : undefined));

test('a list is asked for by all who may, in each order and with each filter', () => {
  const calls = callsOf(route({}), samples);
  expect(new Set(calls.map(({ as }) => as))).toEqual(new Set(['vendor', 'admin']));
  const asks = calls.filter(({ as }) => as === 'admin').map((call) => call.asks);
  expect(asks).toEqual(
    expect.arrayContaining([
      ...['a page', '1,000 rows', 'the last page', 'by id ASC', 'by id DESC', 'by name ASC', 'by name DESC'],
      ...['with id [7,8,9]', 'with level "low"', 'with level "high"', 'with live true', 'with live false'],
    ]),
  );
  expect(asks.filter((text) => text.startsWith('with q ')).length).toBeGreaterThan(3);
});

test('a list of days is asked for without a day too, else since long ago', () => {
  const calls = callsOf(route({ who: 'anyone', query: query.and(dayRangeSchema) }), samples);
  const withoutDays = calls.filter(({ from }) => from === undefined);
  expect(withoutDays.map(({ as, asks }) => ({ as, asks }))).toEqual([{ as: 'visitor', asks: 'no days' }]);
});

test('what is no list is asked for once by each', () => {
  const figures: Route = { method: 'GET', path: '/figures', summary: '', who: ['vendor', 'admin'], handle: () => ({}) };
  expect(callsOf(figures, samples).map(({ as, rows }) => ({ as, rows }))).toEqual([
    { as: 'vendor', rows: null },
    { as: 'admin', rows: null },
  ]);
});
