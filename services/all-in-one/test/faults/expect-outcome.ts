import { eventually } from '@shop/testing/eventually';
import type { Customer } from '../people.ts';
import type { ShopDoors } from '../shop-doors.ts';

interface Bought {
  customer: Customer;
  started: { reference: string };
}

const WITHIN_MS = 90_000;

/** Throws unless a customer, who does nothing more for it, has one live order of one payment. */
export async function expectOneOrder({ people }: Pick<ShopDoors, 'people'>, { customer, started }: Bought) {
  const { reference } = started;
  await eventually(`${reference} is an order`, async () => (await people.ordersOf(customer)).length > 0, {
    withinMs: WITHIN_MS,
  });
  expect(await people.ordersOf(customer)).toMatchObject([{ reference, status: 'pending' }]);
  expect(await people.paymentsOf(customer)).toMatchObject([{ reference, status: 'success', refundedAmount: 0 }]);
}

/** Throws unless there is no order of a payment, and nothing is known as paid. */
export async function expectNothing({ people }: Pick<ShopDoors, 'people'>, { customer, started }: Bought) {
  const { reference } = started;
  expect(await people.ordersOf(customer)).toEqual([]);
  expect(await people.paymentsOf(customer)).toMatchObject([{ reference, status: 'pending', paidAt: null }]);
}
