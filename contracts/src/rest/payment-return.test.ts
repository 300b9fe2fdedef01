import { paymentReturnSchema } from './payment-return.ts';

const read = (query: unknown) => paymentReturnSchema.safeParse(query).data;

test('the reference is taken from either name', () => {
  expect(read({ reference: 'CK-3f2a9c1d7b' })).toBe('CK-3f2a9c1d7b');
  expect(read({ trxref: 'CK-3f2a9c1d7b' })).toBe('CK-3f2a9c1d7b');
  expect(read({ reference: 'CK-3f2a9c1d7b', trxref: 'CK-3f2a9c1d7b' })).toBe('CK-3f2a9c1d7b');
});

test.each([
  [{}],
  [{ reference: '' }],
  [{ reference: 'CK-3f2a9c1d7b', trxref: 'CK-0000000000' }],
  [{ reference: ['CK-3f2a9c1d7b', 'CK-0000000000'] }],
  [{ trxref: 'x'.repeat(201) }],
])('%j is refused', (query) => {
  expect(read(query)).toBeUndefined();
});
