import { z } from 'zod';

/** The built-in roles, the highest first: a user's token carries the highest it holds. */
export const ROLES = ['admin', 'vendor', 'delivery', 'customer'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** The highest built-in role among the names, compared without regard to case; null where there is none. */
export function highestRole(names: readonly string[]): Role | null {
  const held = new Set(names.map((name) => name.trim().toLowerCase()));
  return ROLES.find((role) => held.has(role)) ?? null;
}
