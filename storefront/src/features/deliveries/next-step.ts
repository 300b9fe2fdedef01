import type { OrderStatus } from '@shop/contracts/statuses';

export interface NextStep {
  status: OrderStatus;
  label: string;
}

const NEXT: Partial<Record<OrderStatus, NextStep>> = {
  accepted: { status: 'picked', label: 'I have picked it up' },
  picked: { status: 'out', label: 'I am on my way' },
  out: { status: 'delivered', label: 'It is delivered' },
};

/** What an agent does next with a delivery; null where it waits for somebody else, or is over. */
export const nextStepOf = (status: OrderStatus): NextStep | null => NEXT[status] ?? null;

/** The statuses of what an agent still has to do with, the most urgent first. */
export const OPEN_STATUSES = ['out', 'picked', 'accepted', 'pending'] as const satisfies readonly OrderStatus[];

export const STANDS: Record<OrderStatus, string> = {
  pending: 'Waiting for the vendor',
  accepted: 'Ready to pick up',
  picked: 'With you',
  out: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
