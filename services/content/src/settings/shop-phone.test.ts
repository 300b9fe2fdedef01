import { shopPhoneSchema } from './shop-phone.ts';

test.each(['0372022410', '+233 37 202 2410', '00233372022410', '(037) 202-2410', '233372022410'])(
  '%s is kept in one form',
  (text) => {
    expect(shopPhoneSchema.parse(text)).toBe('+233372022410');
  },
);

test.each(['', '12', 'call us', '+44 20 7946 0958', '03720224101234'])('“%s” is no number of Ghana', (text) => {
  expect(shopPhoneSchema.safeParse(text).success).toBe(false);
});
