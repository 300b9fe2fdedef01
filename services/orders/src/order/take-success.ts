import { Problem } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import { extendHold } from '../checkout/checkout-store.ts';
import { placeCheckout } from './place-checkout.ts';
import type { PlaceParts } from './place-parts.ts';

export type SuccessParts = PlaceParts & {
  logger: Logger;
  /** How long a paid checkout without an address keeps its pieces. */
  addressWaitMs: number;
};

/** What follows when a payment succeeded, whoever tells of it: the order, or a wait for the address that it lacks. */
export async function takeSuccess(parts: SuccessParts, reference: string): Promise<void> {
  const { outcome } = await placeCheckout(parts, reference, null);
  if (outcome === 'needs-address') await holdOn(parts, reference);
  if (outcome === 'unknown') parts.logger.error({ reference }, 'a payment succeeded that no checkout asked for');
}

/** The customer may still name an address: the pieces are kept for so long, where they are still held. */
async function holdOn({ database, catalog, now, addressWaitMs }: SuccessParts, reference: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + addressWaitMs);
  await extendHold(database, reference, expiresAt);
  await catalog.extend(reference, expiresAt).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  });
}
