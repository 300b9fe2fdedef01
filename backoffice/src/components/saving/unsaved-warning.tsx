import { useFormState } from 'react-hook-form';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/**
 * Holds a person back who would leave the form around it with changes. A save that is on its way may lead on; one that is still
 * asked about, was declined or has failed has saved nothing.
 */
export function UnsavedWarning() {
  const { dirtyFields, isSubmitting } = useFormState();
  const { isAsking } = useDialogs();
  const isOnItsWay = isSubmitting && !isAsking;
  useUnsavedWarning(Object.keys(dirtyFields).length > 0 && !isOnItsWay);
  return null;
}
