import { isUniqueViolation } from '@shop/chassis/database/constraint';
import { Problem } from '@shop/chassis/errors/problem';
import type { ChosenAddress } from '../checkout/checkout.ts';
import { lockCheckout, markPaid, markPaidAtOnce, markUnfulfillable, wasOvertaken } from '../checkout/checkout-store.ts';
import { decidePaid } from '../checkout/decide-paid.ts';
import type { CatalogClient } from '../clients/catalog-client.ts';
import { findOrderId } from './find-order-id.ts';
import type { PlaceParts } from './place-parts.ts';
import { recordOrder } from './record-order.ts';

export type Placing =
  { outcome: 'placed'; orderId: number; created: boolean } | { outcome: 'needs-address' | 'superseded' | 'unknown' };

/**
 * Turns a checkout that is known to be paid into its one order, or sees to it that the money goes back. The customer and the
 * news of the payment often come at the same moment: in one process, who comes second waits for the first.
 */
export async function placeCheckout(
  parts: PlaceParts,
  reference: string,
  address: ChosenAddress | null,
): Promise<Placing> {
  const { placings } = parts;
  const first = await placedByOthers(parts, reference);
  if (first) return first;
  // The first may have failed, or lacked the address that is named now.
  const placing = place(parts, reference, address).finally(() => {
    if (placings.get(reference) === placing) placings.delete(reference);
  });
  placings.set(reference, placing);
  return placing;
}

/** The order that somebody in this process is placing at the moment; null where nobody is, or no order comes of it. */
export async function placedByOthers(
  { placings }: Pick<PlaceParts, 'placings'>,
  reference: string,
): Promise<{ outcome: 'placed'; orderId: number; created: false } | null> {
  const placing = await placings.get(reference)?.catch(() => null);
  return placing?.outcome === 'placed' ? { ...placing, created: false } : null;
}

/** Every step is keyed by the reference: it may be repeated after a crash at any point, and by several at once. */
async function place(parts: PlaceParts, reference: string, address: ChosenAddress | null): Promise<Placing> {
  const taken = await takePayment(parts, reference, address);
  if (taken.outcome !== 'paid') return taken;
  const sale = await sell(parts.catalog, reference);
  const order = await record(parts, reference, sale);
  if (!order) return { outcome: 'superseded' };
  await parts.pausePoint('orders.after-place-commit');
  return { outcome: 'placed', ...order };
}

type Taken = Placing | { outcome: 'paid' };

/** Notes that the checkout is paid. Mostly it waits for just that, and one statement does, which is its own commit. */
async function takePayment(parts: PlaceParts, reference: string, address: ChosenAddress | null): Promise<Taken> {
  await parts.pausePoint('orders.before-paid-commit');
  const isTaken = await markPaidAtOnce(parts.database, reference, { address, at: parts.now() });
  return isTaken ? { outcome: 'paid' } : decideAndTake(parts, reference, address);
}

/** Decides under the checkout's lock what becomes of it. */
function decideAndTake(
  { database, outbox, now }: PlaceParts,
  reference: string,
  address: ChosenAddress | null,
): Promise<Taken> {
  return database.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, reference);
    if (!checkout) return { outcome: 'unknown' };
    const isTooLate = checkout.state === 'closed' && (await wasOvertaken(tx, checkout));
    const decision = decidePaid({ ...checkout, address: checkout.address ?? address }, isTooLate);
    switch (decision) {
      case 'already-placed':
        return { outcome: 'placed', orderId: await findOrderId(tx, reference), created: false };
      case 'already-refunding':
        return { outcome: 'superseded' };
      case 'refund-superseded':
        await markUnfulfillable(tx, reference, { reason: 'replaced', at: now() });
        outbox.append(tx, {
          type: 'orders.checkout-unfulfillable.v1',
          payload: { reference, customerId: checkout.customer.id, reason: 'replaced' },
        });
        return { outcome: 'superseded' };
      case 'needs-address':
      case 'place':
        markPaid(tx, reference, { address, at: now() });
        return { outcome: decision === 'place' ? 'paid' : 'needs-address' };
    }
  });
}

/** A reservation that catalog never saw holds nothing that could be sold. */
async function sell(catalog: CatalogClient, reference: string): Promise<'sold' | 'sold-out'> {
  try {
    return await catalog.sell(reference);
  } catch (error) {
    if (error instanceof Problem && error.code === 'reservation_unknown') return 'sold-out';
    throw error;
  }
}

// Two random numbers being the same is next to impossible; a third time in a row is a fault elsewhere.
const MAX_NUMBERS = 3;

async function record(parts: PlaceParts, reference: string, sale: 'sold' | 'sold-out') {
  for (let number = 1; ; number += 1) {
    try {
      return await recordOrder(parts, reference, sale);
    } catch (error) {
      if (number === MAX_NUMBERS || !isUniqueViolation(error, 'customer_order_number')) throw error;
    }
  }
}
