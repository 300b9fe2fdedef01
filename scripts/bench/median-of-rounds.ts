import { type Ratio, ratiosOf } from './budgets.ts';
import type { Measured } from './measured.ts';

type Round = readonly Measured[];

/** What several rounds say together. */
export interface Rounds {
  measured: Measured[];
  /** In times of the floor of the same round: a machine that is slow for a while is so for both. */
  ratios: Ratio[];
}

/** The one in the middle; of an even number, the lower of the two. */
function middleOf<Item>(items: readonly Item[], figureOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => figureOf(a) - figureOf(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('No round measured this.');
  return middle;
}

const named = <Item extends { name: string }>(rounds: readonly (readonly Item[])[], name: string): Item[] =>
  rounds.flatMap((round) => round.filter((one) => one.name === name));

/**
 * Of each kind of call the round whose CPU time lies in the middle, with the errors of all, and the ratio that lies in the
 * middle. A neighbour on the same machine makes one round dear, and the next one cheap.
 */
export function medianOfRounds(rounds: readonly Round[]): Rounds {
  const [first = []] = rounds;
  const ratios = rounds.map(ratiosOf);
  return {
    measured: first.map(({ name }) => {
      const ofKind = named(rounds, name);
      const errors = ofKind.reduce((sum, one) => sum + one.errors, 0);
      return { ...middleOf(ofKind, ({ cpuMsACall }) => cpuMsACall), errors };
    }),
    ratios: ratiosOf(first).map(({ name }) => middleOf(named(ratios, name), ({ times }) => times)),
  };
}
