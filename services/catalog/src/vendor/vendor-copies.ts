import type { VendorCard } from '@shop/contracts/services/identity';
import type { Queryable, Transaction } from '@shop/chassis/database/database';

export async function readVendorCopy(db: Queryable, vendorId: number): Promise<VendorCard | null> {
  const [row] = await db.query<VendorCard>(
    `SELECT vendor_id AS "vendorId", user_id AS "userId", shop_name AS "shopName", shop_phone AS "shopPhone",
       is_active AS "isActive", version
     FROM vendor_copy WHERE vendor_id = $1`,
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
     WHERE vendor_copy.version < excluded.version`,
    [vendorId, userId, shopName, shopPhone, isActive, version],
  );
  return saved === 1;
}

/** Holds back changes of a vendor until the transaction ends, so that a new product can't miss one. */
export async function keepVendorCopy(tx: Transaction, vendorId: number): Promise<void> {
  await tx.execute('SELECT FROM vendor_copy WHERE vendor_id = $1 FOR SHARE', [vendorId]);
}
