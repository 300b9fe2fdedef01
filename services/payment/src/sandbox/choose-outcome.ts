import type { Database } from '@shop/chassis/database/database';
import { type Faults, readFaults } from './faults.ts';
import { lockByAccessCode, saveOutcome } from './transaction-store.ts';
import type { SandboxTransaction } from './transaction-store.ts';
import { transactionJson } from './transaction-json.ts';
import { queueWebhook } from './webhook/webhook-store.ts';

export const OUTCOMES = ['approve', 'decline', 'abandon'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const CHANNELS = ['mobile_money', 'card'] as const;
export type Channel = (typeof CHANNELS)[number];

const STATUS = { approve: 'success', decline: 'failed', abandon: 'abandoned' } as const;

export interface Choice {
  outcome: Outcome;
  channel: Channel;
  at: Date;
}

/** What a person picked on the page. The first approval is final; before it anything may be picked. Null for no such page. */
export const chooseOutcome = (
  database: Database,
  accessCode: string,
  choice: Choice,
): Promise<SandboxTransaction | null> =>
  database.transaction(async (tx) => {
    const [transaction, faults] = await Promise.all([lockByAccessCode(tx, accessCode), readFaults(tx)]);
    if (!transaction || transaction.status === 'success') return transaction;
    const chosen = choice.outcome === 'approve' ? approved(transaction, faults, choice) : transaction;
    const after = { ...chosen, channel: choice.channel, status: STATUS[choice.outcome] };
    saveOutcome(tx, after);
    if (choice.outcome === 'approve') {
      queueWebhook(tx, { event: 'charge.success', data: transactionJson(after) }, choice.at);
    }
    return after;
  });

const approved = (
  transaction: SandboxTransaction,
  { paidAmount, paidCurrency }: Faults,
  { at }: Choice,
): SandboxTransaction => ({
  ...transaction,
  amount: paidAmount ?? transaction.amount,
  currency: paidCurrency ?? transaction.currency,
  paidAt: at,
});
