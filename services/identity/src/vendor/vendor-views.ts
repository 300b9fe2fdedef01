import type { ListQuery, Page } from '@shop/contracts/list';
import type { vendorListRules } from '@shop/contracts/rest/vendors';
import type { VendorView } from '@shop/contracts/services/identity';
import type { Queryable } from '@shop/chassis/database/database';
import { pageOf, sql } from '@shop/chassis/database/list-sql';
import type { SqlPart } from '@shop/chassis/database/list-sql';
import { containing } from '@shop/chassis/database/containing';
import { SHOP_COLUMNS } from './vendor-store.ts';

type VendorRow = Omit<VendorView, 'createdAt'> & { createdAt: Date };

/** Public: active shops alone. */
export interface Sight {
  activeOnly: boolean;
}

const FROM = 'vendor JOIN user_account ON user_account.id = vendor.user_id';
const VIEW = `vendor.id AS "vendorId", vendor.user_id AS "userId", ${SHOP_COLUMNS}, is_active AS "isActive",
  vendor.version, vendor.created_at AS "createdAt",
  json_build_object('name', user_account.name, 'email', user_account.email) AS user,
  (SELECT coalesce(json_agg(json_build_object('id', id, 'url', url, 'alt', alt) ORDER BY position, id), '[]')
   FROM vendor_image WHERE vendor_id = vendor.id) AS images,
  (SELECT coalesce(json_agg(json_build_object('id', id, 'url', url, 'caption', caption) ORDER BY position, id), '[]')
   FROM vendor_video WHERE vendor_id = vendor.id) AS videos`;

const toView = (row: VendorRow): VendorView => ({ ...row, createdAt: row.createdAt.toISOString() });

const visible = ({ activeOnly }: Sight): SqlPart[] => [
  sql`archived_at IS NULL`,
  ...(activeOnly ? [sql`is_active`] : []),
];

interface VendorFilter {
  id?: number[] | undefined;
  q?: string | undefined;
  isActive?: boolean | undefined;
  userId?: number[] | undefined;
}
type VendorQuery = ListQuery<(typeof vendorListRules.sortKeys)[number], VendorFilter>;

async function page(db: Queryable, where: SqlPart[], query: VendorQuery): Promise<Page<VendorView>> {
  const { rows, total } = await pageOf<VendorRow>(db, {
    select: VIEW,
    from: FROM,
    where,
    orderBy: { id: 'vendor.id', shopName: 'shop_name', createdAt: 'vendor.created_at' },
    id: 'vendor.id',
    query,
  });
  return { rows: rows.map(toView), total };
}

export const listVendors = (db: Queryable, query: VendorQuery, sight: Sight): Promise<Page<VendorView>> => {
  const { id, q, isActive, userId } = query.filter;
  return page(
    db,
    [
      ...visible(sight),
      ...(id ? [sql`vendor.id = ANY (${id}::bigint[])`] : []),
      ...(q ? [sql`shop_name_folded LIKE ${containing(q)}`] : []),
      ...(isActive === undefined ? [] : [sql`is_active = ${isActive}`]),
      ...(userId ? [sql`vendor.user_id = ANY (${userId}::bigint[])`] : []),
    ],
    query,
  );
};

const ONE: VendorQuery = { sort: null, offset: 0, limit: 1, filter: {} };

export async function findVendor(db: Queryable, id: number): Promise<VendorView | null> {
  const { rows } = await page(db, [...visible({ activeOnly: false }), sql`vendor.id = ${id}`], ONE);
  return rows[0] ?? null;
}

export async function findShopOfUser(db: Queryable, userId: number): Promise<VendorView | null> {
  const { rows } = await page(db, [...visible({ activeOnly: false }), sql`vendor.user_id = ${userId}`], ONE);
  return rows[0] ?? null;
}
