import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@shop/testing/eventually';
import { createTestDatabase } from '@shop/testing/test-database';
import type { TestDatabase } from '@shop/testing/test-database';
import { testServer } from '@shop/testing/test-server';
import { projectRoot } from '../database/project-root.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('chassis');
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => testDatabase.drop());

const NOWHERE = 'http://127.0.0.1:9';
const complete = () => ({
  PORT: '0',
  DATABASE_URL: testDatabase.url,
  AMQP_URL: testServer('TEST_AMQP_URL'),
  REDIS_URL: testServer('TEST_REDIS_URL'),
  IDENTITY_URL: NOWHERE,
  CATALOG_URL: NOWHERE,
  ORDERS_URL: NOWHERE,
  PAYMENT_URL: NOWHERE,
  CONTENT_URL: NOWHERE,
});

function run(env: Record<string, string>) {
  const main = join(projectRoot(), 'services/chassis/src/process/run-service.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  const lines = () =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const listening = () =>
    eventually('it listens', () => lines().find(({ msg }) => msg === 'listening')?.['url'] as string | undefined, {
      withinMs: 25_000,
    });
  return { child, ended, listening, output: () => output, lines };
}

test('a process says where it listens, is ready, and ends what it has begun when it is told to stop', async () => {
  const { child, ended, listening, lines } = run(complete());
  const url = await listening();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const answer = await fetch(`${url}/slow`);
  child.kill('SIGTERM');
  expect(await answer.text()).toBe('begun and ended');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(lines().filter(({ msg }) => msg === 'listening')).toHaveLength(1);
});

test('an incomplete environment ends the process with all that is missing', async () => {
  const { ended, output } = run({ ...complete(), PORT: 'http', CATALOG_URL: '' });
  expect((await ended).code).toBe(1);
  expect(output()).toContain('PORT');
  expect(output()).toContain('CATALOG_URL is missing');
});

test('an error out of any request ends the process with a log line', async () => {
  const { ended, listening, lines } = run(complete());
  const url = await listening();
  await fetch(`${url}/crash`).catch(() => undefined);
  expect((await ended).code).toBe(1);
  expect(lines().some(({ msg }) => msg === 'the process ends')).toBe(true);
});

test('a pause point kills the process or holds it, as it is told', async () => {
  const killed = run({ ...complete(), PAUSE_AT: 'fixture-point=kill' });
  await fetch(`${await killed.listening()}/point`).catch(() => undefined);
  expect((await killed.ended).signal).toBe('SIGKILL');

  const folder = await mkdtemp(join(tmpdir(), 'pause-'));
  const held = run({ ...complete(), PAUSE_AT: `fixture-point=wait:${join(folder, 'go')}` });
  const url = await held.listening();
  let isAnswered = false;
  const answer = fetch(`${url}/point`).then(() => (isAnswered = true));
  await fetch(`${url}/healthz`);
  expect(isAnswered).toBe(false);
  await writeFile(join(folder, 'go'), '');
  await answer;
  held.child.kill('SIGTERM');
  expect((await held.ended).code).toBe(0);
  await rm(folder, { recursive: true });
});
