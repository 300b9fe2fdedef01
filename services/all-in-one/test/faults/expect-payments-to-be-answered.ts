import { readProviderFacts } from '@shop/payment/index';
import type { Order } from '@shop/contracts/rest/orders';
import type { SeparateShop } from '../separate-shop.ts';
import type { Buyer } from './buyer.ts';

const ALL = '[0,999]';

/**
 * Throws unless the provider took money for exactly what the buyers paid, each of those references has one live order or all
 * of its money back, and each buyer finds exactly those orders in the shop.
 */
export async function expectPaymentsToBeAnswered(
  { databases, knocks }: Pick<SeparateShop, 'databases' | 'knocks'>,
  buyers: readonly Buyer[],
): Promise<{ live: number; givenBack: number }> {
  const taken = (await readProviderFacts(databases.sandbox.database)).filter(({ paidAmount }) => paidAmount > 0);
  const givenBack = new Set(
    taken.filter(({ paidAmount, refundedAmount }) => refundedAmount === paidAmount).map(({ reference }) => reference),
  );
  const partly = taken.filter(({ reference, refundedAmount }) => refundedAmount > 0 && !givenBack.has(reference));
  expect(partly).toEqual([]);
  expect(taken.map(({ reference }) => reference).sort()).toEqual(buyers.flatMap(({ paid }) => [...paid]).sort());

  for (const { customer, paid, orderIds } of buyers) {
    const { id, token } = customer;
    const { body: orders } = await knocks<Order[]>('GET', `/api/orders/me/current/customer/${id}`, {
      ...{ token, query: { range: ALL } },
    });
    const live = orders.filter(({ status }) => status !== 'cancelled');
    const fallen = orders.filter(({ status }) => status === 'cancelled');
    const kept = [...paid].filter((reference) => !givenBack.has(reference));
    expect({ id, live: referencesOf(live) }).toEqual({ id, live: kept.sort() });
    expect({ id, fallen: referencesOf(fallen).filter((reference) => !givenBack.has(reference)) }).toEqual({
      ...{ id, fallen: [] },
    });
    expect(new Set(referencesOf(orders)).size).toBe(orders.length);
    const orderOf = new Map(orders.map(({ reference, id: orderId }) => [reference, orderId]));
    for (const [reference, orderId] of orderIds)
      expect({ reference, orderId: orderOf.get(reference) }).toEqual({ reference, orderId });
  }
  return { live: taken.length - givenBack.size, givenBack: givenBack.size };
}

const referencesOf = (orders: readonly Order[]): string[] => orders.map(({ reference }) => reference).sort();
