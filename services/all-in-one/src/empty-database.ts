import { openDatabase } from '@shop/chassis/database/postgres';

/** Takes everything out of a database; its migrations will make its tables anew. */
export async function emptyDatabase(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    await database.transaction(async (tx) => {
      await tx.execute('DROP SCHEMA public CASCADE');
      await tx.execute('CREATE SCHEMA public');
    });
  } finally {
    await database.close();
  }
}
