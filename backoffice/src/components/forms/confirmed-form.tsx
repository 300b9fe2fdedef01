import { type ReactNode, useCallback } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import { SimpleForm, type SimpleFormProps, useSaveContext } from 'react-admin';
import type { Question } from '../dialogs/dialogs.ts';
import { useConfirmed } from '../dialogs/use-confirmed.ts';
import { UnsavedWarning } from '../saving/unsaved-warning.tsx';

interface ConfirmedFormProps extends Omit<SimpleFormProps, 'onSubmit'> {
  /** Asked before the form is sent; without it the form is sent at once. */
  question?: Question;
  children: ReactNode;
}

/** The form of a create or edit screen: warns of unsaved changes, and asks before it sends where that is wanted. */
export function ConfirmedForm({ question, children, ...form }: ConfirmedFormProps) {
  const { save } = useSaveContext();
  const confirmed = useConfirmed();
  const submit = useCallback<SubmitHandler<FieldValues>>(
    async (values) => {
      if (question && !(await confirmed(question))) return undefined;
      return save?.(values) as unknown;
    },
    [save, confirmed, question],
  );
  return (
    <SimpleForm {...form} onSubmit={submit}>
      {children}
      <UnsavedWarning />
    </SimpleForm>
  );
}
