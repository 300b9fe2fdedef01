import type { Order } from '@shop/contracts/rest/orders';
import { FULFILMENT_STEPS, type OrderStatus } from '@shop/contracts/statuses';
import type { Area } from '../../../data/shop.tsx';

type Parts = readonly Pick<Order['fulfilments'][number], 'status'>[];

/** What the person in this area can do with an order now. */
export interface NextSteps {
  /** The steps forward, the one that the whole order waits for first. */
  forward: OrderStatus[];
  /** Whether something of it is still pending, so that it can be rejected. */
  canReject: boolean;
}

/**
 * What the server will allow: an admin moves the parts that are one step behind, a vendor accepts what is pending of its own.
 * The server decides again when the step is taken.
 */
export function nextSteps(area: Area, parts: Parts): NextSteps {
  const present = FULFILMENT_STEPS.filter((step) => parts.some(({ status }) => status === step));
  const forward: OrderStatus[] = present.flatMap((step) => FULFILMENT_STEPS[FULFILMENT_STEPS.indexOf(step) + 1] ?? []);
  return {
    forward: area === 'admin' ? forward : forward.filter((step) => step === 'accepted'),
    canReject: present.includes('pending'),
  };
}
