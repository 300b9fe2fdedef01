import type { VendorCard } from '@shop/contracts/services/identity';
import type { Database } from '@shop/chassis/database/database';
import { inBatches } from '@shop/chassis/database/in-batches';
import type { NewEvent, Outbox } from '@shop/chassis/events/outbox';

interface VendorRow extends VendorCard {
  isArchived: boolean;
}

/** Tells every shop again, those closed for good too, which old orders still name. Answers how many. */
export const republishVendors = (database: Database, outbox: Outbox): Promise<number> =>
  inBatches(database, async (tx, { after, limit }) => {
    const rows = await tx.query<VendorRow>(
      `SELECT id AS "vendorId", user_id AS "userId", shop_name AS "shopName", shop_phone AS "shopPhone",
         is_active AS "isActive", version, archived_at IS NOT NULL AS "isArchived"
       FROM vendor WHERE id > $1 ORDER BY id LIMIT $2 FOR SHARE`,
      [after, limit],
    );
    outbox.append(tx, ...rows.flatMap(eventsOf));
    return rows.map(({ vendorId }) => vendorId);
  });

/** The end of a shop is an event of its own; who keeps its name alone listens only to its changes. */
function eventsOf({ isArchived, ...card }: VendorRow): NewEvent[] {
  const payload = { changes: {}, ...card };
  const changed = { type: 'identity.vendor-changed.v1' as const, payload };
  return isArchived ? [changed, { type: 'identity.vendor-archived.v1', payload }] : [changed];
}
