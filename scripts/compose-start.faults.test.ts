import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '@shop/chassis/database/postgres';
import { eventually } from '@shop/testing/eventually';
import { testServer } from '@shop/testing/test-server';
import { deleteNamespace } from '../services/all-in-one/test/delete-namespace.ts';
import { programOf, type Program } from '../services/all-in-one/test/program.ts';
import { somePort } from '../services/all-in-one/test/some-port.ts';
import { interpolated, realContainers, startOrder } from './compose-file.ts';
import { makeSecrets } from './compose-secrets.ts';
import { inRepository, repositoryRoot } from './repository.ts';
import { planProcesses, type PlannedProcess } from './supervisor/plan.ts';
import { portIsFree } from './supervisor/port-is-free.ts';

const run = promisify(execFile);
const services = realContainers();
const programs = Object.keys(services).filter((name) => services[name]?.image === 'akwadaa:latest');
const mark = randomBytes(6).toString('hex');
/** As the operator's script makes them, with the provider's own key in the place of one that brings no money. */
const secrets: Record<string, string> = { ...makeSecrets().first, 'paystack-secret-key': `sk_live_${mark}` };
/** Beside what the file tells: the servers here are others' too. */
const apart = { DATABASE_PREFIX: `compose_${mark}_`, SHOP_NAMESPACE: `compose-${mark}.` };
const PASSWORD = 'a long enough Passw0rd!';

/** Stands for the root of a container's file system. */
let root: string;
let planned: readonly PlannedProcess[];
const running = new Map<string, Program>();

const urlOf = (name: string): string => {
  const port = planned.find(({ label }) => label === name)?.port;
  if (port === undefined) throw new Error(`No ${name} is planned.`);
  return `http://127.0.0.1:${port}`;
};

/** Where a server or a program of the containers' network is on this machine. */
function here(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, protocol, port } = new URL(address);
  switch (hostname) {
    case 'postgres':
      return new URL(pathname.replace('akwadaa_', apart.DATABASE_PREFIX), testServer('TEST_DATABASE_URL')).href;
    case 'rabbitmq':
      return testServer('TEST_AMQP_URL');
    case 'redis':
      return testServer('TEST_REDIS_URL');
    default:
      if (protocol !== 'http:' || services[hostname]?.environment['PORT'] !== Number(port)) return address;
      return urlOf(hostname) + pathname.replace(/^\/$/, '');
  }
}

/** A container's environment, as an operator of a real shop would have it, on this machine. */
function environmentOf(name: string): Record<string, string> {
  const operators = { PUBLIC_URL: urlOf('bff') };
  const told = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => {
    const text = interpolated(value, operators);
    if (key === 'PORT') return [key, new URL(urlOf(name)).port];
    if (key === 'METRICS_PORT') return [key, '0'];
    return [key, text.startsWith('/') ? path.join(root, text) : here(text)];
  });
  return { ...(Object.fromEntries(told) as Record<string, string>), ...apart };
}

const inImage = (command: readonly string[]) => [
  '--enable-source-maps',
  path.join(root, 'shop', command[0] ?? ''),
  ...command.slice(1),
];

const runOnce = (name: string, command: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, inImage(command), {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environmentOf(name), ...env },
  });

/** What the Dockerfile puts into the image, with the libraries of this checkout. */
async function makeImage(): Promise<void> {
  const dockerfile = await readFile(inRepository('Dockerfile'), 'utf8');
  const copy = /cp -r --parents (.+) \/image/.exec(dockerfile)?.[1];
  await mkdir(path.join(root, 'shop'));
  await run('sh', ['-c', `cp -r --parents ${copy} "$0"`, path.join(root, 'shop')], { cwd: repositoryRoot });
  await symlink(inRepository('node_modules'), path.join(root, 'shop', 'node_modules'));
}

async function writeSecrets(): Promise<void> {
  const folder = path.join(root, 'run', 'secrets');
  await mkdir(folder, { recursive: true });
  for (const [name, secret] of Object.entries(secrets)) await writeFile(path.join(folder, name), `${here(secret)}\n`);
}

async function start(name: string): Promise<void> {
  const { command = [], healthcheck } = services[name] ?? {};
  if (healthcheck && 'disable' in healthcheck) return void (await runOnce(name, command));
  const program = programOf({
    label: name,
    args: inImage(command),
    env: environmentOf(name),
    readyWhen: /"listening"/,
  });
  running.set(name, program);
  await program.start();
  // The very question by which Docker finds out.
  const [, , ...question] = healthcheck?.test ?? [];
  await eventually(`${name} is healthy`, () =>
    run(process.execPath, question, { env: environmentOf(name) }).then(
      () => true,
      () => false,
    ),
  );
}

beforeAll(async () => {
  await run(process.execPath, ['--import', 'tsx', inRepository('scripts/build.ts')], { cwd: repositoryRoot });
  root = await mkdtemp(path.join(tmpdir(), 'compose-'));
  planned = await planProcesses({
    firstPort: await somePort(),
    replicas: new Map(),
    withSandbox: false,
    isFree: portIsFree,
  });
  await makeImage();
  await writeSecrets();
  for (const step of startOrder(services)) {
    await Promise.all(step.filter((name) => programs.includes(name)).map(start));
  }
}, 300_000);

afterAll(async () => {
  await Promise.all([...running.values()].map((program) => program.stop()));
  await deleteNamespace(testServer('TEST_AMQP_URL'), apart.SHOP_NAMESPACE);
  const server = openDatabase({ url: testServer('TEST_DATABASE_URL'), poolSize: 1, statementTimeoutMs: 60_000 });
  const made = await server.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [apart.DATABASE_PREFIX],
  );
  for (const { name } of made) await server.execute(`DROP DATABASE "${name}" WITH (FORCE)`);
  await server.close();
  await rm(root, { recursive: true, force: true });
});

test('the containers’ own commands and variables start the whole shop, in the order of the file', async () => {
  expect([...running.keys()].sort()).toEqual(programs.filter((name) => name !== 'demo').sort());
  const page = await fetch(urlOf('bff'));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')]);
  expect((await fetch(`${urlOf('bff')}/admin`)).status).toBe(200);
  expect(await (await fetch(`${urlOf('bff')}/api/products`)).json()).toEqual([]);
});

test('the first admin of a shop without demo data is made as the file says', async () => {
  await runOnce('demo', ['dist/create-admin.mjs', '--email', 'admin@compose.test', '--name', 'Efua Mensah'], {
    PASSWORD,
  });
  const answer = await fetch(`${urlOf('bff')}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@compose.test', password: PASSWORD }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ token: expect.any(String) })]);
});

test('no secret is in what a process is told, nor in what it says', () => {
  for (const name of programs) {
    const seen = JSON.stringify(environmentOf(name)) + (running.get(name)?.output() ?? '');
    for (const secret of Object.values(secrets).map(here)) expect(seen).not.toContain(secret);
  }
});
