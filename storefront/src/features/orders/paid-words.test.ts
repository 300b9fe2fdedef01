import { paidWords, placeWords } from './paid-words.ts';
import { address, order } from '../../../test/demo-things.ts';

const paidBy = (method: string | null) =>
  paidWords(order({ payment: { method, status: 'success', refundedAmount: 0 } }));

test('what was paid says how, where that is known', () => {
  expect([paidBy('mobile_money'), paidBy('card'), paidBy('bank'), paidBy(null)]).toEqual([
    'GHS 60.00 by mobile money',
    'GHS 60.00 by card',
    'GHS 60.00',
    'GHS 60.00',
  ]);
  expect(paidWords(order({ payment: null }))).toBeNull();
});

test('where it goes is the address in one line', () => {
  expect(placeWords({ address })).toBe('Home, 12 Dagomba Road, Tamale');
  expect(placeWords({ address: { ...address, title: '' } })).toBe('12 Dagomba Road, Tamale');
  expect(placeWords({ address: null })).toBeNull();
});
