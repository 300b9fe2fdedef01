import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import type { PostgresDatabase } from '@shop/chassis/database/postgres';
import { migrationsOf } from '@shop/chassis/database/project-root';
import { testServer } from './test-server.ts';

export interface TestDatabase {
  url: string;
  database: PostgresDatabase;
  drop(): Promise<void>;
}

const urlOf = (name: string): string => {
  const url = new URL(testServer('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return url.href;
};

/** A database of its own with the service's tables, cloned from a template that is migrated once. */
export async function createTestDatabase(service: string): Promise<TestDatabase> {
  const template = await ensureTemplate(service);
  return createDatabase(service, `TEMPLATE "${template}" STRATEGY file_copy`);
}

/** A database of its own with nothing in it, for a program that brings its own migrations. */
export const createEmptyTestDatabase = (word: string): Promise<TestDatabase> => createDatabase(word, '');

async function createDatabase(word: string, how: string): Promise<TestDatabase> {
  const name = `test_${word}_${randomBytes(6).toString('hex')}`;
  await onServer((server) => server.execute(`CREATE DATABASE "${name}" ${how}`));
  const database = openDatabase({ url: urlOf(name) });
  return {
    url: urlOf(name),
    database,
    drop: async () => {
      await database.close();
      await onServer((server) => server.execute(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    },
  };
}

async function onServer<Result>(work: (server: PostgresDatabase) => Promise<Result>): Promise<Result> {
  const url = testServer('TEST_DATABASE_URL');
  // A server that copies many templates at once may be slow to answer.
  const server = openDatabase({ url, poolSize: 1, connectTimeoutMs: 30_000, statementTimeoutMs: 60_000 });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const templates = new Map<string, Promise<string>>();

function ensureTemplate(service: string): Promise<string> {
  const known = templates.get(service) ?? makeTemplate(service);
  templates.set(service, known);
  return known;
}

/** Parallel test workers wait for the first of them. A template gets its name once it is complete. */
function makeTemplate(service: string): Promise<string> {
  const name = `template_${service.replaceAll('-', '_')}_${hashOfMigrations(service)}`;
  return onServer(async (server) => {
    await server.execute('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.length > 0) return name;
    const unfinished = `${name}_unfinished`;
    await server.execute(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
    await server.execute(`CREATE DATABASE "${unfinished}"`);
    await migrate({ url: urlOf(unfinished), service });
    await server.execute(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
    return name;
  });
}

function hashOfMigrations(service: string): string {
  const hash = createHash('sha256');
  for (const folder of new Set([migrationsOf('chassis'), migrationsOf(service)])) {
    if (!existsSync(folder)) throw new Error(`The service “${service}” has no folder ${folder}.`);
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
