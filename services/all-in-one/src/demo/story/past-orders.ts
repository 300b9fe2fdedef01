import { seededRandom } from '../garments/drawing/random.ts';

/** How far an order of the demo has come. */
export const ENDINGS = ['delivered', 'out', 'picked', 'accepted', 'pending', 'cancelled', 'rejected'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface PastOrder {
  /** Hours before the shop is opened. */
  hoursAgo: number;
  /** Which of the demo's customers. */
  customer: number;
  /** Which products, by their places in the list, with quantities. */
  lines: readonly { product: number; quantity: number }[];
  ending: Ending;
  /** Declined at the provider before the one that was paid. */
  declinedBefore: boolean;
}

const HOURS_IN_A_MONTH = 730;
const MONTHS = 6;
const A_MONTH = 6;

/** The orders of the demo's half year, the oldest first: more of them every month, the last days in every status. */
export function pastOrders({ customers, products }: { customers: number; products: number }): PastOrder[] {
  const random = seededRandom(20_260_101);
  const below = (most: number) => Math.floor(random.next() * most);
  const order = (hoursAgo: number, ending: Ending, customer = below(customers)): PastOrder => ({
    hoursAgo,
    customer,
    lines: Array.from({ length: 1 + below(3) }, () => ({ product: below(products), quantity: 1 + below(2) })),
    ending,
    declinedBefore: random.next() < 0.15,
  });
  const settled = Array.from({ length: MONTHS }, (_, month) =>
    Array.from({ length: A_MONTH + month }, () => {
      const hoursAgo = (MONTHS - month) * HOURS_IN_A_MONTH - below(HOURS_IN_A_MONTH - 200);
      return order(hoursAgo, random.next() < 0.1 ? 'cancelled' : 'delivered');
    }),
  ).flat();
  const lately = [
    order(150, 'rejected'),
    order(120, 'delivered', 0),
    order(96, 'cancelled', 0),
    order(50, 'out', 0),
    order(30, 'picked', 1),
    order(26, 'accepted', 0),
    order(20, 'accepted', 1),
    order(5, 'pending', 0),
    order(2, 'pending', 2),
  ];
  return [...settled, ...lately].sort((a, b) => b.hoursAgo - a.hoursAgo);
}
