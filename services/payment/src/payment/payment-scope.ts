import type { Caller } from '@shop/chassis/auth/caller';
import { forbidden, unauthorized } from '@shop/chassis/errors/problem';

/** Which payments a caller sees: a vendor its shares of them, a customer its own, the shop's people all. */
export type PaymentScope =
  { kind: 'all' } | { kind: 'customer'; customerId: number } | { kind: 'vendor'; vendorId: number | null };

export function paymentScope(caller: Caller): PaymentScope {
  if (caller.kind === 'visitor') throw unauthorized();
  if (caller.kind === 'service') return { kind: 'all' };
  switch (caller.role) {
    case 'admin':
      return { kind: 'all' };
    case 'vendor':
      return { kind: 'vendor', vendorId: caller.vendorId };
    case 'customer':
      return { kind: 'customer', customerId: caller.id };
    case 'delivery':
      throw forbidden();
  }
}
