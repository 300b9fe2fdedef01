import type { Explained } from './explain.ts';
import type { Measured } from './measure-call.ts';

export interface ListFigures {
  path: string;
  as: string;
  /** Rows in all, without a filter. */
  rows: number;
  ways: number;
  serviceP50Ms: number;
  serviceMaxMs: number;
  /** The way of asking that took longest at the service. */
  slowest: string;
  bffP50Ms: number;
  bffMaxMs: number;
  indexes: string[];
  /** Tables that some way of asking reads from end to end, with their rows. */
  wholeTables: { table: string; rows: number; asks: string }[];
}

export type MeasuredAndExplained = Measured & { plans: readonly Explained[] };

/** The middle one; of an even number the higher of the two in the middle. */
export const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const maxOf = (figures: readonly number[]): number => Math.max(0, ...figures);

/** All ways of asking one list as one role, in one line. */
export function summarise(ways: readonly MeasuredAndExplained[]): ListFigures | null {
  const [plain] = ways;
  if (!plain) return null;
  const slowest = ways.reduce((worst, way) => (maxOf(way.serviceMs) > maxOf(worst.serviceMs) ? way : worst));
  const tables = ways.flatMap(({ call, plans }) =>
    plans.flatMap(({ wholeTables }) => wholeTables.map((whole) => ({ ...whole, asks: call.asks }))),
  );
  return {
    path: plain.call.path,
    as: plain.call.as,
    rows: plain.total,
    ways: ways.length,
    serviceP50Ms: medianOf(ways.flatMap(({ serviceMs }) => serviceMs)),
    serviceMaxMs: maxOf(slowest.serviceMs),
    slowest: slowest.call.asks,
    bffP50Ms: medianOf(ways.flatMap(({ bffMs }) => bffMs)),
    bffMaxMs: maxOf(ways.flatMap(({ bffMs }) => bffMs)),
    indexes: [...new Set(ways.flatMap(({ plans }) => plans.flatMap(({ indexes }) => indexes)))].sort(),
    wholeTables: tables.filter(({ table }, index) => tables.findIndex((other) => other.table === table) === index),
  };
}
