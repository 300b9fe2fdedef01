import type { ListQuery, Page } from '@shop/contracts/list';
import type { VendorCard, vendorCardListRules } from '@shop/contracts/services/identity';
import { foldForSearch } from '@shop/contracts/text';
import type { Queryable, Transaction } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';

export interface NewVendor {
  shopName: string;
  shopAddress: string;
  shopPhone?: string | null | undefined;
  shopLocation?: string | null | undefined;
}

const CARD = `id AS "vendorId", user_id AS "userId", shop_name AS "shopName", shop_phone AS "shopPhone",
  is_active AS "isActive", version`;

export async function insertVendor(tx: Transaction, userId: number, shop: NewVendor, at: Date): Promise<VendorCard> {
  const [card] = await tx.query<VendorCard>(
    `INSERT INTO vendor
       (user_id, shop_name, shop_name_folded, shop_address, shop_phone, shop_location, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${CARD}`,
    [
      userId,
      shop.shopName,
      foldForSearch(shop.shopName),
      shop.shopAddress,
      shop.shopPhone ?? null,
      shop.shopLocation ?? null,
      at,
    ],
  );
  if (!card) throw new Error('the vendor was not stored');
  return card;
}

export async function findVendor(db: Queryable, id: number): Promise<VendorCard | null> {
  const [card] = await db.query<VendorCard>(`SELECT ${CARD} FROM vendor WHERE id = $1 AND archived_at IS NULL`, [id]);
  return card ?? null;
}

export async function findVendorOfUser(db: Queryable, userId: number): Promise<VendorCard | null> {
  const [card] = await db.query<VendorCard>(`SELECT ${CARD} FROM vendor WHERE user_id = $1 AND archived_at IS NULL`, [
    userId,
  ]);
  return card ?? null;
}

type VendorQuery = ListQuery<(typeof vendorCardListRules.sortKeys)[number], { id?: number[] | undefined }>;

export const listVendors = (
  db: Queryable,
  query: VendorQuery,
  { activeOnly }: { activeOnly: boolean },
): Promise<Page<VendorCard>> =>
  pageOf<VendorCard>(db, {
    select: CARD,
    from: 'vendor',
    where: [
      sql`archived_at IS NULL`,
      ...(activeOnly ? [sql`is_active`] : []),
      ...(query.filter.id ? [sql`id = ANY (${query.filter.id}::bigint[])`] : []),
    ],
    orderBy: { id: 'id', shopName: 'shop_name' },
    query,
  });

/** Null where the vendor is as it should be already, or does not exist. */
export async function setActive(tx: Transaction, id: number, isActive: boolean, at: Date): Promise<VendorCard | null> {
  const [card] = await tx.query<VendorCard>(
    `UPDATE vendor SET is_active = $2, version = version + 1, updated_at = $3
     WHERE id = $1 AND is_active <> $2 AND archived_at IS NULL RETURNING ${CARD}`,
    [id, isActive, at],
  );
  return card ?? null;
}
