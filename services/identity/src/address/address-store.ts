import type { ListQuery, Page } from '@shop/contracts/list';
import type { Address, AddressInput, addressListRules } from '@shop/contracts/rest/addresses';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';

export type AddressFields = Omit<AddressInput, 'isDefault'>;

const COLUMNS = 'id, title, street, city, region, country, phone, is_default AS "isDefault", latitude, longitude';

/** The same as one JSON object, for the list of a user's addresses. */
export const ADDRESS_AS_JSON = `json_build_object('id', address.id, 'title', title, 'street', street, 'city', city,
  'region', region, 'country', country, 'phone', address.phone, 'isDefault', is_default, 'latitude', latitude,
  'longitude', longitude)`;

const valuesOf = ({ title, street, city, region, country, phone, latitude, longitude }: AddressFields): unknown[] => [
  title,
  street,
  city,
  region,
  country,
  phone,
  latitude,
  longitude,
];

type AddressQuery = ListQuery<(typeof addressListRules.sortKeys)[number], { id?: number[] | undefined }>;

export const listAddresses = (db: Queryable, customerId: number, query: AddressQuery): Promise<Page<Address>> =>
  pageOf<Address>(db, {
    select: COLUMNS,
    from: 'address',
    where: [
      sql`customer_id = ${customerId}`,
      ...(query.filter.id ? [sql`id = ANY (${query.filter.id}::bigint[])`] : []),
    ],
    orderBy: { id: 'id', title: 'title', city: 'city' },
    query,
  });

/** The customer's own address; null for another's. */
export async function findAddress(db: Queryable, customerId: number, id: number): Promise<Address | null> {
  const [address] = await db.query<Address>(`SELECT ${COLUMNS} FROM address WHERE id = $1 AND customer_id = $2`, [
    id,
    customerId,
  ]);
  return address ?? null;
}

export async function countAddresses(db: Queryable, customerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM address WHERE customer_id = $1', [
    customerId,
  ]);
  return row?.count ?? 0;
}

/** Stores an address that is not the default one, and answers its id. */
export async function insertAddress(
  tx: Transaction,
  customerId: number,
  fields: AddressFields,
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO address (title, street, city, region, country, phone, latitude, longitude, customer_id, created_at,
       updated_at, is_default)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, false) RETURNING id`,
    [...valuesOf(fields), customerId, at],
  );
  if (!row) throw new Error('the address was not stored');
  return row.id;
}

export async function updateAddress(tx: Transaction, id: number, fields: AddressFields, at: Date): Promise<void> {
  await tx.execute(
    `UPDATE address SET title = $1, street = $2, city = $3, region = $4, country = $5, phone = $6, latitude = $7,
       longitude = $8, updated_at = $10 WHERE id = $9`,
    [...valuesOf(fields), id, at],
  );
}

/** Makes one address of the customer its only default; with null it has none. The customer's row must be locked. */
export async function setDefault(tx: Transaction, customerId: number, id: number | null): Promise<void> {
  await tx.execute('UPDATE address SET is_default = false WHERE customer_id = $1 AND is_default', [customerId]);
  if (id !== null) await tx.execute('UPDATE address SET is_default = true WHERE id = $1', [id]);
}

export async function deleteAddress(tx: Transaction, id: number): Promise<void> {
  await tx.execute('DELETE FROM address WHERE id = $1', [id]);
}

export async function newestAddressId(tx: Transaction, customerId: number): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    'SELECT id FROM address WHERE customer_id = $1 ORDER BY id DESC LIMIT 1',
    [customerId],
  );
  return row?.id ?? null;
}

export async function deleteAddressesOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute('DELETE FROM address WHERE customer_id = $1', [customerId]);
}
