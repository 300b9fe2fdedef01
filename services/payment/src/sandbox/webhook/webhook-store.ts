import type { Queryable, Transaction } from '@shop/chassis/database/database';

export interface NewWebhook {
  event: string;
  data: Record<string, unknown>;
}

export interface WaitingWebhook {
  id: number;
  body: string;
  tries: number;
}

/**
 * Keeps an event, with the commit, to be sent to the shop until it is received: either as one that is due or, until
 * `claimedUntil`, as one that whoever it is handed to then sends, with its first try counted.
 */
export function keepWebhook(
  tx: Transaction,
  event: NewWebhook,
  { at, claimedUntil }: { at: Date; claimedUntil: Date | null },
  handOver: (webhook: WaitingWebhook) => void = () => undefined,
): void {
  const body = JSON.stringify(event);
  const tries = claimedUntil ? 1 : 0;
  tx.withCommit<{ id: number }>(
    'INSERT INTO sandbox_webhook (body, next_try_at, tries) VALUES ($1, $2, $3) RETURNING id',
    [body, claimedUntil ?? at, tries],
    (rows) => {
      for (const { id } of rows) handOver({ id, body, tries });
    },
  );
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
