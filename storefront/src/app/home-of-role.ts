import type { Role } from '@shop/contracts/roles';

/** Where each role's own area begins. Admins and vendors have an application of their own there. */
const HOMES: Record<Role, { path: string; isThisApp: boolean }> = {
  admin: { path: '/admin/dashboard', isThisApp: false },
  vendor: { path: '/vendor/dashboard', isThisApp: false },
  delivery: { path: '/delivery/dashboard', isThisApp: true },
  customer: { path: '/customer', isThisApp: true },
};

export const homeOfRole = (role: Role) => HOMES[role];
