import { bffConfigSchema } from './bff-config.ts';

const { TRUST_PROXY } = bffConfigSchema.shape;

test.each([
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8,::1', ['loopback', '10.0.0.0/8', '::1']],
])('the proxies of %j are understood', (text, proxies) => {
  expect(TRUST_PROXY.parse(text)).toEqual(proxies);
});

test.each(['maybe', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', '-1', 'true'])(
  '%j names no proxies',
  (text) => {
    expect(() => TRUST_PROXY.parse(text)).toThrow('addresses separated by commas');
  },
);
