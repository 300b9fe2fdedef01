import type { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import type { Page } from '@shop/contracts/list';
import { listQuerySchema } from '@shop/contracts/list';
import { paymentViewListRules } from '@shop/contracts/services/payment';
import type { PaymentView } from '@shop/contracts/services/payment';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, raw, sql } from '@shop/chassis/database/list-sql';
import type { SqlPart } from '@shop/chassis/database/list-sql';
import type { PaymentScope } from './payment-scope.ts';

export const paymentListQuerySchema = listQuerySchema(paymentViewListRules);
export type PaymentListQuery = z.output<typeof paymentListQuerySchema>;

const SELECT = `id, reference, customer_id AS "customerId", order_id AS "orderId", method, status,
  amount AS "amountPesewas", refunded AS "refundedPesewas", paid_at AS "paidAt", created_at AS "createdAt"`;

const WHOLE_PAYMENTS = raw('(SELECT *, amount_pesewas AS amount, refunded_amount AS refunded FROM payment) AS payment');

/** Of each payment only what is one vendor's: the amount is what the vendor still gets of it. */
const sharesOf = (vendorId: number): SqlPart => sql`(
  SELECT payment.*, share.amount_pesewas - share.refunded_pesewas AS amount, share.refunded_pesewas AS refunded
  FROM share JOIN payment ON payment.id = share.payment_id WHERE share.vendor_id = ${vendorId}
) AS payment`;

type PaymentRow = Omit<PaymentView, 'paidAt' | 'createdAt'> & { paidAt: Date | null; createdAt: Date };

/** One page of the payments that a caller may see; of a vendor's shares, where the query names the vendor. */
export async function listPayments(
  db: Queryable,
  scope: PaymentScope,
  query: PaymentListQuery,
): Promise<Page<PaymentView>> {
  const { id, q, qOrderId = [], qCustomerId = [], status, customerId, orderId, paid } = query.filter;
  const vendorId = vendorOf(scope, query.filter.vendorId);
  if (vendorId === 'none') return { rows: [], total: 0 };
  const where: SqlPart[] = [
    ...(scope.kind === 'customer' ? [sql`customer_id = ${scope.customerId}`] : []),
    ...(customerId === undefined ? [] : [sql`customer_id = ${customerId}`]),
    ...(id === undefined ? [] : [sql`id = ANY(${id}::bigint[])`]),
    ...(orderId === undefined ? [] : [sql`order_id = ANY(${orderId}::bigint[])`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(paid === undefined ? [] : [sql`paid_amount > 0`]),
    ...(q === undefined
      ? []
      : [
          sql`id = ${idIn(q)}::bigint OR lower(reference) LIKE ${beginningWith(q)} OR order_id = ANY(${qOrderId}::bigint[])
            OR customer_id = ANY(${qCustomerId}::bigint[])`,
        ]),
  ];
  const { rows, total } = await pageOf<PaymentRow, keyof typeof ORDER_BY>(db, {
    select: SELECT,
    from: vendorId === undefined ? WHOLE_PAYMENTS : sharesOf(vendorId),
    where,
    orderBy: ORDER_BY,
    nullable: ['orderId', 'paidAt', 'method'],
    query,
  });
  return { rows: rows.map(viewOf), total };
}

/** The vendor whose shares are asked for; undefined for whole payments, 'none' for what the caller may not know of. */
function vendorOf(scope: PaymentScope, asked: number | undefined): number | undefined | 'none' {
  if (scope.kind === 'all') return asked;
  const own = scope.kind === 'vendor' ? scope.vendorId : undefined;
  return own === null || (asked !== undefined && asked !== own) ? 'none' : own;
}

/** The id that a text is; null where it is none. */
const idIn = (text: string): number | null => idTextSchema.safeParse(text).data ?? null;

/** A LIKE pattern for texts that begin so, each character meant literally. References are of plain letters. */
const beginningWith = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const ORDER_BY = {
  id: 'id',
  orderId: 'order_id',
  paidAt: 'paid_at',
  amount: 'amount',
  status: 'status',
  method: 'method',
  reference: 'reference',
  createdAt: 'created_at',
};

const viewOf = (row: PaymentRow): PaymentView => ({
  ...row,
  paidAt: row.paidAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
