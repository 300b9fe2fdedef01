/** Where the account of the person who asks stands. */
export const OWN_PROFILE = '/users/me';
