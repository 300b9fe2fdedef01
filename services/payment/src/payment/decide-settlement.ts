import type { ProviderTransaction } from '../provider/provider.ts';
import { isOpen, SHOP_CURRENCY } from './payment.ts';
import type { Payment } from './payment.ts';

/** What the provider's word makes of a payment. */
export type Settlement =
  | { kind: 'nothing-new' }
  | { kind: 'succeeded'; method: string; paidAt: Date }
  | { kind: 'refused'; paidAmount: number; paidCurrency: string; method: string; paidAt: Date }
  | { kind: 'failed' }
  | { kind: 'abandoned' };

/**
 * The first success counts, also after a failure; another sum or currency than was asked for is refused. A failure ends
 * only what was not yet ended, and a page that stands open says nothing after that.
 */
export function decideSettlement(
  payment: Pick<Payment, 'status' | 'amountPesewas' | 'paidAmount'>,
  word: ProviderTransaction | null,
  now: Date,
): Settlement {
  if (!word || !isOpen(payment)) return { kind: 'nothing-new' };
  if (word.status === 'success' && word.amount > 0) {
    const paid = { method: word.method ?? 'unknown', paidAt: word.paidAt ?? now };
    const exact = word.amount === payment.amountPesewas && word.currency === SHOP_CURRENCY;
    return exact
      ? { kind: 'succeeded', ...paid }
      : { kind: 'refused', ...paid, paidAmount: word.amount, paidCurrency: word.currency };
  }
  const failed = word.status === 'failed' || word.status === 'success';
  if (failed && payment.status !== 'failed') return { kind: 'failed' };
  if (word.status === 'abandoned' && payment.status === 'pending') return { kind: 'abandoned' };
  return { kind: 'nothing-new' };
}
