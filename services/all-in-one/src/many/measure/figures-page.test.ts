import { lineOf, withLists } from './figures-page.ts';
import { summarise } from './summarise.ts';

const way = (asks: string, serviceMs: number[], wholeTables: { table: string; rows: number }[] = []) => ({
  call: { path: '/things', as: 'admin' as const, asks, rows: 25 },
  total: 1200,
  rows: 25,
  serviceMs,
  bffMs: serviceMs.map((ms) => 2 * ms),
  heard: { requests: [], statements: [] },
  plans: [{ indexes: ['thing_by_name'], wholeTables }],
});

const measuredWith = (...ways: ReturnType<typeof way>[]) => {
  const figures = summarise(ways);
  if (!figures) throw new Error('nothing was measured');
  return {
    ...{ measuredAt: '2026-11-28T00:00:00.000Z', machine: '2 cores', loadAfterwards: 0.5, lists: [figures] },
  };
};

test('a list’s figures are the middle and the most of all its ways, and name the slowest', () => {
  const { lists } = measuredWith(way('a page', [1, 2, 3]), way('the last page', [4, 9.04, 5]));
  expect(lists[0]).toMatchObject({
    ...{ rows: 1200, ways: 2, serviceP50Ms: 4, serviceMaxMs: 9.04, slowest: 'the last page', bffMaxMs: 18.08 },
    indexes: ['thing_by_name'],
  });
});

test('a large table that is read from end to end is named with how it came to that; a small one is not', () => {
  const small = { table: 'kind', rows: 20 };
  const large = { table: 'thing', rows: 50_000 };
  const [seldom] = measuredWith(way('a page', [1]), way('with q "x"', [2], [small, large])).lists;
  expect(seldom && lineOf(seldom)).toContain('Seq Scan on thing of 50000 rows (with q "x")');
  const [never] = measuredWith(way('a page', [1], [small])).lists;
  expect(never && lineOf(never)).toContain('uses indexes');
});

test('the page keeps what people wrote, and has one table', () => {
  const first = withLists('# Figures\n\nBefore.\n', measuredWith(way('a page', [1])));
  const again = withLists(`${first}\nAfter.\n`, measuredWith(way('a page', [7])));
  expect(again).toMatch(/^# Figures\n\nBefore\.\n[^]*After\.\n$/);
  expect(again.match(/\/things/g)).toHaveLength(1);
  expect(again).toContain('| 7.0 |');
});
