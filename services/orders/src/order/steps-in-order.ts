import type { OrderView } from '@shop/contracts/services/orders';
import { ORDER_STATUSES } from '@shop/contracts/statuses';

type Step = OrderView['steps'][number];

const placeOf = new Map(ORDER_STATUSES.map((status, place) => [status, place]));
const further = (one: Step, other: Step): number => (placeOf.get(one.status) ?? 0) - (placeOf.get(other.status) ?? 0);

/** Steps as they were taken; those of one moment in the order of their statuses. */
export const stepsInOrder = (steps: readonly Step[]): Step[] =>
  steps
    .map(({ status, at, by }) => ({ status, at, by }))
    .sort((one, other) => (one.at === other.at ? further(one, other) : one.at < other.at ? -1 : 1));
