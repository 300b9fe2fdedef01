import { registrationSchema, type Registration } from '@shop/contracts/rest/auth';
import type { RegistrationField } from './field-lists.ts';

export type TypedRegistration = Partial<Record<RegistrationField | 'confirmPassword', string>>;
export type RegistrationErrors = Partial<Record<keyof TypedRegistration, string>>;

/** What was typed as a registration, or a sentence for each field that stands against it. */
export function checkRegistration(
  typed: TypedRegistration,
): { registration: Registration } | { registration: null; errors: RegistrationErrors } {
  const errors: RegistrationErrors = {};
  const { confirmPassword, ...fields } = typed;
  const parsed = registrationSchema.safeParse(fields);
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as RegistrationField] ??= issue.message;
  if (!confirmPassword) errors.confirmPassword = 'Type the password once more.';
  else if (confirmPassword !== typed.password) errors.confirmPassword = 'Passwords do not match';
  return parsed.success && Object.keys(errors).length === 0
    ? { registration: parsed.data }
    : { registration: null, errors };
}
