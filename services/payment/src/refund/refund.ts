import type { REFUND_CAUSES } from '@shop/contracts/events/payment-events';
import type { REFUND_STATES } from '@shop/contracts/services/payment';

export type RefundCause = (typeof REFUND_CAUSES)[number];

/**
 * Requested: the provider may or may not know of it. Sent: it took it and works on it. Processed: the customer has the
 * money. Failed: the provider can't send it; an admin may have it tried again.
 */
export type RefundState = (typeof REFUND_STATES)[number];

export interface Refund {
  id: number;
  paymentId: number;
  reference: string;
  cause: RefundCause;
  amount: number;
  currency: string;
  state: RefundState;
  providerId: string | null;
  /** Why it failed, as told of last. One that is sent has it where it is asked about again. */
  failure: string | null;
  /** How often the provider was asked about it so far. */
  tries: number;
}

export interface RefundRequest {
  /** One refund of a payment for each key. */
  causeKey: string;
  cause: RefundCause;
  /** Of the currency's smallest unit. */
  asked: number;
  note: string;
}

/** How a refund stands after a try. */
export interface RefundProgress {
  state: 'sent' | 'processed' | 'failed';
  providerId: string | null;
  failure: string | null;
  nextTryAt: Date;
  processedAt: Date | null;
}

/** What the provider writes on a refund, so that it is known again when its answer was lost. */
export const merchantNote = ({ id, reference }: Pick<Refund, 'id' | 'reference'>): string =>
  `${reference} refund ${id}`;
