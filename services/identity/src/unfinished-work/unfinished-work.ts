import { unfinishedSchema } from '@shop/contracts/services/order-figures';
import type { HttpClient } from '@shop/chassis/http-client/http-client';

/** Whose work is asked for: a shop's, or that of the agent with this user. */
export type Worker = { vendorId: number } | { agentUserId: number };

export interface UnfinishedWork {
  /** How many orders wait for the worker. Throws a Problem 503 where orders does not answer. */
  count(worker: Worker): Promise<number>;
}

/** Asked in the service's own name: the answer is the same whoever wants to know. */
export const createUnfinishedWork = (orders: HttpClient, ownToken: () => string): UnfinishedWork => ({
  count: async (worker) => {
    const { count } = await orders.call({
      method: 'GET',
      path: '/orders/unfinished',
      query: { ...worker },
      token: ownToken(),
      answer: unfinishedSchema,
    });
    return count;
  },
});
