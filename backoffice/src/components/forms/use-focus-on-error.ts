import { type RefObject, useEffect } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';

/** Puts the focus on the first field that is wrong when a form is not taken; blocks that were closed are open by then. */
export function useFocusOnError<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  control: Control<Values>,
) {
  const { submitCount, errors } = useFormState({ control });
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // Not beneath what is pinned to the edges of the screen.
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount, isWrong, form]);
}
