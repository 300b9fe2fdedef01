import { isSigned, signatureOf } from './signature.ts';

const body = Buffer.from('{"event":"charge.success"}');
const signature = signatureOf(body, 'sk_test');

test('a body signed with the secret key is the provider’s', () => {
  expect(isSigned(body, signature, 'sk_test')).toBe(true);
});

test.each([
  ['another key', signatureOf(body, 'sk_other')],
  ['another body', signatureOf('{"event":"charge.failed"}', 'sk_test')],
  ['one sign changed', signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')],
  ['one sign more', `${signature}0`],
  ['capital letters', signature.toUpperCase()],
  ['nothing', ''],
  ['signs of several bytes', 'ɛ'.repeat(128)],
])('a signature of %s is refused', (_what, wrong) => {
  expect(isSigned(body, wrong, 'sk_test')).toBe(false);
});

test('a missing signature is refused', () => {
  expect(isSigned(body, undefined, 'sk_test')).toBe(false);
});

test('the body is compared byte by byte, not as JSON', () => {
  expect(isSigned(Buffer.from('{ "event":"charge.success"}'), signature, 'sk_test')).toBe(false);
});
