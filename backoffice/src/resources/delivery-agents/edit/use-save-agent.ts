import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useNotify, useRedirect, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';

/** Changes what an agent’s papers say; answers what was wrong with single fields. */
export function useSaveAgent(agent: DeliveryAgent) {
  const [update] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  return async (data: FieldValues): Promise<FieldErrors | undefined> => {
    try {
      const change = { id: agent.id, data, previousData: agent };
      await update('deliveryAgents', change, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (failure) {
      const sentence = sentenceOfFailure('Failed to update the delivery agent.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify('Delivery agent updated successfully!', { type: 'success' });
    redirect('show', 'deliveryAgents', agent.id);
    return undefined;
  };
}
