import type { NewEvent } from '@shop/chassis/events/outbox';
import { takeBought } from '../cart/cart-store.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { lockCheckout } from '../checkout/checkout-store.ts';
import { findOrderId } from './find-order-id.ts';
import { insertOrder } from './insert-order.ts';
import type { InsertedOrder } from './insert-order.ts';
import { newOrder } from './new-order.ts';
import type { NewOrder } from './new-order.ts';
import { SHOP } from './step-store.ts';
import type { NewStep } from './step-store.ts';
import type { PlaceParts } from './place-parts.ts';

/**
 * Writes the order, its fulfilments and its delivery once, and takes what was bought out of the cart. Null where the money has
 * gone back meanwhile.
 */
export function recordOrder(
  { database, outbox, now, newOrderNumber, pausePoint }: PlaceParts,
  reference: string,
  sale: 'sold' | 'sold-out',
): Promise<{ orderId: number; created: boolean } | null> {
  return database.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, reference);
    if (checkout?.state === 'placed') return { orderId: await findOrderId(tx, reference), created: false };
    if (checkout?.state === 'unfulfillable') return null;
    if (checkout?.state !== 'paid') throw new Error(`Checkout ${reference} is not paid.`);

    const placedAt = now();
    const order = newOrder(checkout, sale, newOrderNumber());
    const steps = stepsOf(checkout, order, placedAt);
    const recorded = await insertOrder(tx, { checkout, order, steps, at: placedAt });
    if (sale === 'sold') takeBought(tx, checkout.customer.id, checkout.id);
    outbox.append(tx, eventOf(checkout, order, recorded, placedAt));
    await pausePoint('orders.before-place-commit');
    return { orderId: recorded.orderId, created: true };
  });
}

function stepsOf({ customer }: Checkout, { cancellation }: NewOrder, at: Date): NewStep[] {
  const placed = { status: 'pending', at, by: { role: 'customer', id: customer.id } } as const;
  return cancellation ? [placed, { status: 'cancelled', at, by: SHOP }] : [placed];
}

function eventOf(checkout: Checkout, order: NewOrder, recorded: InsertedOrder, placedAt: Date): NewEvent {
  const { reference, customer, totalPesewas, shippingPesewas } = checkout;
  const { orderId, fulfilments } = recorded;
  const which = { orderId, number: order.number, reference, customerId: customer.id };
  if (!order.cancellation) {
    const payload = { ...which, totalPesewas, shippingPesewas, fulfilments, placedAt: placedAt.toISOString() };
    return { type: 'orders.order-placed.v1', payload };
  }
  return {
    type: 'orders.order-cancelled.v1',
    payload: {
      ...which,
      ...order.cancellation,
      refundPesewas: totalPesewas,
      fulfilmentIds: fulfilments.map(({ fulfilmentId }) => fulfilmentId),
      returnedLines: [],
      version: 1,
    },
  };
}
