import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bus } from '@shop/chassis/bus/bus';
import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import { userDeleted } from '@shop/testing/bus-contract';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { testServer } from '@shop/testing/test-server';
import { deleteNamespace } from '../../test/delete-namespace.ts';
import { runCommand } from '../command-line/command.ts';
import { deadLettersCommand } from '../command-line/dead-letters-command.ts';
import { databaseUrl } from '../embedded/ensure-database.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { leaveBrokerNote } from './broker-note.ts';

const QUEUE = 'orders.place-order';
const namespace = `test-${randomBytes(6).toString('hex')}.`;
const amqpUrl = testServer('TEST_AMQP_URL');

let dataDir: string;
let bus: Bus;
let isMended = false;
const handled: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dead-letters-'));
  bus = await connectRabbitBus({
    ...{ url: amqpUrl, namespace, service: 'orders', logger: silentLogger, retry: { tries: 1 } },
  });
  await bus.subscribe({
    queue: QUEUE,
    types: ['identity.user-deleted.v1'],
    handle: async ({ id }) => {
      if (!isMended) throw new Error('out of order');
      handled.push(id);
    },
  });
});
afterAll(async () => {
  await bus.close();
  await deleteNamespace(amqpUrl, namespace);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

async function call(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const put = (line: string) => void lines.push(line);
  const terminal = { say: put, complain: put, askSecret: () => Promise.resolve(null) };
  const code = await runCommand(deadLettersCommand, args, terminal, { DATA_DIR: dataDir, ...env });
  return { code, told: lines.join('\n') };
}

test('the letters at the broker of the running shop are found by its data folder; of a stopped one none is said to be parked', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, logger: { info: () => undefined } });
  await server.ensureDatabase('akwadaa_house');
  const serverUrl = server.urlFor('postgres');
  try {
    expect(await call(['list'])).toEqual({ code: 0, told: 'Nothing is parked.' });

    const note = await leaveBrokerNote(dataDir, { amqpUrl, namespace });
    expect((await stat(path.join(dataDir, 'servers', 'broker.json'))).mode & 0o777).toBe(0o600);
    const event = userDeleted();
    await bus.publish(event);
    const { told } = await eventually('it is parked', async () => {
      const listed = await call(['list']);
      return listed.told.includes('1 parked.') && listed;
    });
    expect(told).toContain(event.id);
    // A command that is told another shop's databases does not look at this one's broker.
    expect((await call(['list'], { DATABASE_URL: databaseUrl(serverUrl, 'postgres') })).told).toMatch(
      /^Nothing is parked\. .*name it in AMQP_URL\.$/,
    );
    isMended = true;
    expect(await call(['replay', QUEUE])).toMatchObject({ code: 0 });
    await eventually('it is handled', () => handled.includes(event.id));

    await note.takeAway();
    const refused = { code: 1, told: expect.stringMatching(/can’t be seen now\. Start it .*AMQP_URL\.$/) as string };
    expect(await call(['list'])).toEqual(refused);
    expect(await call(['replay', QUEUE])).toEqual(refused);
    expect(await call(['show', event.id])).toEqual(refused);
  } finally {
    await server.stop();
  }
}, 120_000);
