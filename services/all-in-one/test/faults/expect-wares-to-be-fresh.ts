import type { Product } from '@shop/contracts/rest/products';
import { knocksAt } from '../knocks.ts';
import type { SeparateShop } from '../separate-shop.ts';

/** Throws unless each BFF shows of every product what can be bought of it now. */
export async function expectWaresToBeFresh({ databases }: Pick<SeparateShop, 'databases'>, bffs: readonly string[]) {
  const free = await databases.catalog.database.query<{ id: number; stock: number }>(
    `SELECT product_id AS id, sum(stock - reserved)::int AS stock FROM sku WHERE on_offer GROUP BY product_id ORDER BY product_id`,
  );
  for (const bff of bffs) {
    const { body } = await knocksAt(bff)<Product[]>('GET', '/api/products', { query: { range: '[0,99]' } });
    const shown = body.map(({ id, stock }) => ({ id, stock })).toSorted((one, other) => one.id - other.id);
    expect({ bff, shown }).toEqual({ bff, shown: free });
  }
}
