import type { Person } from '@shop/chassis/auth/caller';
import type { Queryable } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import { findVendorOfUser } from '../vendor-copies/vendor-store.ts';
import { scopeOf } from './order-scope.ts';
import type { OrderScope } from './order-scope.ts';

/** The orders of the shop that this user has: for an admin, or for the vendor itself. Another vendor's is a Problem 404. */
export async function scopeOfShopOwner(db: Queryable, person: Person, userId: number): Promise<OrderScope> {
  if (person.role === 'vendor') {
    if (person.id !== userId) throw notFound();
    return scopeOf(person);
  }
  const vendorId = await findVendorOfUser(db, userId);
  return vendorId === null ? { kind: 'none' } : { kind: 'vendor', vendorId };
}
