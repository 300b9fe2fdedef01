import { ghanaPhoneSchema, optionalGhanaPhoneSchema, toGhanaPhone } from './ghana-phone.ts';

const mobile = '+233591234567';

test.each([
  ['0591234567', mobile],
  ['0257123456', '+233257123456'],
  ['0561234567', '+233561234567'],
  ['+233 59 123 4567', mobile],
  ['233591234567', mobile],
  ['00233591234567', mobile],
  ['(059) 123-4567', mobile],
  ['059.123.4567', mobile],
  ['591234567', mobile],
  ['+233 (0) 59 123 4567', mobile],
  ['+2330591234567', mobile],
  ['0372012345', '+233372012345'],
])('%s is stored as %s', (written, stored) => {
  expect(toGhanaPhone(written)).toBe(stored);
});

test.each([
  '',
  '059123456',
  '05912345678',
  '05912345ab',
  'call 0591234567',
  '0591234567 ext 5',
  '+447911123456',
  '112',
])('“%s” is no Ghanaian number', (written) => {
  expect(toGhanaPhone(written)).toBeNull();
});

test('a stored number stays as it is', () => {
  expect(toGhanaPhone(mobile)).toBe(mobile);
});

test('a door refuses what is no number with a sentence', () => {
  const result = ghanaPhoneSchema.safeParse('059123456');
  expect(result.error?.issues[0]?.message).toMatch(/phone number of Ghana/);
});

test('an optional number may be absent, null or blank, but not wrong', () => {
  expect(optionalGhanaPhoneSchema.parse(undefined)).toBeUndefined();
  expect(optionalGhanaPhoneSchema.parse(null)).toBeNull();
  expect(optionalGhanaPhoneSchema.parse(' ')).toBeNull();
  expect(optionalGhanaPhoneSchema.parse('0372012345')).toBe('+233372012345');
  expect(optionalGhanaPhoneSchema.safeParse('12').success).toBe(false);
});
