import { createHash } from 'node:crypto';

/** Choices that look random and are the same for the same seed. */
export interface Choices {
  /** A whole number from `from` to `to`, both of them possible. */
  between(from: number, to: number): number;
  oneOf<Thing>(things: readonly Thing[]): Thing;
  shuffled<Thing>(things: readonly Thing[]): Thing[];
}

/** Different names of one seed choose independently, so that what one does changes nothing for another. */
export function choicesOf(seed: string, name: string): Choices {
  let drawn = 0;
  const share = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${name} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  const oneOf = <Thing>(things: readonly Thing[]): Thing => {
    if (things.length === 0) throw new Error('There is nothing to choose from.');
    return things[between(0, things.length - 1)] as Thing;
  };
  return {
    between,
    oneOf,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, place: share() }))
        .sort((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
  };
}
