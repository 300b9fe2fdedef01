import type { Logger } from '@shop/chassis/log/logger';
import { type ListQuery, MAX_ROWS } from '@shop/contracts/list';
import type { Payment } from '@shop/contracts/rest/payments';
import type { PaymentView } from '@shop/contracts/services/payment';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { type Ordered, ordersOfPayments } from './orders-of-payments.ts';
import { paymentJson } from './payment-json.ts';
import { ListAnswer } from './route.ts';

const IS_ID = /^\d+$/;

/** Shows payments with their orders' customers; without those where the orders service is away. */
export function shownPayments({ orders, payment }: Pick<Downstream, 'orders' | 'payment'>, logger: Logger) {
  const orderedBy = (payments: readonly PaymentView[]): Promise<Ordered> =>
    optional(ordersOfPayments(payments, orders), new Map(), { what: 'orders of payments', logger });

  /** Payments hold no names: orders finds those of customers called so, the newest of them where more fit than a list holds. */
  const ordersOfNamed = async (q: string | undefined): Promise<{ qOrderId?: number[] }> => {
    if (q === undefined || IS_ID.test(q)) return {};
    const { rows } = await orders.labels({ sort: null, offset: 0, limit: MAX_ROWS, filter: { q } });
    return { qOrderId: rows.map(({ id }) => id) };
  };

  return {
    one: async (view: PaymentView): Promise<Payment> => paymentJson(view, await orderedBy([view])),

    page: async (
      query: ListQuery<string, { q?: string | undefined }>,
      narrowed: { customerId?: number; vendorId?: number; paid?: true } = {},
    ) => {
      const filter = { ...query.filter, ...(await ordersOfNamed(query.filter.q)), ...narrowed };
      const { rows, total } = await payment.payments({ ...query, filter });
      const ordered = await orderedBy(rows);
      return new ListAnswer(
        rows.map((row) => paymentJson(row, ordered)),
        query.offset,
        total,
      );
    },
  };
}
