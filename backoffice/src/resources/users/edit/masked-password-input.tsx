import { PASSWORD_MASK } from '@shop/contracts/password-mask';
import { passwordSchema } from '@shop/contracts/rest/auth';
import { PasswordInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ruleOf } from '../../../components/forms/rule-of.ts';

const SOURCE = 'passwordHash';
const ofNew = ruleOf(passwordSchema);
const rule = (typed: unknown) =>
  typed === PASSWORD_MASK || typed === null || typed === '' ? undefined : (ofNew(typed, {}, {}) as string | undefined);

/** Nobody can read a password: dots stand for the one there is, and make room where a new one is typed. */
export function MaskedPasswordInput() {
  const { getValues, setValue } = useFormContext();
  return (
    <PasswordInput
      source={SOURCE}
      label="Password"
      autoComplete="new-password"
      validate={rule}
      helperText="Leave the dots to keep the password. A new one signs the user out everywhere."
      onFocus={() => {
        if (getValues(SOURCE) === PASSWORD_MASK) setValue(SOURCE, '');
      }}
      onBlur={() => {
        if (!getValues(SOURCE)) setValue(SOURCE, PASSWORD_MASK);
      }}
    />
  );
}
