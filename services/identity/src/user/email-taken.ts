import { conflict } from '@shop/chassis/errors/problem';

/** In words for an admin, or for the person itself. */
export const emailTaken = (message = 'Another account has this e-mail address.') => conflict('email_taken', message);
