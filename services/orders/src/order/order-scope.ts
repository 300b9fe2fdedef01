import type { Caller } from '@shop/chassis/auth/caller';

/** Whose orders a caller may see. */
export type OrderScope =
  | { kind: 'all' }
  /** All but the archived ones. */
  | { kind: 'staff' }
  | { kind: 'customer'; id: number }
  | { kind: 'vendor'; vendorId: number }
  | { kind: 'agent'; userId: number }
  | { kind: 'none' };

/** A person may hold several roles, and the token has one of them: what a person bought it may read in each. */
export function readingScopes(caller: Caller): OrderScope[] {
  const scope = scopeOf(caller);
  if (caller.kind !== 'person' || scope.kind === 'staff' || scope.kind === 'customer') return [scope];
  return [{ kind: 'customer', id: caller.id }, scope];
}

export function scopeOf(caller: Caller): OrderScope {
  if (caller.kind === 'service') return { kind: 'all' };
  if (caller.kind === 'visitor') return { kind: 'none' };
  switch (caller.role) {
    case 'admin':
      return { kind: 'staff' };
    case 'customer':
      return { kind: 'customer', id: caller.id };
    case 'delivery':
      return { kind: 'agent', userId: caller.id };
    case 'vendor':
      return caller.vendorId === null ? { kind: 'none' } : { kind: 'vendor', vendorId: caller.vendorId };
  }
}
