import type { Caller } from '@shop/chassis/auth/caller';
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
export function shownPayments({ identity, orders, payment }: Downstream, logger: Logger) {
  const orderedBy = (payments: readonly PaymentView[]): Promise<Ordered> =>
    optional(ordersOfPayments(payments, orders), new Map(), { what: 'orders of payments', logger });

  /**
   * Payments hold no names. Orders finds those of customers who were called so when they bought, and identity, for admins, those
   * who are: a payment that failed has no order. The newest of them, where more fit than a list holds.
   */
  const ofNamed = async (q: string | undefined, caller: Caller) => {
    if (q === undefined || IS_ID.test(q)) return {};
    const query = { sort: null, offset: 0, limit: MAX_ROWS, filter: { q } };
    const isAdmin = caller.kind === 'person' && caller.role === 'admin';
    const [ordered, customers] = await Promise.all([orders.labels(query), isAdmin ? identity.users(query) : null]);
    return {
      qOrderId: ordered.rows.map(({ id }) => id),
      ...(customers && { qCustomerId: customers.rows.map(({ id }) => id) }),
    };
  };

  return {
    one: async (view: PaymentView): Promise<Payment> => paymentJson(view, await orderedBy([view])),

    page: async (
      query: ListQuery<string, { q?: string | undefined }>,
      caller: Caller,
      narrowed: { customerId?: number; vendorId?: number; paid?: true } = {},
    ) => {
      const filter = { ...query.filter, ...(await ofNamed(query.filter.q, caller)), ...narrowed };
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
