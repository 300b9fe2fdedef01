import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createOutbox } from '@shop/chassis/events/create-outbox';
import { createPasswords } from '@shop/identity/password/passwords';
import { createAdmin } from '@shop/identity/user/create-admin';
import { randomUUID } from 'node:crypto';
import type { DatabaseName } from './stores.ts';

/** Makes an admin in identity's database, also before any service has run; its events wait in the outbox. Answers its user id. */
export async function createAdminIn(
  admin: { name: string; email: string; password: string },
  { databaseUrl, now }: { databaseUrl: (name: DatabaseName) => string; now: () => Date },
): Promise<number> {
  const url = databaseUrl('identity');
  await migrate({ url, service: 'identity' });
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const outbox = createOutbox({ service: 'identity', now, newId: randomUUID });
    return await createAdmin({ database, outbox, passwords: await createPasswords('full'), now }, admin);
  } finally {
    await database.close();
  }
}
