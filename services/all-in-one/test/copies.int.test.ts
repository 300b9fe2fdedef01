import type { Address } from '@shop/contracts/rest/addresses';
import type { Profile } from '@shop/contracts/rest/auth';
import type { Product } from '@shop/contracts/rest/products';
import { eventually } from '@shop/testing/eventually';
import type { Vendor } from './people.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let vendor: Vendor;

beforeAll(async () => {
  shop = await startTestShop();
  vendor = await shop.people.newVendor();
});
afterAll(() => shop.stop());

const listed = async () => (await shop.knocks<Product[]>('GET', '/api/products')).body;

describe('what a person has just written is what the next call reads', () => {
  it('a product is listed at once, though lists are kept', async () => {
    for (let time = 0; time < 10; time++) {
      await listed();
      const { id } = await shop.people.addProduct(vendor, {});
      expect((await listed()).map((product) => product.id)).toContain(id);
      expect((await shop.knocks('GET', `/api/products/${id}`)).status).toBe(200);
    }
  });

  it('a product that was asked for too early is there once it has been added', async () => {
    const { id } = await shop.people.addProduct(vendor, {});
    expect((await shop.knocks('GET', `/api/products/${id + 1}`)).status).toBe(404);
    const next = await shop.people.addProduct(vendor, {});
    expect((await shop.knocks('GET', `/api/products/${next.id}`)).status).toBe(200);
  });

  it('stock that is held is gone from the page and from the list, and back after a decline', async () => {
    const { people } = shop;
    const { id } = await people.addProduct(vendor, { stock: 3 });
    expect(await people.stockOf(id)).toBe(3);
    await listed();
    const { customer, started } = await people.newPayer(id, 2);
    expect(await people.stockOf(id)).toBe(1);
    expect((await listed()).find((product) => product.id === id)?.stock).toBe(1);
    await people.atProvider(started, 'decline');
    await people.verify(customer, started.reference);
    await eventually('the pieces are back', async () => (await people.stockOf(id)) === 3);
  });

  it('stock that is sold is gone from the list', async () => {
    const { people } = shop;
    const { id } = await people.addProduct(vendor, { stock: 3 });
    const { customer, started } = await people.newPayer(id, 3);
    await people.atProvider(started);
    await people.placeOrder(customer, started.reference);
    expect((await listed()).find((product) => product.id === id)?.stock ?? 0).toBe(0);
  });

  it('a cart, an address and a name are as they were left', async () => {
    const { people, knocks } = shop;
    const product = await people.addProduct(vendor, {});
    const { token, ...rest } = await people.newCustomer();
    const customer = { token, ...rest };
    for (const quantity of [1, 2, 3]) {
      await people.addToCart(customer, product.id);
      expect((await people.cartOf(customer)).cart.items).toMatchObject([{ quantity }]);
    }
    const second = { ...customer.address, title: 'Work' };
    const work = await knocks<Address>('POST', '/api/addresses', { token, json: second });
    const addresses = (await knocks<Address[]>('GET', '/api/addresses', { token })).body;
    expect(addresses.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: work.body.id }]);
    await knocks('PUT', '/api/users/me', { token, json: { name: 'Ɛfua Ɔfori-Mensah' } });
    expect((await knocks<Profile>('GET', '/api/users/me', { token })).body.name).toBe('Ɛfua Ɔfori-Mensah');
  });
});
