import { ApiError } from '@shop/browser/http/api-error';
import { HttpError } from 'react-admin';
import { set } from 'react-hook-form';

export type FieldErrors = Record<string, unknown>;

/** What a refusal says of single fields, in the shape in which a form takes it; undefined where it says nothing of them. */
export function fieldErrorsOf(failure: unknown): FieldErrors | undefined {
  if (failure instanceof HttpError) return (failure.body as { errors?: FieldErrors } | undefined)?.errors;
  if (!(failure instanceof ApiError) || failure.issues.length === 0) return undefined;
  const errors: FieldErrors = {};
  for (const { path, message } of failure.issues) set(errors, path, message);
  return errors;
}
