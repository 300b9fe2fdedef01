import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@shop/contracts/rest/products';
import { type Knocks, knocksAt } from '../knocks.ts';
import type { SeparateShop } from '../separate-shop.ts';

const EVERY_MS = 100;

/**
 * A vendor gives a piece another price and stock again and again, through one of the BFFs in turn. Stopping throws where any of
 * them showed something else afterwards.
 */
export async function watchForStaleWares({ people }: Pick<SeparateShop, 'people'>, bffs: readonly string[]) {
  const vendor = await people.newVendor();
  const { id, name } = await people.addProduct(vendor, { stock: 1, price: 60 });
  const doors = bffs.map(knocksAt);
  const stale: object[] = [];
  let changes = 0;
  let isOver = false;

  const change = async (knocks: Knocks) => {
    const wanted = { price: 60 + (changes % 900), stock: 1 + changes };
    const form = new FormData();
    for (const [field, value] of Object.entries(wanted)) form.append(field, String(value));
    const { status, body } = await knocks('PUT', `/api/products/${id}`, { token: vendor.token, form });
    if (status !== 200) throw new Error(`Changing a price was answered ${status}: ${JSON.stringify(body)}`);
    return wanted;
  };
  const look = async (knocks: Knocks) => {
    const { body: product } = await knocks<Product>('GET', `/api/products/${id}`);
    const { body: list } = await knocks<Product[]>('GET', '/api/products', { query: { filter: { q: name } } });
    return [product, list.find((one) => one.id === id)];
  };
  const watching = (async () => {
    for (; !isOver; changes++) {
      const { price, stock } = await change(doors[changes % doors.length] as Knocks);
      for (const [nth, knocks] of doors.entries()) {
        for (const shown of await look(knocks)) {
          if (shown?.price === price && shown.stock === stock) continue;
          const at = new Date().toISOString();
          stale.push({ at, bff: nth, changes, price, stock, shown: { price: shown?.price, stock: shown?.stock } });
        }
      }
      await pause(EVERY_MS);
    }
  })();
  // Told by whoever stops it.
  watching.catch(() => undefined);
  return {
    stop: async (): Promise<number> => {
      isOver = true;
      await watching;
      expect(stale).toEqual([]);
      return changes;
    },
  };
}
