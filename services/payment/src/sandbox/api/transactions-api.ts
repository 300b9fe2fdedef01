import express from 'express';
import { z } from 'zod';
import type { Database } from '@shop/chassis/database/database';
import { findByReference, insertTransaction } from '../transaction-store.ts';
import { transactionJson } from '../transaction-json.ts';
import { checkedBody } from './checked-body.ts';
import { holdUp, holdUpRefusals } from './faults-api.ts';
import { SandboxRefusal, unknownTransaction } from './refusal.ts';

const newTransactionSchema = z.object({
  email: z.email(),
  amount: z.int().min(1),
  currency: z.literal('GHS'),
  reference: z.string().regex(/^[A-Za-z0-9.=-]+$/),
  callback_url: z.url(),
});

export interface TransactionsApiParts {
  database: Database;
  now: () => Date;
  newId: () => string;
  publicUrl: string;
}

export function transactionsApi({ database, now, newId, publicUrl }: TransactionsApiParts): express.Router {
  const router = express.Router();

  router.post('/transaction/initialize', async (req, res) => {
    const { amount, currency, reference, callback_url: callbackUrl } = checkedBody(req, newTransactionSchema);
    const accessCode = newId().replaceAll('-', '');
    const faults = await insertTransaction(database, {
      ...{ reference, accessCode, amount, currency, callbackUrl },
      createdAt: now(),
    });
    if (!faults) throw new SandboxRefusal(400, 'duplicate_reference', 'Duplicate Transaction Reference');
    await holdUp(faults);
    res.json({
      status: true,
      message: 'Authorization URL created',
      data: { authorization_url: `${publicUrl}/pay/${accessCode}`, access_code: accessCode, reference },
    });
  });

  router.get('/transaction/verify/:reference', async (req, res) => {
    const found = await findByReference(database, req.params.reference);
    if (!found) throw unknownTransaction();
    await holdUp(found.faults);
    res.json({ status: true, message: 'Verification successful', data: transactionJson(found.transaction) });
  });

  // A refusal has no statement that told the faults.
  router.use(holdUpRefusals(database));

  return router;
}
