import type { OrderStatus } from '@shop/contracts/statuses';
import type { Queryable } from '@shop/chassis/database/database';
import type { CheckoutState } from '../checkout/checkout.ts';

export interface CheckoutFact {
  reference: string;
  customerId: number;
  state: CheckoutState;
  reason: string | null;
  totalPesewas: number;
  expiresAt: Date;
  paidAt: Date | null;
  /** Paid, and not to be placed or given back before its customer has had the time to name an address. */
  awaitsAddress: boolean;
  /** Its time is up, and it has not been ended yet: payment may be away, which is asked before. */
  isOver: boolean;
  lines: { skuId: number; quantity: number }[];
}

export interface OrderFact {
  id: number;
  reference: string;
  status: OrderStatus;
  totalPesewas: number;
  shippingPesewas: number;
  /** The lines of the live fulfilments. */
  livePesewas: number;
  /** The shipping, while anything is live. */
  keptShippingPesewas: number;
  /** What fell away and goes back to the customer. */
  fallenPesewas: number;
  fulfilments: { id: number; vendorId: number; status: OrderStatus; amountPesewas: number }[];
  /** All lines as sold, and those that fell away after they were taken from the stock. */
  lines: { skuId: number; quantity: number; returned: boolean }[];
}

/** Longer than any shop waits for an address: what is older should have been given back. */
const ADDRESS_WAIT_AT_MOST = '1 day';

export interface OrderFacts {
  checkouts: CheckoutFact[];
  orders: OrderFact[];
}

/** What orders knows of every reference, for a comparison with what the other services know. Reads everything. */
export async function readOrderFacts(database: Queryable): Promise<OrderFacts> {
  const checkouts = await database.query<CheckoutFact>(
    `SELECT reference, customer_id AS "customerId", state, reason, total_pesewas AS "totalPesewas",
       expires_at AS "expiresAt", paid_at AS "paidAt",
       state = 'paid' AND address IS NULL AND paid_at > now() - interval '${ADDRESS_WAIT_AT_MOST}' AS "awaitsAddress",
       state = 'open' AND expires_at < now() AS "isOver",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'quantity', quantity) ORDER BY sku_id), '[]')
        FROM checkout_line WHERE checkout_id = checkout.id) AS lines
     FROM checkout ORDER BY id`,
  );
  const orders = await database.query<OrderFact>(
    `SELECT placed.id, reference, placed.status, total_pesewas AS "totalPesewas", shipping_pesewas AS "shippingPesewas",
       coalesce(part.live, 0) AS "livePesewas",
       CASE WHEN placed.status = 'cancelled' THEN 0 ELSE shipping_pesewas END AS "keptShippingPesewas",
       coalesce(part.fallen, 0) + CASE WHEN placed.status = 'cancelled' THEN shipping_pesewas ELSE 0 END AS "fallenPesewas",
       part.fulfilments,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'quantity', quantity, 'returned',
          fulfilment.status = 'cancelled') ORDER BY sku_id), '[]')
        FROM order_line line JOIN fulfilment ON fulfilment.id = line.fulfilment_id
        WHERE line.order_id = placed.id AND placed.cancel_cause IS DISTINCT FROM 'sold-out') AS lines
     FROM customer_order placed
     LEFT JOIN LATERAL (
       SELECT sum(amount_pesewas) FILTER (WHERE status <> 'cancelled')::bigint AS live,
         sum(amount_pesewas) FILTER (WHERE status = 'cancelled')::bigint AS fallen,
         coalesce(jsonb_agg(jsonb_build_object('id', id, 'vendorId', vendor_id, 'status', status, 'amountPesewas',
           amount_pesewas) ORDER BY id), '[]') AS fulfilments
       FROM fulfilment WHERE order_id = placed.id
     ) part ON true
     ORDER BY placed.id`,
  );
  return { checkouts, orders };
}
