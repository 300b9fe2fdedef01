import { readIdentityConfig } from './identity-config.ts';

test('a token lives for twelve hours and hashes cost their full price unless told', () => {
  expect(readIdentityConfig({})).toEqual({ tokenLifeS: 43_200, hashCost: 'full' });
});

test('cheap hashes are refused in production', () => {
  expect(() => readIdentityConfig({ NODE_ENV: 'production', PASSWORD_HASH_COST: 'test' })).toThrow(
    /not for production/,
  );
  expect(readIdentityConfig({ NODE_ENV: 'test', PASSWORD_HASH_COST: 'test' }).hashCost).toBe('test');
});
