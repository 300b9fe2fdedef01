import { eventually } from '@shop/testing/eventually';
import { orderOf } from '../../test/order-events.ts';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { readPaymentAudit } from './read-payment-audit.ts';

let payment: RunningPayment;
let reference: string;
beforeAll(async () => {
  payment = await startPayment();
  reference = await payment.paid();
  const order = orderOf(reference, 1);
  await payment.tell('orders.order-placed.v1', order.placed);
  await payment.tell('orders.fulfilment-rejected.v1', order.firstRejected);
  await eventually('the part is back', async () => (await payment.fact(reference)).refundedAmount === 6000);
});
afterAll(() => payment.stop());

const rollback = new Error('What was spoilt is put back.');

test.each([
  [`UPDATE refund SET amount = amount - 1`, 'what was refunded is the sum of the processed refunds'],
  [`UPDATE refund SET amount = amount - 1`, 'what was promised is the sum of all refunds'],
  [`UPDATE payment SET refunded_amount = 0`, 'the ledger has the refunds'],
  [`UPDATE share SET amount_pesewas = 9000, refunded_pesewas = 0`, 'shares are at most the payment'],
  [`DELETE FROM share WHERE refunded_pesewas = 0`, 'the ledger has the shares'],
  [`UPDATE share SET refunded_pesewas = 0`, 'the ledger has the shares that fell'],
  [
    `INSERT INTO ledger_entry (kind, subject_id, payment_id, amount, currency, at)
     SELECT 'charge', 0, id, 1, 'GHS', created_at FROM payment`,
    'the ledger has the charge',
  ],
])('%s is found: %s', async (spoil, rule) => {
  const spoilt = payment.service.parts.database.transaction(async (tx) => {
    await tx.execute(spoil);
    expect(await readPaymentAudit(tx)).toContainEqual({ rule, reference });
    throw rollback;
  });
  await expect(spoilt).rejects.toBe(rollback);
});
