import type { Person } from '@shop/chassis/auth/caller';
import { paymentScope } from './payment-scope.ts';

const person = (role: Person['role'], vendorId: number | null = null): Person => ({
  kind: 'person',
  id: 7,
  email: 'a@shop.test',
  role,
  vendorId,
  tokenId: 't',
  expiresAt: 0,
});

test('a customer sees its own payments, a vendor its shares, admins and services all', () => {
  expect(paymentScope(person('customer'))).toEqual({ kind: 'customer', customerId: 7 });
  expect(paymentScope(person('vendor', 3))).toEqual({ kind: 'vendor', vendorId: 3 });
  expect(paymentScope(person('admin'))).toEqual({ kind: 'all' });
  expect(paymentScope({ kind: 'service', name: 'orders' })).toEqual({ kind: 'all' });
});

test('an agent may not see payments, and a visitor is asked to sign in', () => {
  expect(() => paymentScope(person('delivery'))).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => paymentScope({ kind: 'visitor' })).toThrow(expect.objectContaining({ status: 401 }));
});
