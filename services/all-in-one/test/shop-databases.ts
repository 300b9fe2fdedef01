import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@shop/testing/test-database';
import type { DatabaseName } from '../src/stores.ts';

export interface ShopDatabases {
  databases: Readonly<Record<DatabaseName, TestDatabase>>;
  databaseUrl(name: DatabaseName): string;
  drop(): Promise<void>;
}

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;

/** Databases for one shop, with their tables and nothing in them. */
export async function createShopDatabases(): Promise<ShopDatabases> {
  const [sandbox, house, ...services] = await Promise.all([
    createEmptyTestDatabase('sandbox'),
    createTestDatabase('all-in-one'),
    ...SERVICES.map((name) => createTestDatabase(name)),
  ]);
  const named = Object.fromEntries(SERVICES.map((name, index) => [name, services[index]]));
  const databases = { ...named, sandbox, house } as Record<DatabaseName, TestDatabase>;
  return {
    databases,
    databaseUrl: (name) => databases[name].url,
    drop: async () => {
      await Promise.all(Object.values(databases).map((database) => database.drop()));
    },
  };
}
