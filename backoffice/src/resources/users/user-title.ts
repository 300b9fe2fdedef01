import type { User } from '@shop/contracts/rest/users';

export const titleOf = (user: User | undefined): string => user?.name ?? 'User';
