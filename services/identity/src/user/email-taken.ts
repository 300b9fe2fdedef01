import { conflict, Problem } from '@shop/chassis/errors/problem';

const CODE = 'email_taken';

/** For an admin, at the field. */
export const emailTaken = () => {
  const message = 'Another account has this e-mail address.';
  return new Problem(409, CODE, message, { issues: [{ path: 'email', message }] });
};

/** For the person itself. */
export const emailRegistered = () =>
  conflict(CODE, 'There is an account with this e-mail address already. Please sign in.');
