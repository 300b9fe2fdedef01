import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useCreate, useNotify, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';
import { sentenceOfFailure } from '../../../components/sentence-of-failure.ts';

/** Makes the record of an agent and shows it; answers what was wrong with single fields. */
export function useMakeAgent() {
  const [create] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  return async (data: FieldValues): Promise<FieldErrors | undefined> => {
    let made: DeliveryAgent;
    try {
      made = (await create('deliveryAgents', { data }, { returnPromise: true })) as DeliveryAgent;
    } catch (failure) {
      const sentence = sentenceOfFailure('Failed to create the delivery agent.', failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return fieldErrorsOf(failure);
    }
    notify('Delivery agent created successfully!', { type: 'success' });
    redirect('show', 'deliveryAgents', made.id);
    return undefined;
  };
}
