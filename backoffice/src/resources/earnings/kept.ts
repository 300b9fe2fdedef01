import { toPesewas } from '@shop/contracts/cedis';
import type { Payment } from '@shop/contracts/rest/payments';

type Share = Pick<Payment, 'amount' | 'paidAt'>;

/** What of a payment is the vendor's to keep, in pesewas: its share as the shop answers it, what went back already taken off. */
export const keptPesewas = ({ amount, paidAt }: Share): number => (paidAt === null ? 0 : toPesewas(amount));

/** The sum of many, without the errors that fractions of cedis would gather. */
export const sumOfKept = (shares: readonly Share[]): number =>
  shares.reduce((sum, share) => sum + keptPesewas(share), 0);
