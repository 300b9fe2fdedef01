import { formatPhone } from './phone.ts';

test('a Ghanaian number reads in groups; others stay as they were', () => {
  expect(['+233591234567', '+233372012345', '+4930123456', '024'].map(formatPhone)).toEqual([
    '+233 59 123 4567',
    '+233 37 201 2345',
    '+4930123456',
    '024',
  ]);
});
