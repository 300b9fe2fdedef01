import type { Database, Transaction } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import type { NewEvent, Outbox } from '@shop/chassis/events/outbox';
import type { PausePoint } from '@shop/chassis/process/pause-points';
import { enterInLedger } from '../ledger/ledger.ts';
import type { PaymentProvider, ProviderTransaction } from '../provider/provider.ts';
import type { RequestRefund } from '../refund/request-refund.ts';
import { decideSettlement } from './decide-settlement.ts';
import type { Settlement } from './decide-settlement.ts';
import { isOpen, paymentFacts, SHOP_CURRENCY } from './payment.ts';
import type { Payment } from './payment.ts';
import { findPayment, lockPayment, savePayment } from './payment-store.ts';
import { settleTogether } from './settle-together.ts';
import type { Alongside } from './settle-together.ts';

export interface SettlePaymentParts {
  database: Database;
  provider: PaymentProvider;
  outbox: Outbox;
  requestRefund: RequestRefund;
  now: () => Date;
  pausePoint: PausePoint;
}

export interface SettleOptions {
  /** The payment of another customer is as unknown as none. */
  customerId?: number;
  /** Adds to the transaction in which this call records an outcome; is not called where it records none. */
  alongside?: Alongside;
}

/** Answers the payment as it stands once the provider was asked. Throws a Problem 404 for an unknown reference. */
export type SettlePayment = (reference: string, options?: SettleOptions) => Promise<Payment>;

/**
 * The one way in which a payment becomes paid or not: the provider is asked, its word compared with what was asked for, and
 * the outcome recorded once, with the event that tells of it.
 */
export function createSettlePayment(parts: SettlePaymentParts): SettlePayment {
  const { database, provider, now, pausePoint } = parts;

  const settleOpen = settleTogether(async (known, alongside) => {
    const word = await provider.verify(known.reference);
    if (decideSettlement(known, word, now()).kind === 'nothing-new') return known;
    const settled = await database.transaction((tx) => record(tx, parts, { known, word, alongside }));
    await pausePoint('payment.after-settle-commit');
    return settled;
  });

  return async (reference, { customerId, alongside } = {}) => {
    const known = await findPayment(database, reference);
    if (!known || (customerId !== undefined && known.customerId !== customerId)) {
      throw notFound('This payment is not known.', 'payment_unknown');
    }
    return isOpen(known) ? settleOpen(known, alongside) : known;
  };
}

async function record(
  tx: Transaction,
  { outbox, requestRefund, now }: SettlePaymentParts,
  { known, word, alongside }: { known: Payment; word: ProviderTransaction | null; alongside: Alongside | undefined },
): Promise<Payment> {
  const payment = (await lockPayment(tx, known.reference)) ?? known;
  const at = now();
  const settlement = decideSettlement(payment, word, at);
  if (settlement.kind === 'nothing-new') return payment;
  const settled = applySettlement(payment, settlement);
  savePayment(tx, settled);
  outbox.append(tx, eventOf(settled, settlement));
  if (settled.paidAmount > 0) enterCharge(tx, settled, at);
  alongside?.(tx);
  if (settlement.kind !== 'refused') return settled;
  const note = 'The provider took another sum or currency than was asked for.';
  return requestRefund(tx, settled, { causeKey: 'wrong-sum', cause: 'wrong-sum', asked: settled.paidAmount, note });
}

const enterCharge = (tx: Transaction, { id, paidAmount, paidCurrency }: Payment, at: Date): void =>
  enterInLedger(tx, {
    kind: 'charge',
    subjectId: id,
    paymentId: id,
    amount: paidAmount,
    currency: paidCurrency ?? SHOP_CURRENCY,
    at,
  });

function applySettlement(payment: Payment, settlement: Exclude<Settlement, { kind: 'nothing-new' }>): Payment {
  if (settlement.kind === 'failed' || settlement.kind === 'abandoned') return { ...payment, status: settlement.kind };
  const { method, paidAt } = settlement;
  if (settlement.kind === 'refused') {
    const { paidAmount, paidCurrency } = settlement;
    return { ...payment, status: 'failed', method, paidAt, paidAmount, paidCurrency };
  }
  return {
    ...payment,
    status: 'success',
    method,
    paidAt,
    paidAmount: payment.amountPesewas,
    paidCurrency: SHOP_CURRENCY,
  };
}

function eventOf(payment: Payment, settlement: Exclude<Settlement, { kind: 'nothing-new' }>): NewEvent {
  const facts = paymentFacts(payment);
  switch (settlement.kind) {
    case 'failed':
      return { type: 'payment.payment-failed.v1', payload: facts };
    case 'abandoned':
      return { type: 'payment.payment-abandoned.v1', payload: facts };
    case 'refused': {
      const { paidAmount, paidCurrency } = settlement;
      return {
        type: 'payment.payment-refused.v1',
        payload: { ...facts, expectedPesewas: payment.amountPesewas, paidAmount, paidCurrency },
      };
    }
    case 'succeeded': {
      const { method, paidAt } = settlement;
      return {
        type: 'payment.payment-succeeded.v1',
        payload: { ...facts, amountPesewas: payment.amountPesewas, method, paidAt: paidAt.toISOString() },
      };
    }
  }
}
