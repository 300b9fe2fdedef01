import { z } from 'zod';
import { ConfigError, readConfig } from './read-config.ts';
import { serviceConfigSchema, urlList } from './service-config.ts';

const schema = z.object({ PORT: z.coerce.number().int(), NAME: z.string(), LEVEL: z.string().default('info') });

test('variables are read, trimmed, with defaults for what is absent or empty', () => {
  expect(readConfig(schema, { PORT: ' 80 ', NAME: 'x', LEVEL: '', OTHER: 'y' })).toEqual({
    PORT: 80,
    NAME: 'x',
    LEVEL: 'info',
  });
});

test('all that is missing or wrong is named at once, without the values', () => {
  const read = () => readConfig(schema, { PORT: 'secret', NAME: '  ' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: .*\n {2}NAME is missing/);
  expect(read).not.toThrow(/secret/);
});

test('a list of addresses is split, and each must be one', () => {
  expect(urlList.parse('http://a:1/, http://b:2')).toEqual(['http://a:1', 'http://b:2']);
  expect(urlList.safeParse('http://a:1,,').success).toBe(false);
  expect(urlList.safeParse('ftp://a').success).toBe(false);
});

test('a service wants its servers and the addresses of the others', () => {
  const read = () => readConfig(serviceConfigSchema, { PORT: '0', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/DATABASE_URL: This is not an address of postgres/);
  for (const name of ['AMQP_URL', 'REDIS_URL', 'IDENTITY_URL', 'CONTENT_URL'])
    expect(read).toThrow(`${name} is missing`);
});
