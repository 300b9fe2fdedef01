import { FULFILMENT_STEPS } from '@shop/contracts/statuses';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Role } from '@shop/contracts/roles';

export interface FulfilmentState {
  id: number;
  vendorId: number;
  status: OrderStatus;
  amountPesewas: number;
}

export interface StepWish {
  role: Role;
  /** The shop of a vendor. */
  vendorId: number | null;
  status: OrderStatus;
  reason: string | undefined;
}

/** The fulfilments that move on, or fall away, by a step. */
export type StepDecision =
  | { kind: 'advance'; fulfilmentIds: number[]; to: OrderStatus }
  | { kind: 'reject'; fulfilmentIds: number[]; reason: string }
  | { kind: 'refused'; status: 400 | 403 | 409; code: string; message: string };

const STEPS_OF: Readonly<Record<Role, readonly OrderStatus[]>> = {
  customer: [],
  vendor: ['accepted', 'cancelled'],
  delivery: ['picked', 'out', 'delivered'],
  admin: ['accepted', 'picked', 'out', 'delivered', 'cancelled'],
};

const rank = (status: OrderStatus): number => FULFILMENT_STEPS.findIndex((step) => step === status);

const refused = (status: 400 | 403 | 409, code: string, message: string): StepDecision => ({
  kind: 'refused',
  status,
  code,
  message,
});

/** Nothing happens to it any more. */
export const isFinished = (status: OrderStatus): boolean => status === 'delivered' || status === 'cancelled';

/** The status of the least advanced live part; cancelled where none is live. */
export function statusOf(fulfilments: readonly Pick<FulfilmentState, 'status'>[]): OrderStatus {
  const live = fulfilments.filter(({ status }) => status !== 'cancelled');
  return live.map(({ status }) => status).toSorted((a, b) => rank(a) - rank(b))[0] ?? 'cancelled';
}

/**
 * What a wished step does: it moves the caller's live fulfilments that are exactly one step behind. No step is skipped
 * or taken back, and an agent acts once every live part has come as far.
 */
export function decideStep(fulfilments: readonly FulfilmentState[], wish: StepWish): StepDecision {
  if (!STEPS_OF[wish.role].includes(wish.status) && !(wish.status === 'pending' && wish.role !== 'customer')) {
    return refused(403, 'forbidden', 'This step is not yours to take.');
  }
  const own = wish.role === 'vendor' ? fulfilments.filter(({ vendorId }) => vendorId === wish.vendorId) : fulfilments;
  const live = own.filter(({ status }) => status !== 'cancelled');
  const wrongStep = refused(409, 'wrong_step', `That is not the next step: the status is “${statusOf(own)}”.`);

  if (wish.status === 'cancelled') {
    const pending = live.filter(({ status }) => status === 'pending').map(({ id }) => id);
    if (pending.length === 0) return wrongStep;
    if (!wish.reason) return refused(400, 'reason_needed', 'Please say why.');
    return { kind: 'reject', fulfilmentIds: pending, reason: wish.reason };
  }

  const behind = live.filter(({ status }) => rank(status) === rank(wish.status) - 1).map(({ id }) => id);
  const someAreFurtherBehind = live.some(({ status }) => rank(status) < rank(wish.status) - 1);
  if (behind.length === 0 || (wish.role === 'delivery' && someAreFurtherBehind)) return wrongStep;
  return { kind: 'advance', fulfilmentIds: behind, to: wish.status };
}
