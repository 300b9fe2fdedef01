import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { addAgent } from '../agent/add-agent.ts';
import { refuseWrongBirthDate } from '../agent/refuse-wrong-birth-date.ts';
import type { Passwords } from '../password/passwords.ts';
import { builtInRoleId } from '../role/role-store.ts';
import { addUser } from '../user/add-user.ts';
import { emailRegistered } from '../user/email-taken.ts';
import { addVendor } from '../vendor/add-vendor.ts';
import type { CheckedRegistration } from './registration-door.ts';

export interface RegisterParts {
  database: Database;
  outbox: Outbox;
  passwords: Passwords;
  now: () => Date;
}

/**
 * Makes the user, and with it its shop or its agent's record; all or nothing. Answers the user's id. Throws a Problem 409
 * for a taken e-mail address.
 */
export async function register(parts: RegisterParts, registration: CheckedRegistration): Promise<number> {
  const { database, outbox, passwords, now } = parts;
  if (registration.type === 'delivery') refuseWrongBirthDate(registration.dateOfBirth, now());
  const { name, email, type: role } = registration;
  const passwordHash = await passwords.hash(registration.password);
  const phone = registration.type === 'vendor' ? null : (registration.phone ?? null);
  const gender = registration.type === 'customer' ? registration.gender : null;
  return database.transaction(async (tx) => {
    const at = now();
    const user = { name, email, passwordHash, phone, gender, imageUrl: null };
    const userId = await addUser(tx, outbox, user, await builtInRoleId(tx, role), at);
    if (userId === null) throw emailRegistered();
    if (registration.type === 'vendor') await addVendor(tx, outbox, userId, registration, at);
    if (registration.type === 'delivery') await addAgent(tx, outbox, userId, registration, { approved: false }, at);
    return userId;
  });
}
