import { type Buyer } from './buyer.ts';
import type { Ending, HabitName } from './buying-habits.ts';
import { makePurchase } from './crowd.ts';
import type { Shelf } from './open-shelves.ts';
import type { TirelessKnocks } from './tireless-knocks.ts';

export interface Buying {
  /** How the purchases ended so far. */
  endings: readonly Ending[];
  /** Lets everybody finish what they are at. Rejects where somebody met what a customer must not meet. */
  stop(): Promise<void>;
}

interface Crowd {
  knocks: TirelessKnocks;
  buyers: readonly Buyer[];
  shelves: readonly Shelf[];
}

/** Who pays and shops on leaves it to the shop alone to make an order of it. */
const HABITS_IN_TURN: readonly HabitName[] = [
  'pay',
  'shop on after paying',
  'let the payment be declined',
  'pay',
  'shop on without paying',
  'cancel the order',
];

/** Everybody buys, one purchase after another and each of them in another way, until told to stop. */
export function keepBuying({ knocks, buyers, shelves }: Crowd): Buying {
  const endings: Ending[] = [];
  let isOver = false;

  const buy = async (buyer: Buyer, who: number): Promise<void> => {
    for (let nth = who; !isOver; nth++) {
      const wish = [nth, nth + who + 1].map((at) => shelves[at % shelves.length]);
      const lines = [...new Set(wish)].map((shelf) => ({ productId: shelf?.productId ?? 0, quantity: 1 }));
      const habit = HABITS_IN_TURN[nth % HABITS_IN_TURN.length] ?? 'pay';
      endings.push(await makePurchase(knocks, buyer, { wish: lines, secondThought: [], habit }, 0));
    }
  };
  const buying = Promise.all(buyers.map(buy));
  // Told by whoever stops it.
  buying.catch(() => undefined);
  return {
    endings,
    stop: async () => {
      isOver = true;
      await buying;
    },
  };
}
