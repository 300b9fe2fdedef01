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

/**
 * The faults beside what a statement answers: to ask for them alone would be a statement more. They are not kept in memory,
 * since tests also set them in the database of a sandbox that runs.
 */
export const FAULTS = '(SELECT faults FROM sandbox_faults) AS faults';
export interface FaultsRow {
  faults: unknown;
}

/** Where none were ever set, everything behaves well. */
export const faultsOf = (row: FaultsRow | undefined): Faults => faultsSchema.parse(row?.faults ?? {});

export async function readFaults(db: Queryable): Promise<Faults> {
  const [row] = await db.query<FaultsRow>(`SELECT ${FAULTS}`);
  return faultsOf(row);
}

export async function saveFaults(db: Queryable, faults: Faults): Promise<void> {
  await db.execute(
    'INSERT INTO sandbox_faults (faults) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET faults = excluded.faults',
    [JSON.stringify(faults)],
  );
}
