import type { EventPayload } from '@shop/contracts/events/registry';

/** What orders tells of an order of two vendors: 60.00 and 50.00, with 10.00 for the shipping. */
export const orderOf = (reference: string, orderId: number) => {
  const order = { orderId, number: 'AK-7F3K9Q2M', reference, customerId: 7 };
  const [first, second] = [orderId * 10 + 1, orderId * 10 + 2];
  const vendors = { first: 3, second: 4 };
  return {
    fulfilments: { first, second },
    vendors,
    placed: {
      ...order,
      totalPesewas: 12_000,
      shippingPesewas: 1000,
      fulfilments: [
        { fulfilmentId: first, vendorId: vendors.first, amountPesewas: 6000 },
        { fulfilmentId: second, vendorId: vendors.second, amountPesewas: 5000 },
      ],
      placedAt: '2026-11-27T14:06:00.000Z',
    } satisfies EventPayload<'orders.order-placed.v1'>,
    firstRejected: {
      ...order,
      fulfilmentId: first,
      vendorId: vendors.first,
      reason: 'Torn',
      refundPesewas: 6000,
      returnedLines: [],
      version: 2,
    } satisfies EventPayload<'orders.fulfilment-rejected.v1'>,
    lastRejected: {
      ...order,
      cause: 'rejected',
      reason: 'Torn too',
      refundPesewas: 6000,
      fulfilmentIds: [second],
      returnedLines: [],
      version: 3,
    } satisfies EventPayload<'orders.order-cancelled.v1'>,
    cancelled: {
      ...order,
      cause: 'customer',
      reason: 'Wrong size',
      refundPesewas: 12_000,
      fulfilmentIds: [first, second],
      returnedLines: [],
      version: 2,
    } satisfies EventPayload<'orders.order-cancelled.v1'>,
  };
};

/** What orders tells of an order of one vendor, sent for nothing. Its part has the order's id. */
export const placedFor = (
  { reference, customerId, amountPesewas }: { reference: string; customerId: number; amountPesewas: number },
  orderId: number,
): EventPayload<'orders.order-placed.v1'> => ({
  ...{ orderId, number: 'AK-7F3K9Q2M', reference, customerId, totalPesewas: amountPesewas, shippingPesewas: 0 },
  fulfilments: [{ fulfilmentId: orderId, vendorId: 3, amountPesewas }],
  placedAt: '2026-11-27T14:06:00.000Z',
});
