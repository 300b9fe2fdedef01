import type { Queryable } from '@shop/chassis/database/database';
import type { ReservationState } from '../reservation/reservation-store.ts';
import type { StockLine } from '../stock/stock-line.ts';

export interface AuditedReservation {
  reference: string;
  state: ReservationState;
  lines: StockLine[];
  expiresAt: Date;
}

/** Every reservation, for comparing those that are held with the checkouts that are open. */
export const readReservations = (db: Queryable): Promise<AuditedReservation[]> =>
  db.query<AuditedReservation>(
    `SELECT r.reference, r.state, r.expires_at AS "expiresAt", coalesce(
       (SELECT jsonb_agg(jsonb_build_object('skuId', l.sku_id, 'quantity', l.quantity) ORDER BY l.sku_id)
        FROM reservation_line l WHERE l.reference = r.reference), '[]') AS lines
     FROM reservation r ORDER BY r.reference`,
  );

export interface AuditedSale {
  reference: string;
  lines: { skuId: number; sold: number; returned: number }[];
}

/** Per reference, how many pieces of each SKU were sold and how many of them came back. */
export const readSales = (db: Queryable): Promise<AuditedSale[]> =>
  db.query<AuditedSale>(
    `SELECT reference, jsonb_agg(jsonb_build_object('skuId', sku_id, 'sold', sold, 'returned', returned) ORDER BY sku_id) AS lines
     FROM (
       SELECT reference, sku_id, -coalesce(sum(quantity) FILTER (WHERE kind = 'sale'), 0) AS sold,
         coalesce(sum(quantity) FILTER (WHERE kind = 'return'), 0) AS returned
       FROM stock_movement WHERE reference IS NOT NULL GROUP BY reference, sku_id
     ) AS moved
     GROUP BY reference ORDER BY reference`,
  );
