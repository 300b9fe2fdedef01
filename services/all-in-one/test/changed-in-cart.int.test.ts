import type { CartItem } from '@shop/contracts/rest/carts';
import type { Order } from '@shop/contracts/rest/orders';
import type { Product } from '@shop/contracts/rest/products';
import { eventually } from '@shop/testing/eventually';
import type { Customer, Vendor } from './people.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startTestShop();
  vendor = await shop.people.newVendor();
});
afterEach(() => shop.expectSumsToHold());
afterAll(() => shop.stop());

/** What a customer picks of a product: the whole product, a variant without sizes, or a size. */
interface Pick {
  product: Product;
  pick: { variantId?: number; sizeId?: number };
  /** The row of the picked size. */
  rowOfSize?: number;
}

async function plain(of = vendor): Promise<Pick> {
  return { product: await shop.people.addProduct(of, { price: 70 }), pick: {} };
}

async function withVariants(): Promise<{ size: Pick; variant: Pick }> {
  const { people } = shop;
  const [gold, blue] = [await people.newLookup('colors'), await people.newLookup('colors')];
  const sizeId = await people.newLookup('sizes');
  const product = await people.addProduct(vendor, {
    variants: [
      { colorId: gold, sizes: [{ sizeId, price: 70, stock: 5 }] },
      { colorId: blue, price: 70, stock: 5 },
    ],
  });
  const [sized, whole] = product.variants;
  return {
    size: { product, pick: { variantId: sized?.id ?? 0, sizeId }, rowOfSize: sized?.sizes[0]?.id ?? 0 },
    variant: { product, pick: { variantId: whole?.id ?? 0 } },
  };
}

const holding = async (...picks: Pick[]): Promise<Customer> => {
  const customer = await shop.people.newCustomer();
  for (const { product, pick } of picks)
    expect(await shop.people.addToCart(customer, product.id, 1, pick)).toMatchObject({ status: 201 });
  return customer;
};

async function writes(method: 'PUT' | 'DELETE', path: string, fields: object = {}, token = vendor.token) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  const { status } = await shop.knocks(method, `/api${path}`, { token, ...(method === 'PUT' ? { form } : {}) });
  expect([200, 204]).toContain(status);
}

const variantsForm = ({ product, pick }: Pick, change: object) =>
  writes('PUT', `/products/with-variants-image/${product.id}`, {
    productData: {},
    variants: [{ id: pick.variantId, ...change }],
  });

describe('a price that changed in the cart', () => {
  it.each<[string, number, () => Promise<Pick>, (pick: Pick) => Promise<void>]>([
    [
      'on the size',
      75,
      async () => (await withVariants()).size,
      (pick) => variantsForm(pick, { sizes: [{ id: pick.rowOfSize, price: 75 }] }),
    ],
    ['on the variant', 65, async () => (await withVariants()).variant, (pick) => variantsForm(pick, { price: 65 })],
    ['on the product', 80, plain, ({ product }) => writes('PUT', `/products/${product.id}`, { price: 80 })],
    ['by a discount', 55, plain, ({ product }) => writes('PUT', `/products/${product.id}`, { discountPrice: 55 })],
  ])('%s is shown with a warning, and the old sum is refused', async (_where, price, make, change) => {
    const { people } = shop;
    const picked = await make();
    const customer = await holding(picked);
    expect((await people.cartOf(customer)).totals.total).toBe(70);
    await change(picked);
    await eventually('the cart shows it', async () => {
      const { cart, totals, warnings } = await people.cartOf(customer);
      return cart.items[0]?.unitPrice === price && totals.total === price && warnings.length > 0;
    });
    expect((await people.initiate(customer, { amount: 70 })).status).toBe(409);
    expect((await people.startPaying(customer)).amount).toBe(price);
  });
});

describe('what is taken out of the shop while it lies in a cart', () => {
  it.each<[string, () => Promise<{ picked: Pick; goes: () => Promise<void> }>]>([
    [
      'a size',
      async () => {
        const { size } = await withVariants();
        return { picked: size, goes: () => writes('DELETE', `/products/variant-size/${size.rowOfSize}`) };
      },
    ],
    [
      'a variant',
      async () => {
        const { variant } = await withVariants();
        return { picked: variant, goes: () => writes('DELETE', `/products/variant/${variant.pick.variantId}`) };
      },
    ],
    [
      'a product',
      async () => {
        const picked = await plain();
        return { picked, goes: () => writes('DELETE', `/products/product/${picked.product.id}`) };
      },
    ],
    [
      'the product of a vendor who is stopped',
      async () => {
        const other = await shop.people.newVendor();
        const token = await shop.people.adminToken();
        const goes = () => writes('PUT', `/vendors/${other.vendorId}`, { isActive: false }, token);
        return { picked: await plain(other), goes };
      },
    ],
  ])(
    '%s is marked and not counted; paying waits for its removal, and old orders stay as they were',
    async (_what, make) => {
      const { people, knocks } = shop;
      const { picked, goes } = await make();
      const earlier = await holding(picked);
      const started = await people.startPaying(earlier);
      await people.atProvider(started);
      const { order } = (await people.placeOrder(earlier, started.reference)).body;
      const customer = await holding(picked, { product: await people.addProduct(vendor, { price: 20 }), pick: {} });

      await goes();
      const lineOf = (items: readonly CartItem[]) => items.find(({ productId }) => productId === picked.product.id);
      const marked = await eventually('the line is marked', async () => {
        const cart = await people.cartOf(customer);
        return lineOf(cart.cart.items)?.isAvailable === false && cart;
      });
      expect(marked.totals.subtotal).toBe(20);
      expect(marked.cart.items).toHaveLength(2);
      for (const amount of [20, 90]) expect((await people.initiate(customer, { amount })).status).toBe(409);

      const line = lineOf(marked.cart.items)?.id ?? 0;
      expect((await knocks('DELETE', `/api/carts/me/item/${line}`, { token: customer.token })).status).toBe(200);
      expect((await people.startPaying(customer)).amount).toBe(20);

      const { body: kept } = await knocks<Order>('GET', `/api/orders/${order.id}`, { token: earlier.token });
      expect(kept.items).toEqual(order.items);
      expect(kept.items).toMatchObject([{ unitPrice: 70, product: { name: picked.product.name } }]);
      expect((await fetch(new URL(kept.items[0]?.product.imageUrl ?? '', shop.url))).status).toBe(200);
    },
  );
});
