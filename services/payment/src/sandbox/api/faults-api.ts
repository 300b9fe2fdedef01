import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { Database } from '@shop/chassis/database/database';
import { faultsSchema, readFaults, saveFaults } from '../faults.ts';
import { checkedBody } from './checked-body.ts';

/** Tests say here how the sandbox is to misbehave; what a call doesn't name behaves well. */
export function faultsApi(database: Database): express.Router {
  const router = express.Router();
  router.post('/sandbox/faults', async (req, res) => {
    const faults = checkedBody(req, faultsSchema);
    await saveFaults(database, faults);
    res.json({ status: true, message: 'Faults set', data: faults });
  });
  return router;
}

export const holdUp =
  (database: Database): express.RequestHandler =>
  async (_req, _res, next) => {
    const { delayMs } = await readFaults(database);
    if (delayMs > 0) await pause(delayMs);
    next();
  };
