import { randomBytes } from 'node:crypto';
import { testServer } from '@shop/testing/test-server';
import { freePort } from '../embedded/free-port.ts';
import { expectMessageServer } from './expect-message-server.ts';
import { openNamedPostgres } from './open-named-postgres.ts';

const reasonOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );

test('a PostgreSQL that refuses, or is nowhere, is named by its variable and its place, without the account', async () => {
  const port = await freePort();
  expect(await reasonOf(openNamedPostgres(`postgres://efua:hush@127.0.0.1:${port}/postgres`))).toBe(
    `DATABASE_URL: PostgreSQL can't be reached at 127.0.0.1:${port} (connection refused).`,
  );
  expect(await reasonOf(openNamedPostgres('postgres://efua:hush@nowhere.invalid/postgres'))).toBe(
    "DATABASE_URL: PostgreSQL can't be reached at nowhere.invalid:5432 (no machine has that name).",
  );
  expect(await reasonOf(openNamedPostgres('postgres:///postgres?host=/nowhere'))).toBe(
    "DATABASE_URL: PostgreSQL can't be reached at /nowhere (there is no such socket).",
  );
});

test('an account that PostgreSQL does not know is not named, but its variable is', async () => {
  const url = new URL(testServer('TEST_DATABASE_URL'));
  url.username = `efua_${randomBytes(4).toString('hex')}`;
  url.password = 'hush';
  const reason = await reasonOf(openNamedPostgres(url.href));
  expect(reason).toMatch(/^DATABASE_URL: PostgreSQL can't be reached at .* \(it does not let this account in\)\.$/);
  expect(reason).not.toMatch(/efua|hush/);
});

test('a broker and a cache that are not there are named by their variables', async () => {
  const port = await freePort();
  expect(
    await reasonOf(
      expectMessageServer({ variable: 'AMQP_URL', kind: 'RabbitMQ', url: `amqp://efua:hush@127.0.0.1:${port}` }),
    ),
  ).toBe(`AMQP_URL: RabbitMQ can't be reached at 127.0.0.1:${port} (connection refused).`);
  expect(
    await reasonOf(expectMessageServer({ variable: 'REDIS_URL', kind: 'Redis', url: 'redis://nowhere.invalid' })),
  ).toBe("REDIS_URL: Redis can't be reached at nowhere.invalid:6379 (no machine has that name).");
  await expectMessageServer({ variable: 'REDIS_URL', kind: 'Redis', url: testServer('TEST_REDIS_URL') });
});
