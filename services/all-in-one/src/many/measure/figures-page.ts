import type { ListFigures } from './summarise.ts';

/** What is replaced in the page by each measuring; the rest of it is written by hand. */
const BEGIN = '<!-- lists: written by npm run measure-lists -->';
const END = '<!-- end of lists -->';
/** Aligned columns would let one longer figure change every line. */
const UNFORMATTED = '<!-- prettier-ignore-start -->';
const FORMATTED = '<!-- prettier-ignore-end -->';

export interface MeasuredLists {
  measuredAt: string;
  machine: string;
  loadAfterwards: number;
  lists: readonly ListFigures[];
}

const SMALL_TABLE_ROWS = 1000;

/** Half a millisecond is told as 0.5: nothing becomes better by rounding. */
const ms = (figure: number): string => (Math.ceil(figure * 10) / 10).toFixed(1);

const planOf = ({ wholeTables, indexes }: ListFigures): string => {
  const large = wholeTables.filter(({ rows }) => rows >= SMALL_TABLE_ROWS);
  if (large.length === 0) return indexes.length > 0 ? 'uses indexes' : 'reads small tables';
  return large.map(({ table, rows, asks }) => `Seq Scan on ${table} of ${rows} rows (${asks})`).join('; ');
};

const rowOf = (list: ListFigures): string => {
  const { path, as, rows, ways, serviceP50Ms, serviceMaxMs, slowest, bffP50Ms, bffMaxMs } = list;
  const cells = [
    ...[`\`${path}\``, as, rows, ways, ms(serviceP50Ms), ms(serviceMaxMs), slowest, ms(bffP50Ms), ms(bffMaxMs)],
    planOf(list),
  ];
  return `| ${cells.join(' | ')} |`;
};

const HEAD = [
  '| list | as | rows | ways | service p50 ms | service max ms | its slowest way | BFF p50 ms | BFF max ms | plan |',
  '| --- | --- | --: | --: | --: | --: | --- | --: | --: | --- |',
];

const tableOf = ({ measuredAt, machine, loadAfterwards, lists }: MeasuredLists): string =>
  [
    `Measured at ${measuredAt}. ${machine}; ${loadAfterwards.toFixed(1)} when it was done.`,
    '',
    ...HEAD,
    ...lists.map(rowOf),
  ].join('\n');

/** The page with its table of lists replaced, or added where it has none. */
export function withLists(page: string, measured: MeasuredLists): string {
  const table = [BEGIN, UNFORMATTED, '', tableOf(measured), '', FORMATTED, END].join('\n');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) return `${page.trimEnd()}\n\n${table}\n`.trimStart();
  return page.slice(0, begin) + table + page.slice(end + END.length);
}

/** One line for a person who waits at a terminal. */
export const lineOf = (list: ListFigures): string =>
  `${list.path} as ${list.as}: ${list.rows} rows, service ${ms(list.serviceP50Ms)} ms (most ${ms(list.serviceMaxMs)}: ` +
  `${list.slowest}), BFF ${ms(list.bffP50Ms)} ms (most ${ms(list.bffMaxMs)}), ${planOf(list)}`;
