import { paymentProvider } from './payment-provider.ts';

const real = { PAYSTACK_BASE_URL: 'https://provider.example', PAYSTACK_SECRET_KEY: 'sk_live' };

test('the provider is the real one where address and key are named together, and the sandbox where neither is', () => {
  expect(paymentProvider(real)).toEqual({ url: 'https://provider.example', secretKey: 'sk_live' });
  expect(paymentProvider({ PAYSTACK_BASE_URL: '', PAYSTACK_SECRET_KEY: undefined })).toBeUndefined();
});

test('half of a provider is refused, and what is missing is named', () => {
  expect(() => paymentProvider({ ...real, PAYSTACK_BASE_URL: undefined })).toThrow('without PAYSTACK_BASE_URL');
  expect(() => paymentProvider({ ...real, PAYSTACK_SECRET_KEY: '' })).toThrow('without PAYSTACK_SECRET_KEY');
});

test('in production the sandbox never stands in for the provider', () => {
  expect(() => paymentProvider({ NODE_ENV: 'production' })).toThrow(/PAYSTACK_SECRET_KEY/);
  expect(() => paymentProvider({ NODE_ENV: 'production', ...real, PAYSTACK_SECRET_KEY: '' })).toThrow(/anyone/);
  expect(paymentProvider({ NODE_ENV: 'production', ...real })).toBeDefined();
});
