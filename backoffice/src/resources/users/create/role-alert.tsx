import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useDialogs } from '../../../components/dialogs/dialogs.ts';
import { SELECT_A_ROLE } from './select-a-role.ts';

/** Tells who sends the form around it without a role that one is missing, once for each try. */
export function RoleAlert() {
  const { submitCount } = useFormState();
  const { getValues } = useFormContext();
  const { tell } = useDialogs();
  const triesSeen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === triesSeen.current) return;
    triesSeen.current = submitCount;
    if (!getValues('roleId')) void tell({ title: 'Which role?', text: SELECT_A_ROLE });
  }, [submitCount, getValues, tell]);
  return null;
}
