import type { Lookup } from '@shop/contracts/rest/lookups';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { changedFields } from '../../data/changed-fields.ts';
import { sentenceOfFailure } from '../../components/sentence-of-failure.ts';
import type { Kind } from './lookup-kind.ts';

export interface LookupWords {
  name: string;
  categoryId?: number;
  hex?: string | null;
}

/** Adds an entry, or changes the one that is edited. True where the server has it. */
export function useSaveLookup({ resource, one }: Kind, edited: Lookup | null) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  return async (data: LookupWords): Promise<boolean> => {
    try {
      if (edited) {
        // A change of an entry names it always.
        const changed = { name: data.name, ...changedFields({ ...data }, edited) };
        const change = { id: edited.id, data: changed, previousData: edited };
        await update(resource, change, { mutationMode: 'pessimistic', returnPromise: true });
      } else await create(resource, { data }, { returnPromise: true });
    } catch (failure) {
      const sentence = sentenceOfFailure(`The ${one} was not saved.`, failure);
      notify(sentence, { type: 'error', autoHideDuration: null });
      return false;
    }
    notify(edited ? `Renamed to ${data.name}.` : `${data.name} is added.`, { type: 'success' });
    return true;
  };
}
