import express from 'express';
import { Agent } from 'undici';
import type { Database } from '@shop/chassis/database/database';
import { createExpressApp } from '@shop/chassis/http/express-app';
import type { Logger } from '@shop/chassis/log/logger';
import { createBackgroundWork } from '@shop/chassis/process/background-work';
import { faultsApi, holdUpCalls } from './api/faults-api.ts';
import { answerRefusal, notFoundRefusal } from './api/refusal.ts';
import { refundsApi } from './api/refunds-api.ts';
import { requireSecret } from './api/require-secret.ts';
import { transactionsApi } from './api/transactions-api.ts';
import { pageRoutes } from './page/page-routes.ts';
import { createProcessRefunds } from './process-refunds.ts';
import type { SandboxSettings } from './sandbox-config.ts';
import { createWebhookWork } from './webhook/webhook-work.ts';

const WORK_EVERY_MS = 500;

export interface SandboxParts {
  database: Database;
  logger: Logger;
  now: () => Date;
  newId: () => string;
  settings: SandboxSettings;
}

export interface Sandbox {
  app: express.Express;
  /** Begins to send webhooks and to work on refunds. */
  start(): void;
  stop(): Promise<void>;
}

/** A payment provider for one machine: Paystack's calls, its hosted page and its signed webhooks, without money. */
export function buildSandbox({ database, logger, now, newId, settings }: SandboxParts): Sandbox {
  const connections = new Agent();
  const webhooks = createWebhookWork({ database, now, settings, connections, logger });
  const refunds = createBackgroundWork('process-refunds', createProcessRefunds({ database, now }), logger);

  const app = createExpressApp();
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    await database.ping();
    res.json({ status: 'ready' });
  });
  app.use(pageRoutes({ database, now, shopName: settings.shopName, tellShop: webhooks.tell }));
  app.use(requireSecret(settings.secretKey), express.json());
  app.use(faultsApi(database));
  app.use(transactionsApi({ database, now, newId, publicUrl: settings.publicUrl }));
  app.use(holdUpCalls(database));
  app.use(refundsApi({ database, now, wakeRefunds: refunds.wake }));
  app.use(() => {
    throw notFoundRefusal();
  });
  app.use(answerRefusal(logger));

  return {
    app,
    start: () => {
      webhooks.start(WORK_EVERY_MS);
      refunds.start(WORK_EVERY_MS);
    },
    stop: async () => {
      await Promise.all([webhooks.stop(), refunds.stop()]);
      await connections.destroy();
    },
  };
}
