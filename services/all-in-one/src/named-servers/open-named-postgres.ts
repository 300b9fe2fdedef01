import pg from 'pg';
import { databaseUrl, ensureDatabase } from '../embedded/ensure-database.ts';
import type { EmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { cannotBeReached } from './cannot-be-reached.ts';

const CONNECT_MS = 10_000;

async function expectToAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

/** The server that DATABASE_URL names, to be used as the embedded one is. Rejects with a sentence where it can't be. */
export async function openNamedPostgres(url: string): Promise<EmbeddedPostgres> {
  const fail = (error: unknown): never => {
    throw cannotBeReached({ variable: 'DATABASE_URL', kind: 'PostgreSQL', url }, error);
  };
  await expectToAnswer(url).catch(fail);
  return {
    urlFor: (name) => databaseUrl(url, name),
    ensureDatabase: (name) => ensureDatabase(url, name).catch(fail),
    stop: () => Promise.resolve(),
  };
}
