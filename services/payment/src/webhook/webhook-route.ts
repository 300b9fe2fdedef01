import { createHash } from 'node:crypto';
import express from 'express';
import { unauthorized } from '@shop/chassis/errors/problem';
import { enterContext } from '@shop/chassis/http/request-scope';
import type { ProviderEventWork } from './provider-event-work.ts';
import { readProviderEvent } from './read-provider-event.ts';
import { isSigned } from './signature.ts';

const MAX_BYTES = 1_000_000;

export interface WebhookParts {
  secretKey: string;
  /** Has an event settled in the background: the provider wants its answer at once. */
  receive: ProviderEventWork['receive'];
}

/** Receives what the provider tells. The signature is over the bytes. */
export function webhookRoute(router: express.Router, parts: WebhookParts): void {
  router.post('/webhook', express.raw({ type: () => true, limit: MAX_BYTES }), enterContext, takeEvent(parts));
}

const takeEvent =
  ({ secretKey, receive }: WebhookParts): express.RequestHandler =>
  async (req, res) => {
    const body: unknown = req.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned(bytes, req.get('x-paystack-signature'), secretKey)) {
      throw unauthorized('signature_invalid', 'The signature of this message is not the provider’s.');
    }
    const event = readProviderEvent(bytes);
    if (event) await receive({ ...event, hash: createHash('sha256').update(bytes).digest('hex') });
    res.status(200).end();
  };
