import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { Database } from '@shop/chassis/database/database';
import { faultsSchema, readFaults, saveFaults } from '../faults.ts';
import type { Faults } from '../faults.ts';
import { checkedBody } from './checked-body.ts';
import { SandboxRefusal } from './refusal.ts';

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

/** Has an answer come as late as it is to. */
export async function holdUp({ delayMs }: Faults): Promise<void> {
  if (delayMs > 0) await pause(delayMs);
}

/** Holds up whatever is asked from here on. */
export const holdUpCalls =
  (database: Database): express.RequestHandler =>
  async (_req, _res, next) => {
    await holdUp(await readFaults(database));
    next();
  };

/** Holds up what was refused until here; that the database is away is told at once. */
export const holdUpRefusals =
  (database: Database): express.ErrorRequestHandler =>
  async (error, _req, _res, next) => {
    if (error instanceof SandboxRefusal) await holdUp(await readFaults(database));
    next(error);
  };
