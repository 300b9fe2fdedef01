import type { User } from '@shop/contracts/rest/users';

export const roleNames = ({ roles }: Pick<User, 'roles'>): string => roles.map(({ role }) => role.name).join(', ');

/** Whether a role of a user is this one, compared as everywhere without regard to case. */
export const holds = ({ roles }: Pick<User, 'roles'>, name: 'admin' | 'vendor' | 'delivery'): boolean =>
  roles.some(({ role }) => role.name.toLowerCase() === name);
