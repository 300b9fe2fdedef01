import { codeOf } from '@shop/chassis/errors/error-facts';
import pg from 'pg';

export type Session = pg.Client;

const CONNECT_MS = 10_000;
const NO_SUCH_DATABASE = '3D000';

/** Whatever the server or the account is set to: a table may take hours, and its text must be read as it was written. */
const SETTINGS = [
  ...['statement_timeout=0', 'idle_in_transaction_session_timeout=0', 'lock_timeout=0'],
  ...['TimeZone=UTC', 'DateStyle=ISO,MDY', 'IntervalStyle=postgres', 'extra_float_digits=1', 'search_path=public'],
];

/** One connection without a time limit; null where there is no such database. */
export async function openSessionIfThere(url: string): Promise<Session | null> {
  const session = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  });
  // A connection that breaks is told by the statement that needs it; without a listener it would end the process.
  session.on('error', () => undefined);
  try {
    await session.connect();
    return session;
  } catch (error) {
    await session.end().catch(() => undefined);
    if (codeOf(error) === NO_SUCH_DATABASE) return null;
    throw error;
  }
}

/** One connection without a time limit. */
export async function openSession(url: string): Promise<Session> {
  const session = await openSessionIfThere(url);
  if (!session) throw new Error(`There is no database ${databaseNameOf(url)}.`);
  return session;
}

export const databaseNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export const quoted = (name: string): string => pg.escapeIdentifier(name);
