import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@shop/testing/test-database';
import { databaseUrl, ensureDatabase } from '../../src/embedded/ensure-database.ts';
import type { DatabaseName } from '../../src/stores.ts';
import type { ShopDatabases } from '../shop-databases.ts';

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;

/** Databases for one shop on a server of the test's own. Those of the provider stand elsewhere: it is well, and takes money. */
export async function createDatabasesOn(serverUrl: string): Promise<ShopDatabases> {
  const [sandbox, house] = await Promise.all([createEmptyTestDatabase('sandbox'), createTestDatabase('all-in-one')]);
  const ofServices: Record<string, TestDatabase> = {};
  for (const service of SERVICES) {
    await ensureDatabase(serverUrl, service);
    const url = databaseUrl(serverUrl, service);
    await migrate({ url, service });
    const database = openDatabase({ url, poolSize: 2 });
    // It goes with its server.
    ofServices[service] = { url, database, drop: database.close };
  }
  const databases = { ...ofServices, sandbox, house } as Record<DatabaseName, TestDatabase>;
  return {
    databases,
    databaseUrl: (name) => databases[name].url,
    drop: async () => {
      await Promise.all(Object.values(databases).map((database) => database.drop()));
    },
  };
}
