import type { VendorCard } from '@shop/contracts/services/identity';
import { foldForSearch } from '@shop/contracts/text';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import type { ShopFields } from './shop-fields.ts';

export interface StoredVendor {
  vendorId: number;
  userId: number;
  isActive: boolean;
  fields: ShopFields;
}

export const SHOP_COLUMNS = `shop_name AS "shopName", shop_phone AS "shopPhone", shop_location AS "shopLocation",
  shop_address AS "shopAddress", shop_email AS "shopEmail", shop_website AS "shopWebsite", shop_owner AS "shopOwner",
  shop_latitude AS "shopLatitude", shop_longitude AS "shopLongitude"`;
const CARD = `id AS "vendorId", user_id AS "userId", shop_name AS "shopName", shop_phone AS "shopPhone",
  is_active AS "isActive", version`;

const valuesOf = (fields: ShopFields): unknown[] => [
  fields.shopName,
  foldForSearch(fields.shopName),
  fields.shopPhone,
  fields.shopLocation,
  fields.shopAddress,
  fields.shopEmail,
  fields.shopWebsite,
  fields.shopOwner,
  fields.shopLatitude,
  fields.shopLongitude,
];

/** Stores an inactive shop. Null where the user has one already. */
export async function insertVendor(
  tx: Transaction,
  userId: number,
  fields: ShopFields,
  at: Date,
): Promise<VendorCard | null> {
  const [card] = await tx.query<VendorCard>(
    `INSERT INTO vendor (shop_name, shop_name_folded, shop_phone, shop_location, shop_address, shop_email, shop_website,
       shop_owner, shop_latitude, shop_longitude, user_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
     ON CONFLICT (user_id) DO NOTHING RETURNING ${CARD}`,
    [...valuesOf(fields), userId, at],
  );
  return card ?? null;
}

export async function findVendorOfUser(db: Queryable, userId: number): Promise<VendorCard | null> {
  const [card] = await db.query<VendorCard>(`SELECT ${CARD} FROM vendor WHERE user_id = $1 AND archived_at IS NULL`, [
    userId,
  ]);
  return card ?? null;
}

/** Holds the shop's row, so that its changes come one by one. */
export async function lockVendor(tx: Transaction, id: number): Promise<StoredVendor | null> {
  const [row] = await tx.query<Omit<StoredVendor, 'fields'> & ShopFields>(
    `SELECT id AS "vendorId", user_id AS "userId", is_active AS "isActive", ${SHOP_COLUMNS}
     FROM vendor WHERE id = $1 AND archived_at IS NULL FOR UPDATE`,
    [id],
  );
  if (!row) return null;
  const { vendorId, userId, isActive, ...fields } = row;
  return { vendorId, userId, isActive, fields };
}

export async function updateVendor(
  tx: Transaction,
  id: number,
  { fields, isActive, archived }: { fields: ShopFields; isActive: boolean; archived: boolean },
  at: Date,
): Promise<VendorCard> {
  const [card] = await tx.query<VendorCard>(
    `UPDATE vendor SET shop_name = $1, shop_name_folded = $2, shop_phone = $3, shop_location = $4, shop_address = $5,
       shop_email = $6, shop_website = $7, shop_owner = $8, shop_latitude = $9, shop_longitude = $10, is_active = $11,
       version = version + 1, updated_at = $12::timestamptz, archived_at = CASE WHEN $13::boolean THEN $12::timestamptz END
     WHERE id = $14 RETURNING ${CARD}`,
    [...valuesOf(fields), isActive, at, archived, id],
  );
  if (!card) throw new Error(`vendor ${id} does not exist`);
  return card;
}
