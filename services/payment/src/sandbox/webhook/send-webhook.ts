import type { Dispatcher } from 'undici';
import type { Database } from '@shop/chassis/database/database';
import type { Logger } from '@shop/chassis/log/logger';
import { withinDeadline } from '@shop/chassis/process/within-deadline';
import { retryDelayMs } from '../../retry-delay.ts';
import { signatureOf } from '../../webhook/signature.ts';
import type { SandboxSettings } from '../sandbox-config.ts';
import { dropWebhook, markDelivered, scheduleWebhook } from './webhook-store.ts';
import type { WaitingWebhook } from './webhook-store.ts';

const MAX_TRIES = 100;
const DEADLINE_MS = 10_000;

export interface SendWebhookParts {
  database: Database;
  now: () => Date;
  settings: Pick<SandboxSettings, 'secretKey' | 'webhookUrl'>;
  connections: Dispatcher;
  logger: Logger;
}

/** Sends a webhook, signed, to a shop that has it once it answers 200; otherwise it is sent again later. */
export async function sendWebhook(parts: SendWebhookParts, webhook: WaitingWebhook): Promise<void> {
  const { database, now, logger } = parts;
  if (await isReceived(parts, webhook.body)) return markDelivered(database, webhook.id, now());
  logger.warn({ webhookId: webhook.id, tries: webhook.tries }, 'a webhook was not received');
  if (webhook.tries >= MAX_TRIES) return dropWebhook(database, webhook.id);
  return scheduleWebhook(database, webhook.id, new Date(now().getTime() + retryDelayMs(webhook.tries)));
}

async function isReceived({ settings, connections }: SendWebhookParts, body: string): Promise<boolean> {
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
