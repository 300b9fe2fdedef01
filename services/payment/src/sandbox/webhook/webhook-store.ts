import type { Queryable, Transaction } from '@shop/chassis/database/database';

/** Keeps an event, with the commit, to be sent to the shop until it is received; nothing where webhooks are to be lost. */
export function queueWebhook(tx: Transaction, event: { event: string; data: Record<string, unknown> }, at: Date): void {
  tx.withCommit(
    `INSERT INTO sandbox_webhook (body, next_try_at)
     SELECT $1::text, $2::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM sandbox_faults WHERE (faults ->> 'swallowWebhooks')::boolean)`,
    [JSON.stringify(event), at],
  );
}

export interface WaitingWebhook {
  id: number;
  body: string;
  tries: number;
}

/** Takes webhooks that are due; nobody else gets them until `leaseUntil`. Counts a try. */
export const claimWebhooks = (
  db: Queryable,
  { dueAt, leaseUntil, limit }: { dueAt: Date; leaseUntil: Date; limit: number },
) =>
  db.query<WaitingWebhook>(
    `UPDATE sandbox_webhook SET next_try_at = $2, tries = tries + 1
     WHERE id IN (
       SELECT id FROM sandbox_webhook WHERE delivered_at IS NULL AND next_try_at <= $1
       ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, body, tries`,
    [dueAt, leaseUntil, limit],
  );

export async function markDelivered(db: Queryable, id: number, at: Date): Promise<void> {
  await db.execute('UPDATE sandbox_webhook SET delivered_at = $2 WHERE id = $1', [id, at]);
}

export async function scheduleWebhook(db: Queryable, id: number, at: Date): Promise<void> {
  await db.execute('UPDATE sandbox_webhook SET next_try_at = $2 WHERE id = $1', [id, at]);
}

/** Nobody received it for so long that it is not sent any more. */
export async function dropWebhook(db: Queryable, id: number): Promise<void> {
  await db.execute('DELETE FROM sandbox_webhook WHERE id = $1', [id]);
}
