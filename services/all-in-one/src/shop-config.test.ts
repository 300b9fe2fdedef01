import { readConfig } from '@shop/chassis/config/read-config';
import { shopConfigSchema } from './shop-config.ts';

test.each(['prod', 'Production', 'live'])('NODE_ENV=%s is no shop with demo accounts, but a mistake', (NODE_ENV) => {
  expect(() => readConfig(shopConfigSchema, { NODE_ENV })).toThrow(
    'NODE_ENV: This is production, development or test.',
  );
});

test.each([undefined, '', 'development', 'test', 'production'])('NODE_ENV %j is understood', (NODE_ENV) => {
  expect(readConfig(shopConfigSchema, { NODE_ENV }).NODE_ENV).toBe(NODE_ENV || undefined);
});
