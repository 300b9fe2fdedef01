import type { Measured } from './measured.ts';

/**
 * What several rounds say of each kind of call: the round whose CPU time lies in the middle, with the errors of all. A neighbour
 * on the same machine makes one round dear, and the next one cheap.
 */
export function medianOfRounds(rounds: readonly (readonly Measured[])[]): Measured[] {
  const [first = []] = rounds;
  return first.map(({ name }) => {
    const ofKind = rounds.flatMap((round) => round.filter((one) => one.name === name));
    const middle = ofKind.toSorted((a, b) => a.cpuMsACall - b.cpuMsACall)[Math.floor((ofKind.length - 1) / 2)];
    if (!middle) throw new Error(`No round measured ${name}.`);
    return { ...middle, errors: ofKind.reduce((sum, { errors }) => sum + errors, 0) };
  });
}
