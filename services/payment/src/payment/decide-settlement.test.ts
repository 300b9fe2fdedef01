import type { PaymentStatus } from '@shop/contracts/statuses';
import type { ProviderTransaction } from '../provider/provider.ts';
import { decideSettlement } from './decide-settlement.ts';

const now = new Date('2026-11-27T14:00:00.000Z');
const paidAt = new Date('2026-11-27T13:59:00.000Z');
const payment = (status: PaymentStatus, paidAmount = 0) => ({ status, amountPesewas: 12_000, paidAmount });
const word = (
  status: ProviderTransaction['status'],
  other: Partial<ProviderTransaction> = {},
): ProviderTransaction => ({
  status,
  amount: 12_000,
  currency: 'GHS',
  method: 'mobile_money',
  paidAt,
  ...other,
});
const kind = (...args: Parameters<typeof decideSettlement>) => decideSettlement(...args).kind;

test.each(['pending', 'failed', 'abandoned'] as const)('a success counts after %s', (status) => {
  expect(decideSettlement(payment(status), word('success'), now)).toEqual({
    kind: 'succeeded',
    method: 'mobile_money',
    paidAt,
  });
});

test('a success without a time was paid now', () => {
  expect(decideSettlement(payment('pending'), word('success', { paidAt: null }), now)).toMatchObject({ paidAt: now });
});

test.each<[Partial<ProviderTransaction>, string]>([
  [{ amount: 11_999 }, 'a pesewa less'],
  [{ amount: 12_001 }, 'a pesewa more'],
  [{ currency: 'NGN' }, 'another currency'],
])('%j is refused: %s', (other) => {
  expect(decideSettlement(payment('pending'), word('success', other), now)).toMatchObject({ kind: 'refused' });
});

test('a success over nothing is a failure', () => {
  expect(kind(payment('pending'), word('success', { amount: 0 }), now)).toBe('failed');
});

test('what is settled stays so, whatever is said later', () => {
  for (const said of ['success', 'failed', 'abandoned', 'ongoing'] as const) {
    expect(kind(payment('success', 12_000), word(said), now)).toBe('nothing-new');
    expect(kind(payment('refunded', 12_000), word(said), now)).toBe('nothing-new');
    expect(kind(payment('failed', 100), word(said, { amount: 100 }), now)).toBe('nothing-new');
  }
});

test('a failure ends a pending and an abandoned payment once', () => {
  expect(kind(payment('pending'), word('failed'), now)).toBe('failed');
  expect(kind(payment('abandoned'), word('failed'), now)).toBe('failed');
  expect(kind(payment('failed'), word('failed'), now)).toBe('nothing-new');
});

test('a page left open is abandoned only while the payment is pending', () => {
  expect(kind(payment('pending'), word('abandoned'), now)).toBe('abandoned');
  expect(kind(payment('abandoned'), word('abandoned'), now)).toBe('nothing-new');
  expect(kind(payment('failed'), word('abandoned'), now)).toBe('nothing-new');
});

test('nothing changes while the customer is paying, or where the provider knows nothing', () => {
  expect(kind(payment('pending'), word('ongoing'), now)).toBe('nothing-new');
  expect(kind(payment('pending'), null, now)).toBe('nothing-new');
});
