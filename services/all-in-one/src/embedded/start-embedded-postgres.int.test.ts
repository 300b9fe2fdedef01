import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';
import { waysDownFromRoot } from './unprivileged-user.ts';

jest.setTimeout(90_000);

const logger = { info: () => undefined };
let dataDir: string;
let running: EmbeddedPostgres[] = [];
let children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-postgres-'));
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  children = [];
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const start = async (options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, logger, ...options });
  running.push(server);
  return server;
};

const query = async (server: EmbeddedPostgres, sql: string, database = 'postgres'): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: server.urlFor(database) });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
};

/** Starts a server in a process of its own, which a test may kill without being killed itself. */
const startElsewhere = async () => {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./start-embedded-postgres.ts'))};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true, logger: { info() {} } });
    await server.ensureDatabase('kept');
    process.stdout.write('started');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
};

describe('the PostgreSQL that comes along', () => {
  test('starts on an empty folder and keeps its data over a restart', async () => {
    const first = await start({ durable: true });
    await first.ensureDatabase('shop_orders');
    await query(first, `CREATE TABLE kept AS SELECT 'still here' AS word`, 'shop_orders');
    await first.stop();

    const second = await start({ durable: true });
    expect(await query(second, 'SELECT word FROM kept', 'shop_orders')).toEqual(['still here']);
  });

  test('makes a missing database once, however many ask at the same time', async () => {
    const server = await start();
    await Promise.all(Array.from({ length: 5 }, () => server.ensureDatabase(`a "strange" name`)));
    expect(await query(server, 'SELECT 1', `a "strange" name`)).toEqual([1]);
  });

  test('finds letters of every script without regard to case', async () => {
    const server = await start();
    expect(await query(server, `SELECT lower('ƐFUA ƆFORI ŊMAI'), 'Ɛfua' ILIKE 'ɛfua'`)).toEqual([
      'ɛfua ɔfori ŋmai',
      true,
    ]);
  });

  test('lets nobody in without the password, which only its owner may read', async () => {
    const server = await start();
    const url = new URL(server.urlFor('postgres'));
    url.password = 'guessed';
    await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toThrow(
      'password authentication failed',
    );
    expect((await stat(path.join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  });

  test('is reached by a socket in its folder, whatever signs are in the name, and clears away those of dead ones', async () => {
    const folder = path.join(dataDir, 'Efua’s "own", shop');
    const server = await start({ dataDir: folder });
    // Over the network there would be an address.
    expect(await query(server, 'SELECT inet_client_addr()')).toEqual([null]);
    await server.stop();
    const stale = path.join(folder, 'postgres/.s.PGSQL.1');
    await writeFile(stale, '');
    await start({ dataDir: folder });
    expect(existsSync(stale)).toBe(false);
  });

  test('allows 200 connections and writes commits to disk only where they matter', async () => {
    const server = await start();
    const show = `SELECT current_setting('max_connections'), current_setting('fsync')`;
    expect(await query(server, show)).toEqual(['200', 'off']);
    await server.stop();
    expect(await query(await start({ durable: true }), show)).toEqual(['200', 'on']);
  });

  test('tells of its end where nobody stopped it, and only there', async () => {
    const told: string[] = [];
    const hearing = { info: (sentence: string) => void told.push(sentence) };
    const ended = () => told.filter((sentence) => sentence.includes('has ended by itself')).length;
    await (await start({ logger: hearing })).stop();
    expect(ended()).toBe(0);
    await start({ logger: hearing });
    const [pid] = (await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await eventually('it is told', () => ended() === 1);
  });

  test('keeps what people typed out of its log', async () => {
    const server = await start();
    await query(server, 'CREATE TABLE person (email text UNIQUE)');
    await query(server, `INSERT INTO person VALUES ('ama@example.com')`);
    await expect(query(server, `INSERT INTO person VALUES ('ama@example.com')`)).rejects.toThrow('unique constraint');
    await server.stop();
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('unique constraint');
    expect(log).not.toContain('ama@example.com');
  });

  test('refuses a folder on which another shop runs, in a sentence', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `Another shop (process ${process.pid}) is running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  });

  test('gives the folder free again when it is stopped', async () => {
    await (await start()).stop();
    expect(await query(await start(), 'SELECT 1')).toEqual([1]);
  });

  test('ends with the process that started it, and the next start has its data', async () => {
    const child = await startElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const noteOfServer = path.join(dataDir, 'postgres/data/postmaster.pid');
    await eventually('the server to end', () => !existsSync(noteOfServer));
    expect(await query(await start({ durable: true }), `SELECT 1`, 'kept')).toEqual([1]);
  });

  test('stops a server that was left running without its shop', async () => {
    const first = await start();
    await first.ensureDatabase('kept');
    await rm(path.join(dataDir, 'in-use.json'));
    expect(await query(await start(), 'SELECT 1', 'kept')).toEqual([1]);
    await expect(query(first, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  test('takes over the lock of a process that is gone, though another has its id now', async () => {
    const lock = { pid: process.pid, start: 'another time' };
    await writeFile(path.join(dataDir, 'in-use.json'), JSON.stringify(lock));
    expect(await query(await start(), 'SELECT 1')).toEqual([1]);
  });

  test('starts where a killed machine left a note that names another living process', async () => {
    await (await start()).stop();
    await writeFile(path.join(dataDir, 'postgres/data/postmaster.pid'), `${process.ppid}\n`);
    expect(await query(await start(), 'SELECT 1')).toEqual([1]);
  });
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('started by root', () => {
  const [, byPrivileges] = waysDownFromRoot;

  test.each(waysDownFromRoot.map((way, index) => [way.prefix[0] ?? 'another uid', index] as const))(
    'runs as an ordinary user through %s',
    async (_name, index) => {
      const way = waysDownFromRoot.slice(index, index + 1);
      if (way[0]?.uid !== undefined) await chmod(dataDir, 0o755);
      expect(await query(await start({ waysDown: way }), 'SELECT 1')).toEqual([1]);
    },
  );

  test('reaches a folder that is closed to others', async () => {
    if (!byPrivileges) throw new Error('There is no second way.');
    expect(await query(await start({ waysDown: [byPrivileges] }), 'SELECT 1')).toEqual([1]);
  });

  test('says in a sentence what to do when no way works', async () => {
    await expect(start({ waysDown: [{ prefix: ['/does/not/exist'] }] })).rejects.toThrow(
      'Start the shop as an ordinary user, or set DATABASE_URL',
    );
  });
});
