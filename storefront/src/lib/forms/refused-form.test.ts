import { ApiError } from '@shop/browser/http/api-error';
import { refusedForm } from './refused-form.ts';

const LOOK_AGAIN = 'Please look again at what is marked.';

const NAMES = ['name', 'phone'] as const;
const refused = (...issues: { path: string; message: string }[]) =>
  new ApiError(400, 'invalid', 'phone: Give a phone number.', issues, true);

test('each sentence stands at its field alone, and the summary names no key', () => {
  const failure = refused({ path: 'phone', message: 'Give a phone number.' });
  expect(refusedForm(failure, NAMES, 'Failed')).toEqual({
    fields: [{ name: 'phone', message: 'Give a phone number.' }],
    says: LOOK_AGAIN,
  });
});

test('what belongs to no field of the form is told for the whole form', () => {
  const elsewhere = { path: 'captcha', message: 'Try again tomorrow.' };
  expect(refusedForm(refused(elsewhere), NAMES, 'Failed')).toEqual({ fields: [], says: 'Try again tomorrow.' });
  const both = refused(elsewhere, { path: 'name', message: 'Name is required.' });
  expect(refusedForm(both, NAMES, 'Failed').says).toBe(`${LOOK_AGAIN} Try again tomorrow.`);
});

test('without issues the server’s own sentence stands, and without one the form’s', () => {
  expect(refusedForm(new ApiError(409, 'taken', 'It is taken.', [], true), NAMES, 'Failed').says).toBe('It is taken.');
  expect(refusedForm(new Error('away'), NAMES, 'Failed')).toEqual({ fields: [], says: 'Failed' });
});
