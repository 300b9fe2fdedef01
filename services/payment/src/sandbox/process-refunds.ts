import type { Database } from '@shop/chassis/database/database';
import { readFaults } from './faults.ts';
import { refundJson } from './refund-json.ts';
import { lockPendingRefunds, saveRefundStatus } from './refund-store.ts';
import { queueWebhook } from './webhook/webhook-store.ts';

const AT_ONCE = 50;

/** Brings pending refunds to their end, and tells the shop of it. */
export const createProcessRefunds =
  ({ database, now }: { database: Database; now: () => Date }) =>
  async (): Promise<void> => {
    const { refundsEnd } = await readFaults(database);
    if (refundsEnd === 'pending') return;
    await database.transaction(async (tx) => {
      for (const refund of await lockPendingRefunds(tx, AT_ONCE)) {
        await saveRefundStatus(tx, refund.id, refundsEnd);
        const data = refundJson({ ...refund, status: refundsEnd });
        queueWebhook(tx, { event: `refund.${refundsEnd}`, data }, now());
      }
    });
  };
