import type { NewEvent } from '@shop/chassis/events/outbox';
import type { Transaction } from '@shop/chassis/database/database';
import { takeBought } from '../cart/cart-store.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { lockCheckout, markPlaced } from '../checkout/checkout-store.ts';
import { insertDelivery } from '../delivery/delivery-store.ts';
import { noteSales } from '../figures/category-sales.ts';
import { newOrder } from './new-order.ts';
import type { NewOrder } from './new-order.ts';
import { findOrderId, insertLines, insertOrder } from './order-store.ts';
import { insertFulfilmentSteps, insertOrderStep, SHOP } from './step-store.ts';
import type { NewStep } from './step-store.ts';
import type { PlaceParts } from './place-parts.ts';

interface RecordedOrder {
  orderId: number;
  fulfilments: { fulfilmentId: number; vendorId: number; amountPesewas: number }[];
}

/** Writes the order, its fulfilments and its delivery once, and takes what was bought out of the cart. */
export function recordOrder(
  { database, outbox, now, newOrderNumber, pausePoint }: PlaceParts,
  reference: string,
  sale: 'sold' | 'sold-out',
): Promise<{ orderId: number; created: boolean }> {
  return database.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, reference);
    if (checkout?.state === 'placed') return { orderId: await findOrderId(tx, reference), created: false };
    if (checkout?.state !== 'paid') throw new Error(`Checkout ${reference} is not paid.`);

    const placedAt = now();
    const order = newOrder(checkout, sale, newOrderNumber());
    const recorded = await insertWhole(tx, checkout, order, placedAt);
    if (sale === 'sold') {
      insertDelivery(tx, recorded.orderId);
      takeBought(tx, checkout.customer.id, checkout.id);
    }
    markPlaced(tx, reference);
    outbox.append(tx, eventOf(checkout, order, recorded, placedAt));
    await pausePoint('orders.before-place-commit');
    return { orderId: recorded.orderId, created: true };
  });
}

async function insertWhole(tx: Transaction, checkout: Checkout, order: NewOrder, at: Date): Promise<RecordedOrder> {
  const byCustomer = { role: 'customer', id: checkout.customer.id } as const;
  const steps: NewStep[] = [
    { status: 'pending', at, by: byCustomer },
    ...(order.cancellation ? [{ status: 'cancelled', at, by: SHOP } as const] : []),
  ];
  const { orderId, fulfilmentIds } = await insertOrder(tx, { checkout, order, at });
  const fulfilments = order.fulfilments.map((fulfilment) => {
    const fulfilmentId = fulfilmentIds.get(fulfilment.vendorId);
    if (fulfilmentId === undefined) throw new Error('A part of the order was not stored.');
    return { ...fulfilment, fulfilmentId };
  });
  for (const { fulfilmentId, lines } of fulfilments) insertLines(tx, { orderId, fulfilmentId, lines });
  for (const step of steps) {
    insertOrderStep(tx, orderId, step);
    insertFulfilmentSteps(tx, [...fulfilmentIds.values()], step);
  }
  // After the lines: it adds them up.
  noteSales(tx, orderId);
  return {
    orderId,
    fulfilments: fulfilments.map(({ fulfilmentId, vendorId, amountPesewas }) => ({
      fulfilmentId,
      vendorId,
      amountPesewas,
    })),
  };
}

function eventOf(checkout: Checkout, order: NewOrder, recorded: RecordedOrder, placedAt: Date): NewEvent {
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
