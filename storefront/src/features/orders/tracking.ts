import type { Order } from '@shop/contracts/rest/orders';
import type { OrderStatus } from '@shop/contracts/statuses';

/** The same in the tracker as in lists. */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted by Vendor',
  picked: 'Picked by Delivery Agent',
  out: 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const STAGES: readonly OrderStatus[] = ['pending', 'accepted', 'picked', 'out', 'delivered'];

export interface Stage {
  label: string;
  state: 'done' | 'now' | 'ahead';
  /** When the order came to it; null where it has not. */
  at: string | null;
}

const placeOf = (status: OrderStatus): number => STAGES.indexOf(status);

/** "Pending" is done once the order is anything else; each other stage when the order has reached it. */
const isDone = (place: number, status: OrderStatus): boolean =>
  place === 0 ? status !== 'pending' : place <= placeOf(status);

export function stagesOf({ status, steps }: Pick<Order, 'status' | 'steps'>): Stage[] {
  const awaited = STAGES.findIndex((_, place) => !isDone(place, status));
  return STAGES.map((stage, place) => ({
    label: STATUS_WORDS[stage],
    state: isDone(place, status) ? 'done' : place === awaited ? 'now' : 'ahead',
    at: steps.find((step) => step.status === stage)?.at ?? null,
  }));
}

/** A customer may take back what is left of an order while no vendor has begun with it. */
export const canBeCancelled = ({ status, fulfilments }: Pick<Order, 'status' | 'fulfilments'>): boolean =>
  status === 'pending' && fulfilments.every((fulfilment) => ['pending', 'cancelled'].includes(fulfilment.status));
