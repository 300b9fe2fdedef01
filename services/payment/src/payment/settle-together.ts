import type { Transaction } from '@shop/chassis/database/database';
import { isOpen } from './payment.ts';
import type { Payment } from './payment.ts';

/** What a call wants done in the transaction that records the outcome. */
export type Alongside = (tx: Transaction) => void;
type Settle = (known: Payment, alongside?: Alongside) => Promise<Payment>;

/**
 * Gives a call that comes while its payment is being settled the outcome of that, where the payment has ended with money. Any
 * other outcome may be of a time before that which the call has news of, so the call settles for itself then.
 */
export function settleTogether(settle: Settle): Settle {
  const underWay = new Map<string, Promise<Payment>>();
  return async (known, alongside) => {
    const { reference } = known;
    const earlier = underWay.get(reference);
    const outcome = earlier && (await earlier.catch(() => undefined));
    if (outcome && !isOpen(outcome)) return outcome;

    const own = settle(outcome ?? known, alongside);
    underWay.set(reference, own);
    try {
      return await own;
    } finally {
      if (underWay.get(reference) === own) underWay.delete(reference);
    }
  };
}
