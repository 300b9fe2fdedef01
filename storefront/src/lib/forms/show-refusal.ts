import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RefusedForm } from './refused-form.ts';

/** Marks the fields, takes the person to the first of them, and says the sentence for the whole form. */
export function showRefusal<Typed extends FieldValues>(
  setError: UseFormSetError<Typed>,
  { fields, says }: RefusedForm<Path<Typed>>,
): void {
  fields.forEach(({ name, message }, place) => {
    setError(name, { message }, { shouldFocus: place === 0 });
  });
  setError('root', { message: says });
}
