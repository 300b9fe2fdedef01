import { z } from 'zod';
import { emailSchema, passwordSchema } from '@shop/contracts/rest/auth';
import { nameSchema } from '@shop/contracts/text';
import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { parsed } from '@shop/chassis/http/door';
import type { Passwords } from '../password/passwords.ts';
import { builtInRoleId } from '../role/role-store.ts';
import { addUser } from './add-user.ts';
import { emailTaken } from './email-taken.ts';

const newAdminSchema = z.object({ name: nameSchema, email: emailSchema, password: passwordSchema });

export interface CreateAdminParts {
  database: Database;
  outbox: Outbox;
  passwords: Passwords;
  now: () => Date;
}

/** Makes an admin and answers its user id. Throws a Problem where a field is wrong or the e-mail address is taken. */
export async function createAdmin(
  { database, outbox, passwords, now }: CreateAdminParts,
  input: { name: string; email: string; password: string },
): Promise<number> {
  const { name, email, password } = parsed(newAdminSchema, input);
  const passwordHash = await passwords.hash(password);
  const user = { name, email, passwordHash, phone: null, gender: null, imageUrl: null };
  const userId = await database.transaction(async (tx) =>
    addUser(tx, outbox, user, await builtInRoleId(tx, 'admin'), now()),
  );
  if (userId === null) throw emailTaken();
  return userId;
}
