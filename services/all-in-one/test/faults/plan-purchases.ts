import { type HabitName, SHARES } from './buying-habits.ts';
import type { WishedLine } from './buyer.ts';
import type { Shelf, Wares } from './open-shelves.ts';
import { choicesOf } from './random-choices.ts';

export interface PlannedPurchase {
  wish: readonly WishedLine[];
  secondThought: readonly WishedLine[];
  habit: HabitName;
}

const SCARCE_PERCENT = 30;
const HABIT_OF_A_HUNDRED = Object.entries(SHARES).flatMap(([habit, share]) =>
  Array<HabitName>(share).fill(habit as HabitName),
);

/** What each customer in turn will want and do: the same for the same seed, whoever comes first. */
export const planPurchases = (seed: string, count: number, { plenty, scarce }: Wares): PlannedPurchase[] =>
  Array.from({ length: count }, (_, nth) => {
    const { between, oneOf, shuffled } = choicesOf(seed, `purchase ${nth}`);
    const habit = oneOf(HABIT_OF_A_HUNDRED);
    // Who comes late is to find that somebody else was quicker, now and then.
    const isRace = habit === 'pay when the hold is over' || between(1, 100) <= SCARCE_PERCENT;
    const some = ({ productId }: Shelf): WishedLine => ({ productId, quantity: between(1, 2) });
    const [first, second, third] = shuffled(plenty).map(some);
    if (!first || !second || !third) throw new Error('There are too few products.');
    return {
      wish: [isRace ? some(oneOf(scarce)) : first, ...(between(1, 4) === 1 ? [second] : [])],
      secondThought: [third],
      habit,
    };
  });
