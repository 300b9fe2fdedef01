import pg from 'pg';

const alreadyThere = new Set(['42P04', '23505']);

/** The address of one database on the server that the given address names. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
};

/** Makes a database where it is missing; several processes may try at once. `serverUrl` names any database there. */
export const ensureDatabase = async (serverUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && alreadyThere.has(error.code ?? ''))) throw error;
    });
  } finally {
    await client.end();
  }
};
