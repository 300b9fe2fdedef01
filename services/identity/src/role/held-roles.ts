import { ROLES } from '@shop/contracts/roles';
import type { Role } from '@shop/contracts/roles';

export interface HeldRole {
  id: number;
  name: string;
  builtIn: boolean;
}

/** The built-in ones among held roles: an invented one grants nothing. */
export const builtInNames = (held: readonly HeldRole[]): Role[] =>
  held.flatMap(({ name, builtIn }) => (builtIn ? ROLES.filter((role) => role === name) : []));

/** The built-in roles that were held before and are not any more. */
export const lostRoles = (before: readonly HeldRole[], after: readonly HeldRole[]): Role[] => {
  const kept = new Set(builtInNames(after));
  return builtInNames(before).filter((role) => !kept.has(role));
};

export const namesOf = (held: readonly HeldRole[]): string => held.map(({ name }) => name).join(', ');
