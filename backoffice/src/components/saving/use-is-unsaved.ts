import { useFormState } from 'react-hook-form';
import { useDialogs } from '../dialogs/dialogs.ts';

/**
 * Whether leaving the form around it would lose changes. A save that is on its way may lead on; one that is still asked about,
 * was declined or has failed has saved nothing.
 */
export function useIsUnsaved(): boolean {
  const { dirtyFields, isSubmitting } = useFormState();
  const { isAsking } = useDialogs();
  const isOnItsWay = isSubmitting && !isAsking;
  return Object.keys(dirtyFields).length > 0 && !isOnItsWay;
}
