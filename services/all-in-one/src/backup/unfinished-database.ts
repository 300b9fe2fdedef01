import { databaseUrl as urlOnServer, ensureDatabase } from '../embedded/ensure-database.ts';
import { databaseNameOf, openSession, quoted, type Session } from './session.ts';

/** Any database that every server has: one can't be made, dropped or renamed from within. */
const serverOf = (url: string) => urlOnServer(url, 'postgres');
const unfinishedNameOf = (url: string) => `${databaseNameOf(url)}_restoring`;

/** Where a database is restored until all of them are: a shop that is started meanwhile doesn't find the half of it. */
export const unfinishedUrl = (url: string): string => urlOnServer(url, unfinishedNameOf(url));

/** Makes an empty one; what a restore left that was cut off is dropped. */
export async function makeUnfinished(url: string): Promise<void> {
  await dropUnfinished(url);
  await ensureDatabase(serverOf(url), unfinishedNameOf(url));
}

export const dropUnfinished = (url: string): Promise<void> => drop(url, unfinishedNameOf(url));

/** Gives it the name that the shop knows. An empty database of that name gives way; not while somebody is in it. */
export const putInPlace = (url: string): Promise<void> =>
  onServer(url, async (server) => {
    const name = quoted(databaseNameOf(url));
    await server.query(`DROP DATABASE IF EXISTS ${name}`);
    await server.query(`ALTER DATABASE ${quoted(unfinishedNameOf(url))} RENAME TO ${name}`);
  });

export const dropDatabase = (url: string): Promise<void> => drop(url, databaseNameOf(url));

const drop = (url: string, name: string): Promise<void> =>
  onServer(url, async (server) => {
    await server.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
  });

async function onServer(url: string, work: (server: Session) => Promise<void>): Promise<void> {
  const server = await openSession(serverOf(url));
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
