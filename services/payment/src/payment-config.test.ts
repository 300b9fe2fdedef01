import { readPaymentConfig } from './payment-config.ts';

const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_3f2a9c1d7b',
};
const sandbox = { PAYSTACK_BASE_URL: 'http://payment-sandbox:8086', PAYSTACK_SECRET_KEY: 'sk_test_sandbox' };

test('a shop in production starts with the real provider', () => {
  expect(readPaymentConfig(real)).toMatchObject({ PAYSTACK_BASE_URL: 'https://api.paystack.co' });
});

test.each([
  ['the sandbox', sandbox, ['PAYSTACK_BASE_URL', 'PAYSTACK_SECRET_KEY']],
  ['a test key', { PAYSTACK_SECRET_KEY: 'sk_test_3f2a9c1d7b' }, ['PAYSTACK_SECRET_KEY']],
  ['a provider that is asked without TLS', { PAYSTACK_BASE_URL: 'http://10.0.0.7' }, ['PAYSTACK_BASE_URL']],
])('a shop in production refuses %s, unless it is told that no money is wanted', (_what, other, names) => {
  const env = { ...real, ...other };
  for (const name of names) expect(() => readPaymentConfig(env)).toThrow(name);
  expect(() => readPaymentConfig(env)).not.toThrow(env.PAYSTACK_SECRET_KEY);
  expect(readPaymentConfig({ ...env, PAYMENTS_WITHOUT_MONEY: 'allowed' })).toMatchObject(other);
});

test.each([undefined, 'development', 'test'])('with NODE_ENV %s the sandbox is taken', (NODE_ENV) => {
  expect(readPaymentConfig({ ...real, ...sandbox, NODE_ENV })).toMatchObject(sandbox);
});
