import { expect, test } from '@jest/globals';
import { planProcesses } from './plan.ts';
import { environmentOf, type Places } from './process-environment.ts';

const places: Places = {
  publicUrl: 'http://localhost:8080',
  databaseUrl: (name) => `postgres://server/akwadaa_${name}`,
  amqpUrl: 'amqp://server',
  redisUrl: 'redis://server',
  dataDir: '/data',
  mediaDir: '/data/media',
  storefrontDir: '/shop/storefront/dist',
  backofficeDir: '/shop/backoffice/dist',
  providerUrl: undefined,
  providerKey: 'secret',
};

const environments = async (changes: Partial<Places> = {}) => {
  const planned = await planProcesses({
    firstPort: 8080,
    replicas: new Map([['catalog', 2]]),
    withSandbox: changes.providerUrl === undefined,
    isFree: () => Promise.resolve(true),
  });
  return new Map(planned.map((one) => [one.label, environmentOf(one, planned, { ...places, ...changes })]));
};

test('every process is told all replicas of every service', async () => {
  for (const env of (await environments()).values()) {
    expect(env.CATALOG_URL).toBe('http://127.0.0.1:8082,http://127.0.0.1:8087');
    expect(env.ORDERS_URL).toBe('http://127.0.0.1:8083');
  }
});

test('replicas of a service share its database and differ in their port', async () => {
  const all = await environments();
  expect(all.get('catalog-2')).toEqual({ ...all.get('catalog'), PORT: '8087' });
  expect(all.get('catalog')?.DATABASE_URL).toBe('postgres://server/akwadaa_catalog');
});

test('the provider’s key is known to the payment service and the sandbox alone, and the BFF has no database', async () => {
  const all = [...(await environments())];
  const holders = all.filter(([, env]) => Object.values(env).includes('secret')).map(([label]) => label);
  expect(holders).toEqual(['payment', 'payment-sandbox']);
  expect(all.find(([label]) => label === 'bff')?.[1]).not.toHaveProperty('DATABASE_URL');
});

test('payments go to the sandbox unless a real provider is named', async () => {
  expect((await environments()).get('payment')?.PAYSTACK_BASE_URL).toBe('http://127.0.0.1:8086');
  const real = await environments({ providerUrl: 'https://provider.example' });
  expect(real.get('payment')?.PAYSTACK_BASE_URL).toBe('https://provider.example');
  expect(real.get('bff')).not.toHaveProperty('SANDBOX_URL');
});
