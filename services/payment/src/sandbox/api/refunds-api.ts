import express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import type { Database, Queryable, Transaction } from '@shop/chassis/database/database';
import { readFaults } from '../faults.ts';
import { refundJson } from '../refund-json.ts';
import { findRefund, insertRefund, listRefunds, refundedSum } from '../refund-store.ts';
import { lockByReference } from '../transaction-store.ts';
import { checkedBody } from './checked-body.ts';
import { SandboxRefusal, unknownTransaction } from './refusal.ts';

const newRefundSchema = z.object({
  transaction: z.string(),
  amount: z.int().min(1).optional(),
  currency: z.string().optional(),
  merchant_note: z.string().max(500).nullish(),
});

export interface RefundsApiParts {
  database: Database;
  now: () => Date;
  wakeRefunds: () => void;
}

export function refundsApi({ database, now, wakeRefunds }: RefundsApiParts): express.Router {
  const router = express.Router();

  router.post('/refund', async (req, res) => {
    const request = checkedBody(req, newRefundSchema);
    // Answered as it was made: it may be processed before the answer is written.
    const refund = await database.transaction(async (tx) => existing(tx, await makeRefund(tx, request, now())));
    wakeRefunds();
    const { cutRefundAnswers } = await readFaults(database);
    if (cutRefundAnswers) res.destroy();
    else res.json({ status: true, message: 'Refund has been queued', data: refundJson(refund) });
  });

  router.get('/refund', async (req, res) => {
    const refunds = await listRefunds(database, String(req.query['reference'] ?? ''));
    res.json({ status: true, message: 'Refunds retrieved', data: refunds.map(refundJson) });
  });

  router.get('/refund/:id', async (req, res) => {
    const id = idTextSchema.safeParse(req.params.id);
    res.json({
      status: true,
      message: 'Refund retrieved',
      data: refundJson(await existing(database, id.success ? id.data : 0)),
    });
  });

  return router;
}

async function existing(db: Queryable, id: number) {
  const refund = await findRefund(db, id);
  if (!refund) throw new SandboxRefusal(404, 'refund_not_found', 'Refund not found.');
  return refund;
}

async function makeRefund(
  tx: Transaction,
  request: z.output<typeof newRefundSchema>,
  createdAt: Date,
): Promise<number> {
  const transaction = await lockByReference(tx, request.transaction);
  if (!transaction) throw unknownTransaction();
  if (transaction.status !== 'success') {
    throw new SandboxRefusal(400, 'transaction_not_paid', 'Only a successful transaction can be refunded.');
  }
  const { currency = transaction.currency, merchant_note: merchantNote = null } = request;
  if (currency !== transaction.currency) {
    throw new SandboxRefusal(400, 'invalid_currency', 'The currency is not the transaction’s.');
  }
  const left = transaction.amount - (await refundedSum(tx, transaction.id));
  const amount = request.amount ?? left;
  if (amount > left || left === 0) {
    throw new SandboxRefusal(400, 'refund_too_large', 'Refund amount cannot be more than the transaction’s amount.');
  }
  return insertRefund(tx, { transactionId: transaction.id, amount, currency, merchantNote, createdAt });
}
