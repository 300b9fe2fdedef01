import type { Order } from '@shop/contracts/rest/orders';

/** An order of one vendor as a screen reads it; what a test is about is given. */
export const orderShown = (given: Partial<Order>): Order => ({
  ...{ id: 5, number: 'AK-5', reference: 'ref-5', status: 'pending', placedAt: '2026-11-28T10:00:00.000Z' },
  ...{ totalAmount: 60, shippingFee: 0, address: null, items: [], fulfilments: [], steps: [], cancellation: null },
  customer: { id: 2, name: 'Efua Ɔfori', phone: null, email: 'efua@shop.test' },
  payment: { method: 'mobile_money', status: 'success', refundedAmount: 0 },
  ...given,
});
