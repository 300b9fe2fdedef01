import pg from 'pg';

/** Somebody outside locks a table, so that nobody else reads or writes it. Answers how to let go of it. */
export async function holdTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${pg.escapeIdentifier(table)} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}
