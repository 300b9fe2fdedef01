import type { Database } from '@shop/chassis/database/database';
import { copyRows } from './copy-rows.ts';
import type { Made } from './many.ts';

/** What fell of an order goes back; its shipping too where nothing is left. */
const PAYMENTS = `
  SELECT checkout.reference, checkout.customer_id, placed.id AS order_id, checkout.total_pesewas AS amount_pesewas,
    CASE WHEN placed.id IS NULL THEN CASE reason WHEN 'failed' THEN 'failed' ELSE 'abandoned' END
      WHEN placed.status = 'cancelled' THEN 'refunded' ELSE 'success' END AS status,
    CASE WHEN placed.id IS NOT NULL THEN (ARRAY['card', 'mobile_money'])[1 + checkout.id % 2] END AS method,
    CASE WHEN placed.id IS NULL THEN 0 ELSE checkout.total_pesewas END AS paid_amount,
    CASE WHEN placed.id IS NOT NULL THEN 'GHS' END AS paid_currency, checkout.paid_at,
    coalesce(fallen.amount, 0) AS promised_amount, coalesce(fallen.amount, 0) AS refunded_amount, checkout.created_at
  FROM checkout LEFT JOIN customer_order AS placed USING (reference)
  LEFT JOIN LATERAL (
    SELECT sum(amount_pesewas) + CASE placed.status WHEN 'cancelled' THEN placed.shipping_pesewas ELSE 0 END AS amount
    FROM fulfilment WHERE order_id = placed.id AND status = 'cancelled'
  ) AS fallen ON true
  WHERE checkout.id >= $1 ORDER BY checkout.id`;

const PARTS = `
  SELECT part.id AS fulfilment_id, reference, part.vendor_id, part.amount_pesewas,
    CASE part.status WHEN 'cancelled' THEN part.amount_pesewas ELSE 0 END AS refunded_pesewas, part.placed_at AS created_at,
    step.at AS fell_at, part.reason
  FROM checkout JOIN customer_order AS placed USING (reference) JOIN fulfilment AS part ON part.order_id = placed.id
  LEFT JOIN fulfilment_step AS step ON step.fulfilment_id = part.id AND step.status = 'cancelled'
  WHERE checkout.id >= $1 ORDER BY part.id`;

const STATEMENTS = [
  `INSERT INTO share (fulfilment_id, payment_id, vendor_id, amount_pesewas, refunded_pesewas, created_at)
   SELECT fulfilment_id, payment.id, vendor_id, part.amount_pesewas, refunded_pesewas, part.created_at
   FROM part JOIN payment USING (reference)`,

  `INSERT INTO refund (payment_id, cause_key, cause, asked_amount, amount, currency, note, state, provider_id, tries,
     next_try_at, created_at, processed_at)
   SELECT payment.id, CASE status WHEN 'refunded' THEN 'order' ELSE 'fulfilment-' || fallen.fulfilment_id END,
     CASE status WHEN 'refunded' THEN 'cancelled' ELSE 'rejected' END, refunded_amount, refunded_amount, 'GHS', fallen.reason,
     'processed', row_number() OVER (ORDER BY payment.id) + $1::integer, 1, fell_at, fell_at, fell_at
   FROM payment
   JOIN (SELECT DISTINCT ON (reference) reference, fulfilment_id, reason, fell_at FROM part
         WHERE fell_at IS NOT NULL ORDER BY reference, fulfilment_id) AS fallen USING (reference)
   ORDER BY payment.id`,

  `INSERT INTO ledger_entry (kind, subject_id, payment_id, amount, currency, at)
   SELECT kind, subject_id, payment_id, amount, 'GHS', at FROM (
     SELECT 'charge' AS kind, id AS subject_id, id AS payment_id, paid_amount AS amount, paid_at AS at
     FROM payment WHERE paid_amount > 0 AND id >= $1::integer
     UNION ALL
     SELECT 'refund', id, payment_id, amount, processed_at FROM refund WHERE payment_id >= $1::integer
     UNION ALL
     SELECT 'share', fulfilment_id, payment_id, amount_pesewas, created_at FROM share WHERE payment_id >= $1::integer
     UNION ALL
     SELECT 'share-refund', fulfilment_id, payment_id, share.refunded_pesewas, part.fell_at
     FROM share JOIN part USING (fulfilment_id) WHERE share.refunded_pesewas > 0
   ) AS entry ORDER BY at`,
];

/** The payments of the checkouts with their refunds, shares and ledger. Answers the payments. */
export async function fillPayments(
  { orders, payment, sandbox }: { orders: Database; payment: Database; sandbox: Database },
  checkouts: Made,
): Promise<Made> {
  const [lastRefund] = await sandbox.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM sandbox_refund');
  return payment.transaction(async (tx) => {
    const carry = (select: string, table: string) =>
      copyRows({ from: orders, select, parameters: [checkouts.firstId], to: tx, table });
    const [last] = await tx.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM payment');
    const firstId = (last?.id ?? 0) + 1;
    await carry(PAYMENTS, 'payment');
    await tx.execute(
      `CREATE TEMP TABLE part (fulfilment_id integer, reference text, vendor_id integer, amount_pesewas bigint,
         refunded_pesewas bigint, created_at timestamptz, fell_at timestamptz, reason text) ON COMMIT DROP`,
    );
    await carry(PARTS, 'part');
    const [shares = '', refunds = '', ledger = ''] = STATEMENTS;
    await tx.execute(shares);
    await tx.execute(refunds, [lastRefund?.id ?? 0]);
    await tx.execute(ledger, [firstId]);
    return { firstId, count: checkouts.count };
  });
}

/** What the provider in the sandbox holds of them. */
export async function fillProvider(
  { payment, sandbox }: { payment: Database; sandbox: Database },
  payments: Made,
): Promise<void> {
  await sandbox.transaction(async (tx) => {
    const [last] = await tx.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM sandbox_transaction');
    await copyRows({
      from: payment,
      select: `SELECT id - $1::integer + $2::integer AS id, reference, md5(reference) AS access_code, amount_pesewas AS amount,
          'GHS' AS currency, '/payment-callback' AS callback_url,
          CASE status WHEN 'refunded' THEN 'success' ELSE status END AS status, method AS channel, created_at, paid_at
        FROM payment WHERE id >= $1::integer ORDER BY id`,
      parameters: [payments.firstId, (last?.id ?? 0) + 1],
      to: tx,
      table: 'sandbox_transaction',
    });
    await copyRows({
      from: payment,
      select: `SELECT provider_id::integer AS id, payment_id - $1::integer + $2::integer AS transaction_id, amount, currency,
          state AS status, 'refund ' || id AS merchant_note, created_at
        FROM refund WHERE payment_id >= $1::integer ORDER BY id`,
      parameters: [payments.firstId, (last?.id ?? 0) + 1],
      to: tx,
      table: 'sandbox_refund',
    });
    for (const table of ['sandbox_transaction', 'sandbox_refund']) {
      await tx.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
    }
  });
}
