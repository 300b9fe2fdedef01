import type { RoleRecord } from '@shop/contracts/rest/roles';
import { ROLES } from '@shop/contracts/roles';

/** A built-in role keeps its name and can’t be deleted: rights hang on it. */
export const isBuiltIn = ({ name }: Pick<RoleRecord, 'name'>): boolean => (ROLES as readonly string[]).includes(name);
