import type { Product, ProductSize, ProductVariant } from '@shop/contracts/rest/products';
import { picture, type Vendor } from '../../services/all-in-one/test/people.ts';
import type { BackOffice } from './open-back-office.ts';

let made = 0;

/** Lookups of this test alone, named so that a person finds them. */
export async function newLookups({ shop }: BackOffice) {
  made += 1;
  const make = async (kind: string, name: string, more: object = {}) => ({
    name: `${name} ${made}`,
    id: await shop.people.newLookup(kind, { name: `${name} ${made}`, ...more }),
  });
  return {
    gold: await make('colors', 'Gold', { hex: '#f2b233' }),
    blue: await make('colors', 'Blue'),
    small: await make('sizes', '2–3 years, set'),
    large: await make('sizes', '4–5 years, set'),
  };
}
export type Lookups = Awaited<ReturnType<typeof newLookups>>;

/** Gold in two sizes of 5 pieces, and blue without sizes, of 6 pieces. */
export async function productWithVariants(office: BackOffice, vendor: Vendor) {
  const lookups = await newLookups(office);
  const { gold, blue, small, large } = lookups;
  const sizes = [
    { sizeId: small.id, price: 70, stock: 5 },
    { sizeId: large.id, price: 80, stock: 5 },
  ];
  const variants = [
    { colorId: gold.id, sizes },
    { colorId: blue.id, price: 90, stock: 6 },
  ];
  return { ...lookups, product: await office.shop.people.addProduct(vendor, { variants }) };
}

/** The product as its owner reads it by the public call. */
export const readerOf =
  ({ shop }: BackOffice, { token }: Vendor) =>
  async ({ id }: Pick<Product, 'id'>): Promise<Product> =>
    (await shop.knocks<Product>('GET', `/api/products/${id}`, { token })).body;

export function variantOf({ variants }: Product, { id }: { id: number }): ProductVariant {
  const variant = variants.find(({ colorId }) => colorId === id);
  if (!variant) throw new Error('the product has no such colour');
  return variant;
}
export function sizeOf({ sizes }: ProductVariant, { id }: { id: number }): ProductSize {
  const size = sizes.find(({ sizeId }) => sizeId === id);
  if (!size) throw new Error('the colour has no such size');
  return size;
}

/** A picture as a device hands it over. */
export const pictureFile = async (name: string, colour?: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(colour),
});

/** A customer buys one piece, all the way. */
export async function buyOne(
  { shop }: BackOffice,
  { id: productId }: Product,
  variant: ProductVariant,
  sizeId?: number,
) {
  const { people } = shop;
  const customer = await people.newCustomer();
  await people.addToCart(customer, productId, 1, { variantId: variant.id, ...(sizeId ? { sizeId } : {}) });
  const started = await people.startPaying(customer);
  await people.atProvider(started);
  const { status } = await people.placeOrder(customer, started.reference);
  if (status >= 300) throw new Error(`the order was answered with ${status}`);
}
