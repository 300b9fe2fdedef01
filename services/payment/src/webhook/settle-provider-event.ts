import type { Database, Transaction } from '@shop/chassis/database/database';
import { Problem } from '@shop/chassis/errors/problem';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Logger } from '@shop/chassis/log/logger';
import type { SettlePayment } from '../payment/settle-payment.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { hastenRefunds } from '../refund/refund-store.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { markSettled, markSettledWithCommit, noteUnknownTold, scheduleProviderEvent } from './provider-event-store.ts';
import type { KeptEvent } from './provider-event-store.ts';

export interface SettleProviderEventParts {
  database: Database;
  provider: PaymentProvider;
  outbox: Outbox;
  settle: SettlePayment;
  wakeRefunds: () => void;
  now: () => Date;
  logger: Logger;
}

/** Does what an event of the provider calls for: it is a hint to ask, never proof. One that can't be settled is put off. */
export type SettleProviderEvent = (event: KeptEvent) => Promise<void>;

export const createSettleProviderEvent =
  (parts: SettleProviderEventParts): SettleProviderEvent =>
  async (event) => {
    const { database, now, logger } = parts;
    try {
      const left = await follow(parts, event);
      if (left === 'nothing') return;
      if (left === 'to-note') return await markSettled(database, event, now());
      await database.transaction(async (tx) => {
        await Promise.all([tellUnknown(tx, parts, event, left), markSettled(tx, event, now())]);
      });
    } catch (error) {
      logger.warn({ err: error, providerEventId: event.id }, 'an event of the provider is settled later');
      await scheduleProviderEvent(database, event, new Date(now().getTime() + retryDelayMs(event.tries)));
    }
  };

/** What the provider took for a payment. */
interface Money {
  amount: number;
  currency: string;
}

/** What an event leaves to do: nothing, to note that it is settled, or to tell of money whose payment no record knows. */
type Left = 'nothing' | 'to-note' | Money;

/** Does what an event calls for. */
async function follow(parts: SettleProviderEventParts, event: KeptEvent): Promise<Left> {
  const { database, wakeRefunds, now } = parts;
  const { type, reference } = event;
  if (type.startsWith('refund.')) {
    // One that failed may be the one that is made now: somebody mended it at the provider.
    const states = type === 'refund.processed' ? (['sent', 'failed'] as const) : (['sent'] as const);
    await hastenRefunds(database, reference, { states, at: now() });
    wakeRefunds();
    return 'to-note';
  }
  try {
    return (await settleWithEvent(parts, event)) ? 'nothing' : 'to-note';
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
    return type === 'charge.success' ? moneyTaken(parts, reference) : 'to-note';
  }
}

/** Settles an event's payment. True where the outcome was recorded here, and with it that the event is settled. */
async function settleWithEvent({ settle, now }: SettleProviderEventParts, event: KeptEvent): Promise<boolean> {
  const note = { isKept: false };
  await settle(event.reference, {
    alongside: (tx) => {
      markSettledWithCommit(tx, event, now());
      tx.afterCommit(() => (note.isKept = true));
    },
  });
  return note.isKept;
}

async function moneyTaken({ provider }: SettleProviderEventParts, reference: string): Promise<Left> {
  const word = await provider.verify(reference);
  return word?.status === 'success' && word.amount > 0 ? word : 'to-note';
}

async function tellUnknown(
  tx: Transaction,
  { outbox, logger, now }: SettleProviderEventParts,
  { id, reference }: KeptEvent,
  { amount, currency }: Money,
): Promise<void> {
  if (!(await noteUnknownTold(tx, id, now()))) return;
  const payload = { reference, amount, currency };
  outbox.append(tx, { type: 'payment.payment-unknown.v1', payload });
  tx.afterCommit(() => logger.error(payload, 'the provider took money for a payment that no record knows'));
}
