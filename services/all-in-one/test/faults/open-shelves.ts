import type { SeparateShop } from '../separate-shop.ts';

export interface Shelf {
  productId: number;
  /** How many pieces it had at first. */
  began: number;
}

/** Products of which there is enough for everybody, and those that people race for. */
export interface Wares {
  plenty: readonly Shelf[];
  scarce: readonly Shelf[];
}

const PRODUCTS_OF_EACH = 8;

/** Two vendors fill the shop. */
export async function openShelves(
  { people }: Pick<SeparateShop, 'people'>,
  stock: Readonly<Record<keyof Wares, number>>,
): Promise<Wares> {
  const vendors = [await people.newVendor(), await people.newVendor()];
  const fill = async (began: number): Promise<Shelf[]> => {
    const shelves: Shelf[] = [];
    while (shelves.length < PRODUCTS_OF_EACH) {
      for (const vendor of vendors) {
        const { id } = await people.addProduct(vendor, { stock: began });
        shelves.push({ productId: id, began });
      }
    }
    return shelves;
  };
  return { plenty: await fill(stock.plenty), scarce: await fill(stock.scarce) };
}
