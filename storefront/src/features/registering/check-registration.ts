import { couldBePhone, GIVE_A_PHONE } from '@shop/browser/phone';
import { registrationSchema, type Registration } from '@shop/contracts/rest/auth';
import { FIELDS, type RegistrationField, type RegistrationType } from './field-lists.ts';

export type TypedRegistration = Partial<Record<RegistrationField | 'confirmPassword', string>>;
export type RegistrationErrors = Partial<Record<keyof TypedRegistration, string>>;

const EVERYONE: ReadonlySet<string> = new Set(['type', 'name', 'email', 'password']);

/** Another kind of account may have been looked at before, and what was typed there stays in the form. */
const isAskedOf = (type: RegistrationType, name: string): boolean =>
  EVERYONE.has(name) || (name === 'gender' && type === 'customer') || FIELDS[type].some((field) => field.name === name);

const phonesOf = (type: RegistrationType): RegistrationField[] =>
  FIELDS[type].filter((field) => field.type === 'tel').map(({ name }) => name);

/** What the schema would call malformed reads better as missing where a form leaves it empty. */
const MISSING: RegistrationErrors = { email: 'E-mail is required.', dateOfBirth: 'Date of birth is required.' };

/** What was typed as a registration, or a sentence for each field that stands against it. */
export function checkRegistration(
  typed: TypedRegistration,
): { registration: Registration } | { registration: null; errors: RegistrationErrors } {
  const errors: RegistrationErrors = {};
  const { confirmPassword } = typed;
  const type = typed.type as RegistrationType;
  const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => isAskedOf(type, name)));
  const parsed = registrationSchema.safeParse(fields);
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as RegistrationField] ??= issue.message;
  for (const [name, sentence] of Object.entries(MISSING) as [RegistrationField, string][]) {
    if (errors[name] && !typed[name]) errors[name] = sentence;
  }
  for (const name of phonesOf(type)) {
    if (typed[name] && !couldBePhone(typed[name])) errors[name] ??= GIVE_A_PHONE;
  }
  if (!confirmPassword) errors.confirmPassword = 'Type the password once more.';
  else if (confirmPassword !== typed.password) errors.confirmPassword = 'Passwords do not match';
  return parsed.success && Object.keys(errors).length === 0
    ? { registration: parsed.data }
    : { registration: null, errors };
}
