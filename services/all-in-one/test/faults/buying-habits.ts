import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@shop/contracts/rest/orders';
import type { Page, Steps, WishedLine } from './buyer.ts';

export type Ending =
  | 'order'
  | 'lost race'
  | 'sold out after paying'
  | 'money back'
  | 'declined'
  | 'phone lost'
  | 'tab closed'
  | 'walked away'
  | 'cancelled';

interface Visit {
  steps: Steps;
  page: Page;
  /** What the customer would rather have. */
  secondThought: readonly WishedLine[];
  holdMs: number;
}

/** So long after its time a checkout is closed at the latest, while all is well. */
const SWEPT_WITHIN_MS = 6_000;

type Habit = (visit: Visit) => Promise<Ending>;

/** What the storefront does when the provider sends a customer back who has paid. */
async function placeOnReturn(steps: Steps, page: Page): Promise<Order | null> {
  const { success, status } = await steps.verify(page);
  if (!success && status !== 'refunded') throw new Error(`${page.reference} was paid, and is told to be ${status}.`);
  return steps.placeOrder(page);
}

async function comeBack(steps: Steps, page: Page): Promise<Ending> {
  const order = await placeOnReturn(steps, page);
  if (!order) return 'money back';
  return order.status === 'cancelled' ? 'sold out after paying' : 'order';
}

const pay: Habit = async ({ steps, page }) => {
  await steps.atPage(page, 'approve');
  return comeBack(steps, page);
};

/** What customers do once they stand on the provider's page. */
export const HABITS = {
  pay,

  'lose the phone after paying': async ({ steps, page }) => {
    await steps.atPage(page, 'approve');
    return 'phone lost';
  },

  'shop on after paying': async ({ steps, page }) => {
    await steps.atPage(page, 'approve');
    return 'tab closed';
  },

  'shop on without paying': () => Promise.resolve('walked away'),

  'let the payment be declined': async ({ steps, page }) => {
    await steps.atPage(page, 'decline');
    const { success } = await steps.verify(page);
    if (success) throw new Error(`${page.reference} was declined, and is told to be paid.`);
    return 'declined';
  },

  'pay when the hold is over': async (visit) => {
    await pause(visit.holdMs + SWEPT_WITHIN_MS);
    return pay(visit);
  },

  'pay for an earlier cart in an old tab': async (visit) => {
    const { steps, page, secondThought } = visit;
    const newer = await steps.startPaying(secondThought);
    await steps.atPage(page, 'approve');
    if (newer) await pay({ ...visit, page: newer });
    return comeBack(steps, page);
  },

  'cancel the order': async ({ steps, page }) => {
    const order = await steps.atPage(page, 'approve').then(() => placeOnReturn(steps, page));
    if (order) await steps.cancel(order);
    return 'cancelled';
  },
} satisfies Record<string, Habit>;

export type HabitName = keyof typeof HABITS;

/** How many of a hundred customers have which. */
export const SHARES: Readonly<Record<HabitName, number>> = {
  pay: 64,
  'lose the phone after paying': 8,
  'shop on after paying': 5,
  'shop on without paying': 5,
  'let the payment be declined': 6,
  'pay when the hold is over': 5,
  'pay for an earlier cart in an old tab': 3,
  'cancel the order': 4,
};
