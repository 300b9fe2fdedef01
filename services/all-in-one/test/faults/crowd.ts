import { type Buyer, stepsOf } from './buyer.ts';
import { type Ending, HABITS } from './buying-habits.ts';
import type { PlannedPurchase } from './plan-purchases.ts';
import type { TirelessKnocks } from './tireless-knocks.ts';

interface Crowd {
  knocks: TirelessKnocks;
  plan: readonly PlannedPurchase[];
  atOnce: number;
  /** Who comes into the shop; enough for each that loses the phone to be followed by another. */
  buyers: readonly Buyer[];
  holdMs: number;
  onEnding: (endings: number) => void;
}

/** So many people at once make the planned purchases, one after another. Answers how the purchases ended. */
export async function sendCrowd({ knocks, plan, atOnce, buyers, holdMs, onEnding }: Crowd): Promise<Ending[]> {
  const waiting = [...buyers];
  const endings: Ending[] = [];
  let begun = 0;

  const nextBuyer = (): Buyer => {
    const buyer = waiting.shift();
    if (!buyer) throw new Error('There are too few customers for this plan.');
    return buyer;
  };
  const shop = async (): Promise<void> => {
    let buyer = nextBuyer();
    for (;;) {
      const planned = plan[begun];
      begun += 1;
      if (!planned) return;
      const ending = await makePurchase(knocks, buyer, planned, holdMs);
      endings.push(ending);
      onEnding(endings.length);
      if (ending === 'phone lost') buyer = nextBuyer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shop));
  return endings;
}

export async function makePurchase(
  knocks: TirelessKnocks,
  buyer: Buyer,
  { wish, secondThought, habit }: PlannedPurchase,
  holdMs: number,
): Promise<Ending> {
  const steps = stepsOf(knocks, buyer);
  const page = await steps.startPaying(wish);
  return page ? HABITS[habit]({ steps, page, secondThought, holdMs }) : 'lost race';
}
