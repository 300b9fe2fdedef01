import type { Queryable } from '@shop/chassis/database/database';

const RULES = [
  `SELECT 'customer ' || customer_id || ' has ' || count(*) || ' default addresses' AS violation
   FROM address WHERE is_default GROUP BY customer_id HAVING count(*) > 1`,
  `SELECT 'vendor ' || vendor.id || ' has no user' AS violation
   FROM vendor LEFT JOIN user_account ON user_account.id = vendor.user_id AND user_account.deleted_at IS NULL
   WHERE user_account.id IS NULL AND vendor.archived_at IS NULL`,
];

/** A sentence for everything in identity's database that must not be; at most a hundred per rule. */
export async function readIdentityAudit(database: Queryable): Promise<string[]> {
  const found = await Promise.all(RULES.map((rule) => database.query<{ violation: string }>(`${rule} LIMIT 100`)));
  return found.flat().map(({ violation }) => violation);
}
