import type { Database } from '@shop/chassis/database/database';
import { findByAccessCode, saveOutcome } from './transaction-store.ts';
import type { SandboxTransaction } from './transaction-store.ts';
import { transactionJson } from './transaction-json.ts';
import type { WebhookWork } from './webhook/webhook-work.ts';

export const OUTCOMES = ['approve', 'decline', 'abandon'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const CHANNELS = ['mobile_money', 'card'] as const;
export type Channel = (typeof CHANNELS)[number];

const STATUS = { approve: 'success', decline: 'failed', abandon: 'abandoned' } as const;

export interface ChooseOutcomeParts {
  database: Database;
  tellShop: WebhookWork['tell'];
}

export interface Choice {
  outcome: Outcome;
  channel: Channel;
  at: Date;
}

/** What a person picked on the page. The first approval is final; before it anything may be picked. Null for no such page. */
export const chooseOutcome = (
  { database, tellShop }: ChooseOutcomeParts,
  accessCode: string,
  { outcome, channel, at }: Choice,
): Promise<SandboxTransaction | null> =>
  database.transaction(async (tx) => {
    const paidAt = outcome === 'approve' ? at : null;
    const saved = await saveOutcome(tx, accessCode, { status: STATUS[outcome], channel, paidAt });
    // Approved before, or no such page.
    if (!saved) return findByAccessCode(tx, accessCode);
    const { transaction, faults } = saved;
    if (outcome === 'approve' && !faults.swallowWebhooks) {
      tellShop(tx, { event: 'charge.success', data: transactionJson(transaction) });
    }
    return transaction;
  });
