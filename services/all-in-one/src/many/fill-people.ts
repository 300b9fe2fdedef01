import type { Database, Transaction } from '@shop/chassis/database/database';
import { createPasswords } from '@shop/identity/password/passwords';
import { agentsFor, FILLED_PASSWORD, filledEmail, type FilledRole, type Made, type Many, vendorsFor } from './many.ts';
import { FIRST_NAMES, foldedAt, LAST_NAMES, LOOKS, REGIONS, TOWNS, wordAt } from './words.ts';

const LAST_NAME = `n / ${FIRST_NAMES.length}`;

export interface FilledPeople {
  customers: Made;
  vendors: Made;
  agents: Made;
}

/** Whether a filling was done here, or begun. */
export async function isFilled(identity: Database): Promise<boolean> {
  const rows = await identity.query('SELECT FROM user_account WHERE email = $1', [filledEmail('admin', 1)]);
  return rows.length > 0;
}

/** Makes an admin, vendors with their shops, agents, and customers with their addresses. */
export async function fillPeople(identity: Database, many: Many, now: Date): Promise<FilledPeople> {
  const passwordHash = await (await createPasswords('full')).hash(FILLED_PASSWORD);
  return identity.transaction(async (tx) => {
    const users = (role: FilledRole, count: number) => insertUsers(tx, { role, count, passwordHash, now });
    await users('admin', 1);
    const vendors = await insertShops(tx, await users('vendor', vendorsFor(many)));
    const agents = await insertAgents(tx, await users('delivery', agentsFor(many)));
    const customers = await users('customer', many.customers);
    await insertAddresses(tx, customers);
    return { customers, vendors, agents };
  });
}

const made = async (tx: Transaction, sql: string, parameters: readonly unknown[]): Promise<Made> => {
  const [row] = await tx.query<Made>(sql, parameters);
  if (!row) throw new Error('an insert answered no row');
  return row;
};

const insertUsers = (
  tx: Transaction,
  { role, count, passwordHash, now }: { role: FilledRole; count: number; passwordHash: string; now: Date },
) =>
  made(
    tx,
    `WITH made AS (
       INSERT INTO user_account (name, name_folded, email, password_hash, phone, created_at, updated_at)
       SELECT ${wordAt(FIRST_NAMES, 'n')} || ' ' || ${wordAt(LAST_NAMES, LAST_NAME)},
         ${foldedAt(FIRST_NAMES, 'n')} || ' ' || ${foldedAt(LAST_NAMES, LAST_NAME)},
         $1::text || '-' || n || '@many.example', $2, '+23324' || lpad(n::text, 7, '0'), since, since
       FROM generate_series(1, $3::integer) AS n
       CROSS JOIN LATERAL (SELECT $4::timestamptz - interval '700 days' * ($3::integer - n + 1) / $3::integer AS since) AS time
       RETURNING id
     ), given AS (
       INSERT INTO user_role (user_id, role_id) SELECT made.id, role.id FROM made, role WHERE role.name = $1 AND built_in
     )
     SELECT min(id) AS "firstId", count(*)::integer AS count FROM made`,
    [role, passwordHash, count, now],
  );

/** Every twentieth shop waits to be activated. */
const insertShops = (tx: Transaction, { firstId, count }: Made) =>
  made(
    tx,
    `WITH made AS (
       INSERT INTO vendor (user_id, shop_name, shop_name_folded, shop_phone, shop_location, is_active, created_at, updated_at)
       SELECT id, ${wordAt(LOOKS, 'id')} || ' wardrobe ' || id, ${foldedAt(LOOKS, 'id')} || ' wardrobe ' || id, phone,
         ${wordAt(TOWNS, 'id')}, (id - $1::integer) % 20 <> 19, created_at, created_at
       FROM user_account WHERE id >= $1::integer AND id < $1::integer + $2::integer ORDER BY id
       RETURNING id
     )
     SELECT min(id) AS "firstId", count(*)::integer AS count FROM made`,
    [firstId, count],
  );

/** Answers their user ids: orders know agents by those. */
async function insertAgents(tx: Transaction, users: Made): Promise<Made> {
  await tx.execute(
    `INSERT INTO agent (user_id, license_number, national_id, vehicle_type, approved, active, created_at, updated_at)
     SELECT id, 'DL-' || id, 'GHA-' || lpad(id::text, 9, '0'), 'motorbike', true, true, created_at, created_at
     FROM user_account WHERE id >= $1::integer AND id < $1::integer + $2::integer ORDER BY id`,
    [users.firstId, users.count],
  );
  return users;
}

/** A default address for each, and another one for every third. */
const insertAddresses = (tx: Transaction, { firstId, count }: Made) =>
  tx.execute(
    `INSERT INTO address (customer_id, title, street, city, region, country, phone, is_default, created_at, updated_at)
     SELECT id, CASE nth WHEN 0 THEN 'Home' ELSE 'Work' END, id % 90 + 1 || ' Market Road', ${wordAt(TOWNS, 'id + nth')},
       ${wordAt(REGIONS, 'id + nth')}, 'Ghana', phone, nth = 0, created_at, created_at
     FROM user_account CROSS JOIN LATERAL generate_series(0, (id % 3 = 0)::integer) AS nth
     WHERE id >= $1::integer AND id < $1::integer + $2::integer`,
    [firstId, count],
  );
