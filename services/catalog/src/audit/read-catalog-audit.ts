import type { Queryable } from '@shop/chassis/database/database';

export interface CatalogAudit {
  facts: { skus: number; stock: number; reserved: number; sold: number; returned: number };
  /** One sentence for each sum that does not hold. */
  violations: string[];
}

interface SkuSums {
  skuId: number;
  stock: number;
  reserved: number;
  /** Initial stock and adjustments. */
  brought: number;
  sold: number;
  returned: number;
  held: number;
}

const SUMS = `
  SELECT sku.id AS "skuId", sku.stock, sku.reserved, coalesce(moved.brought, 0)::integer AS brought,
    coalesce(moved.sold, 0)::integer AS sold, coalesce(moved.returned, 0)::integer AS returned,
    coalesce(held.quantity, 0)::integer AS held
  FROM sku
  LEFT JOIN (
    SELECT sku_id, sum(quantity) FILTER (WHERE kind IN ('initial', 'adjustment')) AS brought,
      -sum(quantity) FILTER (WHERE kind = 'sale') AS sold, sum(quantity) FILTER (WHERE kind = 'return') AS returned
    FROM stock_movement GROUP BY sku_id
  ) AS moved ON moved.sku_id = sku.id
  LEFT JOIN (
    SELECT l.sku_id, sum(l.quantity) AS quantity
    FROM reservation_line l JOIN reservation r ON r.reference = l.reference AND r.state = 'held' GROUP BY l.sku_id
  ) AS held ON held.sku_id = sku.id
  ORDER BY sku.id`;

/** Checks what must always hold of the stock, from one moment's rows. */
export async function readCatalogAudit(db: Queryable): Promise<CatalogAudit> {
  const skus = await db.query<SkuSums>(SUMS);
  const sum = (of: (sku: SkuSums) => number) => skus.reduce((total, sku) => total + of(sku), 0);
  return {
    facts: {
      skus: skus.length,
      stock: sum(({ stock }) => stock),
      reserved: sum(({ reserved }) => reserved),
      sold: sum(({ sold }) => sold),
      returned: sum(({ returned }) => returned),
    },
    violations: skus.flatMap(violationsOf),
  };
}

export function violationsOf({ skuId, stock, reserved, brought, sold, returned, held }: SkuSums): string[] {
  const sums = `initial and adjustments ${brought} + returned ${returned} = stock ${stock} + sold ${sold}`;
  return [
    ...(brought + returned === stock + sold ? [] : [`SKU ${skuId}: not so: ${sums}`]),
    ...(reserved >= 0 && reserved <= stock ? [] : [`SKU ${skuId}: not so: 0 ≤ reserved ${reserved} ≤ stock ${stock}`]),
    ...(reserved === held ? [] : [`SKU ${skuId}: not so: reserved ${reserved} = held by reservations ${held}`]),
  ];
}
