import { couldBePhone, formatPhone } from './phone.ts';

test('a Ghanaian number reads in groups; others stay as they were', () => {
  expect(['+233591234567', '+233372012345', '+4930123456', '024'].map(formatPhone)).toEqual([
    '+233 59 123 4567',
    '+233 37 201 2345',
    '+4930123456',
    '024',
  ]);
});

test.each(['059 123 4567', '+233 (0) 59-123-4567', '00233591234567', '591234567', '037.201.2345'])(
  '“%s” could be a phone number',
  (written) => {
    expect(couldBePhone(written)).toBe(true);
  },
);

test.each(['12', '', '05912345', '05912345ab', '+233 59 123 4567 ext 5', '0591234567 0591234567'])(
  '“%s” can’t be one',
  (written) => {
    expect(couldBePhone(written)).toBe(false);
  },
);
