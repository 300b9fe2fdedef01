import type { Transaction } from '../database/database.ts';

export interface Delivery {
  queue: string;
  eventId: string;
  at: Date;
}

/** Notes, in the transaction of the effect, that a queue handled an event. True the first time only. */
export async function once(tx: Transaction, { queue, eventId, at }: Delivery): Promise<boolean> {
  const inserted = await tx.execute(
    'INSERT INTO inbox (queue, event_id, handled_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [queue, eventId, at],
  );
  return inserted === 1;
}
