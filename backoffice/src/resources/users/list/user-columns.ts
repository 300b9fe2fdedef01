import type { User } from '@shop/contracts/rest/users';
import { roleNames } from '../role-names.ts';

/** The columns of the export. */
export const userColumns = [
  { heading: 'Name', value: ({ name }: User) => name },
  { heading: 'Role', value: roleNames },
  { heading: 'Phone', value: ({ phone }: User) => phone },
  { heading: 'Email', value: ({ email }: User) => email },
  { heading: 'Created', value: ({ createdAt }: User) => createdAt },
];
