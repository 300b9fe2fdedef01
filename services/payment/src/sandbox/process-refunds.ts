import type { Database } from '@shop/chassis/database/database';
import { refundJson } from './refund-json.ts';
import { lockPendingRefunds, saveRefundStatus } from './refund-store.ts';
import { keepWebhook } from './webhook/webhook-store.ts';

const AT_ONCE = 50;

/** Brings pending refunds to their end, and tells the shop of it. */
export const createProcessRefunds =
  ({ database, now }: { database: Database; now: () => Date }) =>
  (): Promise<void> =>
    database.transaction(async (tx) => {
      const { refunds, faults } = await lockPendingRefunds(tx, AT_ONCE);
      const { refundsEnd, swallowWebhooks } = faults;
      if (refundsEnd === 'pending') return;
      for (const refund of refunds) {
        await saveRefundStatus(tx, refund.id, refundsEnd);
        if (swallowWebhooks) continue;
        const data = refundJson({ ...refund, status: refundsEnd });
        // So many at once are for the sender to take, a few at a time.
        keepWebhook(tx, { event: `refund.${refundsEnd}`, data }, { at: now(), claimedUntil: null });
      }
    });
