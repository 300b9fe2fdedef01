import { HttpError } from 'react-admin';
import { fieldErrorsOf } from '../../components/forms/field-errors.ts';
import { reasonOf } from '../../components/sentence-of-failure.ts';
import { toldToAdmin } from './told-to-admin.ts';

const TAKEN = 'Another account has this e-mail address.';

test('of a taken e-mail address an admin is not asked to sign in with it, and its field is named', () => {
  const message = 'There is an account with this e-mail address already. Please sign in.';
  const told = toldToAdmin(new HttpError(message, 409, { message, code: 'email_taken' }));
  expect(reasonOf(told)).toBe(TAKEN);
  expect(fieldErrorsOf(told)).toEqual({ email: TAKEN });
});

test('every other failure is told as it is', () => {
  const other = new HttpError('You can’t do that.', 409, { code: 'own_role' });
  expect(toldToAdmin(other)).toBe(other);
});
