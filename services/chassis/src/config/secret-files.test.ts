import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './read-config.ts';
import { withSecretsFromFiles } from './secret-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await writeFile(join(folder, 'amqp-url'), 'amqp://shop:hush@rabbitmq\n');
});
afterAll(() => rm(folder, { recursive: true }));

test('a secret is read from its file, without the end of its line; the rest stays', () => {
  const env = { AMQP_URL_FILE: join(folder, 'amqp-url'), PORT: '80', SSL_CERT_FILE: '/nowhere' };
  expect(withSecretsFromFiles(env)).toEqual({
    ...{ PORT: '80', SSL_CERT_FILE: '/nowhere', AMQP_URL: 'amqp://shop:hush@rabbitmq' },
  });
  expect(withSecretsFromFiles({ AMQP_URL_FILE: '', PORT: '80' })).toEqual({ PORT: '80' });
});

test('a file that is not there, and a secret that is given twice, are named without the secret', () => {
  const env = { PASSWORD_FILE: join(folder, 'none'), AMQP_URL: 'amqp://hush', AMQP_URL_FILE: join(folder, 'amqp-url') };
  const read = () => withSecretsFromFiles(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PASSWORD_FILE: .*none can’t be read \(ENOENT\)/);
  expect(read).toThrow('AMQP_URL and AMQP_URL_FILE are both given');
  expect(read).not.toThrow(/hush/);
});
