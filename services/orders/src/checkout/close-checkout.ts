import type { Database, Transaction } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import type { Logger } from '@shop/chassis/log/logger';
import type { CatalogClient } from '../clients/catalog-client.ts';
import type { CloseReason } from './checkout.ts';
import { markClosed } from './checkout-store.ts';

export interface CloseParts {
  database: Database;
  outbox: Outbox;
  catalog: CatalogClient;
  logger: Logger;
  now: () => Date;
}

/** Ends a checkout that was not paid and gives back what it held. False where it had ended, or was paid, before. */
export async function closeCheckout(parts: CloseParts, reference: string, reason: CloseReason): Promise<boolean> {
  const closed = await parts.database.transaction((tx) => markClosedAndTell(tx, parts, { reference, reason }));
  if (closed) await releaseAtOnce(parts, reference);
  return closed;
}

/** The part of `closeCheckout` that is kept together. */
export async function markClosedAndTell(
  tx: Transaction,
  { outbox, now }: Pick<CloseParts, 'outbox' | 'now'>,
  { reference, reason }: { reference: string; reason: CloseReason },
): Promise<boolean> {
  const customerId = await markClosed(tx, reference, { reason, at: now() });
  if (customerId === null) return false;
  outbox.append(tx, { type: 'orders.checkout-closed.v1', payload: { reference, customerId, reason } });
  return true;
}

/** The event gives the pieces back in any case; asking at once spares the next customer the wait. */
export async function releaseAtOnce(
  { catalog, logger }: Pick<CloseParts, 'catalog' | 'logger'>,
  reference: string,
): Promise<void> {
  await catalog.release(reference).catch((error: unknown) => {
    logger.warn({ err: error, reference }, 'the hold is given back by the event alone');
  });
}
