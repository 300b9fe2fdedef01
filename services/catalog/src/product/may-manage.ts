import type { Caller } from '@shop/chassis/auth/caller';

/** Whether a caller may see and change all of a vendor's products: that vendor itself, or an admin. */
export function mayManage(caller: Caller, vendorId: number): boolean {
  if (caller.kind !== 'person') return false;
  return caller.role === 'admin' || (caller.role === 'vendor' && caller.vendorId === vendorId);
}
