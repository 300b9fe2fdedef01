import type { z } from 'zod';
import type { unfinishedQuestionSchema } from '@shop/contracts/services/order-figures';
import type { Queryable } from '@shop/chassis/database/database';

type Question = z.output<typeof unfinishedQuestionSchema>;

// What a customer is about to pay for, or has paid for without an order yet, waits for its shop as well.
const OF_VENDOR = `SELECT (
    (SELECT count(*) FROM fulfilment WHERE vendor_id = $1 AND status NOT IN ('delivered', 'cancelled')) +
    (SELECT count(*) FROM checkout WHERE state IN ('opening', 'open', 'paid') AND EXISTS (
       SELECT FROM checkout_line WHERE checkout_id = checkout.id AND vendor_id = $1))
  )::integer AS count`;
const OF_AGENT = `SELECT count(*)::integer AS count
  FROM delivery JOIN customer_order placed ON placed.id = delivery.order_id
  WHERE agent_user_id = $1 AND delivered_at IS NULL AND placed.status <> 'cancelled'`;

/** How many orders wait for a shop, or for an agent. */
export async function countUnfinished(db: Queryable, { vendorId, agentUserId }: Question): Promise<number> {
  const [row] =
    vendorId === undefined
      ? await db.query<{ count: number }>(OF_AGENT, [agentUserId])
      : await db.query<{ count: number }>(OF_VENDOR, [vendorId]);
  return row?.count ?? 0;
}
