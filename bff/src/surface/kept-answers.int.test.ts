import { randomUUID } from 'node:crypto';
import { filterQuery, placedOrder, playServices } from '../../test/played-services.ts';
import { productView } from '../../test/product-view.ts';
import { admin, agent, customer, type StartedBff, startBff, tokenOf, vendor } from '../../test/start-bff.ts';

const { asked, shop, identity, catalog, orders } = playServices();
const services = { identity, catalog, orders };
let bff: StartedBff;

beforeAll(async () => {
  bff = await startBff({ services });
});
afterAll(() => bff.stop());
beforeEach(() => {
  asked.length = 0;
  shop.products = [productView()];
  shop.order = placedOrder;
  for (const group of ['catalogue', 'content']) void bff.cache.delete(`bff:generation:${group}`);
});

describe('a kept list', () => {
  const asksOfCatalog = () => asked.filter(({ service }) => service === 'catalog').length;

  it('is asked for once, whoever asks and however it is written', async () => {
    await bff.get('/api/products?range=[0,9]');
    await bff.get('/api/products?range=[0,%209]', customer);
    await bff.get('/api//products/?range=[0,9]&utm_source=x');
    expect(asksOfCatalog()).toBe(1);
  });

  it('is made for everybody, so nobody’s token goes along', async () => {
    await bff.get('/api/products', customer);
    expect(asked.at(-1)).toMatchObject({ service: 'catalog', token: undefined });
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await bff.get('/api/products');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await bff.get('/api/products', undefined, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await bff.get('/api/products', undefined, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('travels compressed where that is understood', async () => {
    shop.products = Array.from({ length: 20 }, (_, id) => productView({ id: id + 1 }));
    const plain = await bff.get('/api/products', undefined, { 'accept-encoding': 'identity' });
    const refusing = await bff.get('/api/products', undefined, { 'accept-encoding': 'gzip;q=0' });
    const compressed = await bff.get('/api/products', undefined, { 'accept-encoding': 'gzip' });
    expect([plain, refusing, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      null,
      'gzip',
    ]);
    expect(compressed.text).toBe(plain.text);
    expect(compressed.headers.get('vary')).toMatch(/Accept-Encoding/);
  });

  it('shows a write before the write has answered, also through another BFF', async () => {
    const other = await startBff({ cache: bff.cache, services });
    const stock = async (through: StartedBff) => (await through.get('/api/products')).body[0].stock;
    expect([await stock(bff), await stock(other)]).toEqual([5, 5]);
    const json = { addressId: 3, shippingFee: 0, transactionId: 'CK-3f2a9c1d7b' };
    expect((await bff.call('POST', '/api/orders/placeOrder', { person: customer, json })).status).toBe(201);
    expect([await stock(bff), await stock(other)]).toEqual([4, 4]);
    await other.stop();
  });

  it('is dropped by the events of other changes', async () => {
    await bff.get('/api/products');
    await bff.bus.publish({
      id: randomUUID(),
      type: 'catalog.stock-changed.v1',
      occurredAt: '2026-11-27T14:05:41.000Z',
      correlationId: 'c',
      actor: { kind: 'service', name: 'catalog' },
      payload: { skuId: 40, productId: 12, available: 4, version: 9 },
    });
    await bff.get('/api/products');
    expect(asksOfCatalog()).toBe(2);
  });

  it('stays where a write was refused', async () => {
    await bff.get('/api/products');
    const json = { amount: 60, email: 'customer7@shop.test', addressId: 3 };
    const refused = await bff.call('POST', '/api/payments/initiate', { person: customer, json });
    expect([refused.status, refused.body.message]).toEqual([409, 'Kente romper is sold out.']);
    await bff.get('/api/products');
    expect(asksOfCatalog()).toBe(1);
  });

  it('of what one manages is never kept, and not for everybody', async () => {
    const path = `/api/products?${filterQuery({ manage: true })}`;
    for (const person of [vendor, vendor, admin]) {
      const answer = await bff.get(path, person);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect(asksOfCatalog()).toBe(3);
    expect(asked.at(-1)?.token).toMatch(/^Bearer /);
    const refused = await Promise.all([bff.get(path), bff.get(path, customer), bff.get(path, agent)]);
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect(asksOfCatalog()).toBe(3);
  });
});

it('own answers are compressed as well, and kept by nobody', async () => {
  shop.order = { ...shop.order, customer: { ...shop.order.customer, name: 'x'.repeat(3000) } };
  const answer = await fetch(`${bff.url}/api/orders/5`, {
    headers: { authorization: `Bearer ${tokenOf(customer)}`, 'accept-encoding': 'gzip' },
  });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ customer: { name: 'x'.repeat(3000) } });
});
