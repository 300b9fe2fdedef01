import type { Transaction } from '@shop/chassis/database/database';
import { enterInLedger } from '../ledger/ledger.ts';
import { SHOP_CURRENCY } from '../payment/payment.ts';
import type { Payment } from '../payment/payment.ts';
import { dropFallenShares, noteFallen } from './share-store.ts';

/** The vendors' shares in these fulfilments fall to nothing, also those that are told of only later. */
export async function fallShares(tx: Transaction, payment: Payment, ids: readonly number[], at: Date): Promise<void> {
  await Promise.all([noteFallen(tx, ids, at), enterFallenShares(tx, payment, at)]);
}

/** Brings the shares of a payment in line with the fulfilments that fell away. Needs the payment's lock. */
export async function enterFallenShares(tx: Transaction, payment: Payment, at: Date): Promise<void> {
  for (const { fulfilmentId, amountPesewas } of await dropFallenShares(tx, payment.id)) {
    const entry = { subjectId: fulfilmentId, paymentId: payment.id, amount: amountPesewas };
    enterInLedger(tx, { kind: 'share-refund', ...entry, currency: SHOP_CURRENCY, at });
  }
}
