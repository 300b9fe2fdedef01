import { MAX_ROWS } from '@shop/contracts/list';
import type { PaymentView } from '@shop/contracts/services/payment';
import type { Orders } from '../downstream/orders.ts';

interface OrderOfPayment {
  id: number;
  number: string;
  customer: { name: string };
}
export type Ordered = ReadonlyMap<number | null, OrderOfPayment>;

/** The orders that payments paid for, by id, as far as the caller may see them: one question for all of a page. */
export async function ordersOfPayments(payments: readonly PaymentView[], orders: Orders): Promise<Ordered> {
  const ids = [...new Set(payments.flatMap(({ orderId }) => orderId ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await orders.labels({ sort: null, offset: 0, limit: MAX_ROWS, filter: { id: ids } });
  return new Map(rows.map(({ id, number, customerName }) => [id, { id, number, customer: { name: customerName } }]));
}
