import type { Measured } from './measured.ts';
import { roundedUp } from './rounded-up.ts';

const HEADINGS = ['', 'calls/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'errors', 'CPU ms a call', 'memory MB'];

const rowOf = (one: Measured): string[] => [
  one.name,
  Math.floor(one.callsASecond).toString(),
  ...[one.p50Ms, one.p97_5Ms, one.p99Ms].map((ms) => roundedUp(ms, 1)),
  String(one.errors),
  roundedUp(one.cpuMsACall, 2),
  roundedUp(one.memoryMb, 0),
];

/** Rows below their headings; the first column is words, the others are figures. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(headings), line(rule), ...rows.map(line)].join('\n');
}

export const tableOf = (measured: readonly Measured[]): string => markdownTable(HEADINGS, measured.map(rowOf));
