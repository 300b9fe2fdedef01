import type { VendorCard } from '@shop/contracts/services/identity';
import type { Queryable, Transaction } from '@shop/chassis/database/database';

/** Null where none is at hand, or its account was deleted. */
export async function readVendorCopy(db: Queryable, vendorId: number): Promise<VendorCard | null> {
  const [row] = await db.query<VendorCard>(
    `SELECT vendor_id AS "vendorId", user_id AS "userId", shop_name AS "shopName", shop_phone AS "shopPhone",
       is_active AS "isActive", version
     FROM vendor_copy WHERE vendor_id = $1 AND deleted_at IS NULL`,
    [vendorId],
  );
  return row ?? null;
}

/** Keeps what is newer than the copy at hand. Answers whether it was. */
export async function saveVendorCopy(db: Queryable, vendor: VendorCard): Promise<boolean> {
  const { vendorId, userId, shopName, shopPhone, isActive, version } = vendor;
  const saved = await db.execute(
    `INSERT INTO vendor_copy (vendor_id, user_id, shop_name, shop_phone, is_active, version)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (vendor_id) DO UPDATE SET user_id = excluded.user_id, shop_name = excluded.shop_name,
       shop_phone = excluded.shop_phone, is_active = excluded.is_active, version = excluded.version
     WHERE vendor_copy.version < excluded.version AND vendor_copy.deleted_at IS NULL`,
    [vendorId, userId, shopName, shopPhone, isActive, version],
  );
  return saved === 1;
}

/** Holds back changes of a vendor until the transaction ends, so that a new product can't miss one. False for a deleted one. */
export async function keepVendorCopy(tx: Transaction, vendorId: number): Promise<boolean> {
  const kept = await tx.query<{ isDeleted: boolean }>(
    'SELECT deleted_at IS NOT NULL AS "isDeleted" FROM vendor_copy WHERE vendor_id = $1 FOR SHARE',
    [vendorId],
  );
  return kept[0]?.isDeleted === false;
}

/** Ends a vendor for good, whatever older news of it still arrives. */
export async function endVendorCopy(tx: Transaction, vendorId: number, at: Date): Promise<void> {
  await tx.execute(
    'UPDATE vendor_copy SET deleted_at = coalesce(deleted_at, $2), is_active = false WHERE vendor_id = $1',
    [vendorId, at],
  );
}
