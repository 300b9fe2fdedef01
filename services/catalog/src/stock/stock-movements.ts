import type { Transaction } from '@shop/chassis/database/database';
import type { StockLine } from './stock-line.ts';

interface Movement {
  kind: 'sale' | 'return';
  reference: string;
  lines: readonly StockLine[];
  at: Date;
}

/** Writes down, with the commit, what left the stock by a sale, or came back to it. */
export function recordMovements(tx: Transaction, { kind, reference, lines, at }: Movement): void {
  const sign = kind === 'sale' ? -1 : 1;
  tx.withCommit(
    `INSERT INTO stock_movement (sku_id, kind, quantity, reference, at)
     SELECT sku_id, $1, $2 * quantity, $3, $4 FROM unnest($5::integer[], $6::integer[]) AS line(sku_id, quantity)`,
    [kind, sign, reference, at, lines.map(({ skuId }) => skuId), lines.map(({ quantity }) => quantity)],
  );
}

/** Writes down, with the commit, what was counted anew, more or fewer. */
export function recordAdjustments(tx: Transaction, lines: readonly StockLine[], at: Date): void {
  tx.withCommit(
    `INSERT INTO stock_movement (sku_id, kind, quantity, at)
     SELECT sku_id, 'adjustment', quantity, $1 FROM unnest($2::integer[], $3::integer[]) AS line(sku_id, quantity)`,
    [at, lines.map(({ skuId }) => skuId), lines.map(({ quantity }) => quantity)],
  );
}

/** The pieces of a sale that have not come back. */
export const readOutstanding = (tx: Transaction, reference: string): Promise<StockLine[]> =>
  tx.query<StockLine>(
    `SELECT sku_id AS "skuId", -sum(quantity)::integer AS quantity FROM stock_movement
     WHERE reference = $1 GROUP BY sku_id HAVING sum(quantity) < 0 ORDER BY sku_id`,
    [reference],
  );
