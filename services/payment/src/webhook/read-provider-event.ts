import { referenceSchema } from '@shop/contracts/ids';
import { webhookShape } from '../provider/paystack-shapes.ts';

export interface ProviderEvent {
  type: string;
  /** The reference of the payment that it is about. */
  reference: string;
}

/** Null where the body is no event about a payment of ours: a signed one is still received politely. */
export function readProviderEvent(body: Buffer): ProviderEvent | null {
  const event = webhookShape.safeParse(parseJson(body));
  if (!event.success) return null;
  const { reference, transaction_reference } = event.data.data;
  const known = referenceSchema.safeParse(transaction_reference ?? reference);
  return known.success ? { type: event.data.event, reference: known.data } : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
