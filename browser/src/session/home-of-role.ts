import type { Role } from '@shop/contracts/roles';

/** The two applications of the one origin. */
export type FrontEnd = 'storefront' | 'backoffice';

/** Where each role's own area begins, and which application shows it. */
const HOMES: Record<Role, { path: string; frontEnd: FrontEnd }> = {
  admin: { path: '/admin/dashboard', frontEnd: 'backoffice' },
  vendor: { path: '/vendor/dashboard', frontEnd: 'backoffice' },
  delivery: { path: '/delivery/dashboard', frontEnd: 'storefront' },
  customer: { path: '/customer', frontEnd: 'storefront' },
};

export const homeOfRole = (role: Role) => HOMES[role];
