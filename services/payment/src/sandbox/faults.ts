import { z } from 'zod';
import type { Queryable } from '@shop/chassis/database/database';
import { REFUND_STATUSES } from '../provider/paystack-shapes.ts';

/** How the sandbox misbehaves, for tests of what the shop does then. */
export const faultsSchema = z.strictObject({
  /** Webhooks are lost. */
  swallowWebhooks: z.boolean().default(false),
  /** Every answer to the shop comes so much later. */
  delayMs: z.int().min(0).default(0),
  /** An approval takes another sum or currency than the shop asked for. */
  paidAmount: z.int().min(1).nullable().default(null),
  paidCurrency: z.string().nullable().default(null),
  /** Where refunds end. */
  refundsEnd: z.enum(REFUND_STATUSES).default('processed'),
  /** A refund is made, but the connection is cut instead of an answer. */
  cutRefundAnswers: z.boolean().default(false),
});
export type Faults = z.output<typeof faultsSchema>;

export async function readFaults(db: Queryable): Promise<Faults> {
  const [row] = await db.query<{ faults: unknown }>('SELECT faults FROM sandbox_faults');
  return faultsSchema.parse(row?.faults ?? {});
}

export async function saveFaults(db: Queryable, faults: Faults): Promise<void> {
  await db.execute(
    'INSERT INTO sandbox_faults (faults) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET faults = excluded.faults',
    [JSON.stringify(faults)],
  );
}
