import type { Delivery } from '@shop/contracts/rest/deliveries';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';

/** Gives a delivery to an agent. Refused or not, what is in sight is read again. */
export function useAssign() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<Delivery, Error>();

  /** True where the server has done it. */
  const assign = async (delivery: Delivery, agent: { userId: number; name: string }): Promise<boolean> => {
    const { id, order } = delivery;
    try {
      await update(
        'deliveries',
        { id, data: { agentId: agent.userId }, previousData: delivery },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(`Order ${order.number} is with ${agent.name} now.`, { type: 'success' });
      return true;
    } catch (failure) {
      notify(sentenceOfFailure('The delivery was not assigned.', failure), { type: 'error', autoHideDuration: null });
      return false;
    } finally {
      refresh();
    }
  };
  return { assign, isPending };
}
