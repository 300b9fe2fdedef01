import type { Dispatcher } from 'undici';
import type { Database } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { withinDeadline } from '@shop/chassis/process/within-deadline';
import { retryDelayMs } from '../../retry-delay.ts';
import { signatureOf } from '../../webhook/signature.ts';
import type { SandboxSettings } from '../sandbox-config.ts';
import { claimWebhooks, dropWebhook, markDelivered, scheduleWebhook } from './webhook-store.ts';
import type { WaitingWebhook } from './webhook-store.ts';

const AT_ONCE = 10;
const MAX_TRIES = 100;
const DEADLINE_MS = 10_000;
const LEASE_MS = 30_000;

export interface SendWebhooksParts {
  database: Database;
  now: () => Date;
  settings: SandboxSettings;
  connections: Dispatcher;
  logger: Logger;
}

/** Sends each waiting webhook, signed, until the shop answers 200. */
export function createSendWebhooks(parts: SendWebhooksParts): () => Promise<void> {
  const { database, now } = parts;
  return async () => {
    const startedAt = now();
    for (;;) {
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const due = await claimWebhooks(database, { dueAt: startedAt, leaseUntil, limit: AT_ONCE });
      await Promise.all(due.map((webhook) => send(parts, webhook)));
      if (due.length < AT_ONCE) return;
    }
  };
}

async function send(parts: SendWebhooksParts, webhook: WaitingWebhook): Promise<void> {
  const { database, now, logger } = parts;
  if (await isReceived(parts, webhook.body)) return markDelivered(database, webhook.id, now());
  logger.warn({ webhookId: webhook.id, tries: webhook.tries }, 'a webhook was not received');
  if (webhook.tries >= MAX_TRIES) return dropWebhook(database, webhook.id);
  return scheduleWebhook(database, webhook.id, new Date(now().getTime() + retryDelayMs(webhook.tries)));
}

async function isReceived({ settings, connections }: SendWebhooksParts, body: string): Promise<boolean> {
  const { origin, pathname, search } = new URL(settings.webhookUrl);
  const path = `${pathname}${search}`;
  try {
    const headers = {
      'content-type': 'application/json',
      'x-paystack-signature': signatureOf(body, settings.secretKey),
    };
    return await withinDeadline(DEADLINE_MS, async (signal) => {
      const response = await connections.request({ origin, path, method: 'POST', headers, body, signal });
      await response.body.dump();
      return response.statusCode === 200;
    });
  } catch {
    return false;
  }
}
