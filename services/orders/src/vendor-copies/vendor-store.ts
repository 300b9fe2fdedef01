import type { EventPayload } from '@shop/contracts/events/registry';
import type { Queryable } from '@shop/chassis/database/database';

type Vendor = EventPayload<'identity.vendor-changed.v1'>;

/** Keeps what is newer than the copy. */
export async function keepVendor(db: Queryable, { vendorId, userId, shopName, version }: Vendor): Promise<void> {
  await db.execute(
    `INSERT INTO vendor_copy (vendor_id, user_id, shop_name, version) VALUES ($1, $2, $3, $4)
     ON CONFLICT (vendor_id) DO UPDATE SET user_id = excluded.user_id, shop_name = excluded.shop_name,
       version = excluded.version
     WHERE vendor_copy.version < excluded.version`,
    [vendorId, userId, shopName, version],
  );
}

/** The shop of a user, the newest where it had another before; null where the copies know none. */
export async function findVendorOfUser(db: Queryable, userId: number): Promise<number | null> {
  const [row] = await db.query<{ vendorId: number }>(
    'SELECT vendor_id AS "vendorId" FROM vendor_copy WHERE user_id = $1 ORDER BY vendor_id DESC LIMIT 1',
    [userId],
  );
  return row?.vendorId ?? null;
}
