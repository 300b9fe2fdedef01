import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer } from '@shop/testing/test-server';
import type { TestDatabase } from '@shop/testing/test-database';
import { inRepository } from '../../../scripts/repository.ts';
import { type PlannedProcess, planProcesses } from '../../../scripts/supervisor/plan.ts';
import { portIsFree } from '../../../scripts/supervisor/port-is-free.ts';
import { environmentOf, type Places } from '../../../scripts/supervisor/process-environment.ts';
import { createAdminIn } from '../src/create-admin-in.ts';
import { SANDBOX_KEY } from '../src/payment-provider.ts';
import { type ServiceName } from '../src/start-shop.ts';
import type { DatabaseName } from '../src/stores.ts';
import { ensureProgramsBuilt } from './built-programs.ts';
import { deleteNamespace } from './delete-namespace.ts';
import { type Program, programOf } from './program.ts';
import { createShopDatabases, type ShopDatabases } from './shop-databases.ts';
import { doorsOf, type ShopDoors, TEST_ADMIN } from './shop-doors.ts';
import { somePort } from './some-port.ts';

export type ProcessName = ServiceName | 'payment-sandbox' | 'bff';

type Label = ProcessName | `${ProcessName}-${number}`;

export interface SeparateShop extends ShopDoors {
  databases: Readonly<Record<DatabaseName, TestDatabase>>;
  /** What a program beside the shop, such as a command, is told to meet the same broker. */
  brokerEnv: Readonly<Record<'AMQP_URL' | 'SHOP_NAMESPACE', string>>;
  /** A process by its label; replicas are called `orders-2` and so on. */
  process(label: Label): Program;
  addressOf(label: Label): string;
  /** Stops a process and starts it so that it is killed at the named point, or without one. */
  restart(name: ProcessName, options?: { killAt?: string }): Promise<void>;
  /** Does a test's work; where that fails, the last words of all processes stand below the reason. */
  telling<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

interface Options {
  /** Another way to the broker than the tests' own. */
  amqpUrl?: string;
  /** Another cache than the tests' own. */
  redisUrl?: string;
  /** Other databases than new ones of the tests' own server; they are dropped with the shop. */
  databases?: ShopDatabases;
  replicas?: Partial<Record<ProcessName, number>>;
  env?: Record<string, string>;
}

const LAST_LINES = 15;
/** The tests' server takes a hundred, and several shops stand on it at once. */
const DATABASE_CONNECTIONS = '6';

/** The shop as it runs in earnest: every service a process of its own, on real servers, with an admin and nothing else. */
export async function startSeparateShop(options: Options = {}): Promise<SeparateShop> {
  const { amqpUrl, redisUrl, replicas = {}, env = {} } = options;
  await ensureProgramsBuilt();
  const { databases, databaseUrl, drop } = options.databases ?? (await createShopDatabases());
  await createAdminIn(TEST_ADMIN, { databaseUrl, now: () => new Date() });
  const dataDir = await mkdtemp(join(tmpdir(), 'separate-shop-'));
  const planned = await planProcesses({
    firstPort: await somePort(),
    replicas: new Map(Object.entries(replicas)),
    withSandbox: true,
    isFree: portIsFree,
  });
  const brokerEnv = {
    AMQP_URL: amqpUrl ?? testServer('TEST_AMQP_URL'),
    SHOP_NAMESPACE: `test-${randomBytes(6).toString('hex')}.`,
  };
  const places: Places = {
    publicUrl: addressOf(planned, 'bff'),
    databaseUrl: (name) => databaseUrl(name as DatabaseName),
    amqpUrl: brokerEnv.AMQP_URL,
    redisUrl: redisUrl ?? testServer('TEST_REDIS_URL'),
    dataDir,
    mediaDir: join(dataDir, 'media'),
    storefrontDir: '',
    backofficeDir: '',
    providerUrl: undefined,
    providerKey: SANDBOX_KEY,
  };
  const more = {
    ...brokerEnv,
    LOG_LEVEL: 'info',
    PASSWORD_HASH_COST: 'test',
    API_CALLS_PER_MINUTE: '1000000',
    DRAIN_MS: '0',
    DATABASE_CONNECTIONS,
    ...env,
  };
  const programs = new Map(
    planned.map((one) => [one.label, programFor(one, { ...environmentOf(one, planned, places), ...more })]),
  );
  const program = (label: string): Program => {
    const found = programs.get(label);
    if (!found) throw new Error(`This shop has no process ${label}.`);
    return found;
  };
  const stop = async () => {
    await Promise.all([...programs.values()].map((one) => one.stop()));
    await deleteNamespace(brokerEnv.AMQP_URL, brokerEnv.SHOP_NAMESPACE);
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const telling = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new Error(`${String(error)}\n\n${lastWords(programs)}`, { cause: error });
    }
  };

  try {
    await telling(() => Promise.all([...programs.values()].map((one) => one.start())));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...doorsOf({ url: places.publicUrl, serviceUrl: (name) => addressOf(planned, name), databaseUrl }),
    databases,
    brokerEnv,
    process: program,
    addressOf: (label) => addressOf(planned, label),
    restart: async (name, { killAt } = {}) => {
      await program(name).stop();
      await program(name).start(killAt ? { PAUSE_AT: `${killAt}=kill` } : {});
    },
    telling,
    stop,
  };
}

function addressOf(planned: readonly PlannedProcess[], name: string): string {
  const found = planned.find(({ label }) => label === name);
  if (!found) throw new Error(`No process ${name} is planned.`);
  return `http://127.0.0.1:${found.port}`;
}

const programFor = ({ label, program }: PlannedProcess, env: Record<string, string>): Program =>
  programOf({ label, args: [inRepository('dist', `${program.name}.mjs`)], env, readyWhen: /"listening"/ });

/** What each process warned of last. */
const lastWords = (programs: ReadonlyMap<string, Program>): string =>
  [...programs]
    .map(([label, { output }]) => {
      const lines = output().split('\n');
      const warnings = lines.filter((line) => line !== '' && !/"level":(30|20|"info"|"debug")/.test(line));
      return `${label}:\n${warnings.slice(-LAST_LINES).join('\n')}`;
    })
    .join('\n');
