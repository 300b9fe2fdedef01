import { conflict } from '@shop/chassis/errors/problem';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { errorBodySchema } from '@shop/contracts/errors';
import type express from 'express';
import { randomUUID } from 'node:crypto';
import { productView } from '../../test/product-view.ts';
import { admin, agent, customer, type StartedBff, startBff, tokenOf, vendor } from '../../test/start-bff.ts';

/** What the services were asked, and what they answer. */
const asked: { service: string; url: string; token: string | undefined; address: string | undefined }[] = [];
const shop = { products: [productView()], total: 319, order: { payment: true } };
let webhook: { body: Buffer; signature: string | undefined } | null = null;

const heard = (service: string) => (router: express.Router) =>
  router.use((req, _res, next) => {
    asked.push({
      service,
      url: decodeURIComponent(req.url),
      token: req.get('authorization'),
      address: req.get('x-client-address'),
    });
    next();
  });

const identity = (router: express.Router) => {
  heard('identity')(router);
  router.post('/sign-in', (_req, res) => void res.json({ token: 't' }));
  router.get('/addresses', (_req, res) => void res.json({ rows: [], total: 0 }));
};
const catalog = (router: express.Router) => {
  heard('catalog')(router);
  router.get('/products', (_req, res) => void res.json({ rows: shop.products, total: shop.total }));
  router.get('/products/:id', (_req, res) => {
    const problem = { message: 'There is nothing here.', error: 'There is nothing here.', code: 'not_found' };
    res.status(404).json(problem);
  });
  router.get('/lookups/:kind', (_req, res) => void res.json({ rows: [{ id: 1, name: 'Rompers' }], total: 1 }));
};
const orderView = {
  id: 5,
  number: 'AK-7F3K9Q2M',
  reference: 'CK-3f2a9c1d7b',
  status: 'pending',
  placedAt: '2026-11-27T14:06:00.000Z',
  totalPesewas: 12_000,
  shippingPesewas: 0,
  customer: { id: 7, name: 'Ɛfua', phone: null, email: 'e@shop.test' },
  address: null,
  lines: [],
  fulfilments: [],
  steps: [],
  cancellation: null,
  delivery: null,
};
const orders = (router: express.Router) => {
  heard('orders')(router);
  router.get('/orders/:id', (_req, res) => void res.json(orderView));
  router.post('/checkouts', (_req, res) => {
    const problem = conflict('sold_out', 'Kente romper is sold out.');
    res.status(409).json(problem.body());
  });
  router.post('/orders', (_req, res) => {
    shop.products = [productView({ stock: 4 })];
    res.json({ order: orderView, created: true });
  });
};
const payment = (router: express.Router) => {
  heard('payment')(router);
  router.post('/webhook', (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      webhook = { body: Buffer.concat(chunks), signature: req.get('x-paystack-signature') };
      res.status(204).end();
    });
  });
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { identity, catalog, orders, payment } });
});
afterAll(() => bff.stop());
beforeEach(() => {
  asked.length = 0;
  shop.products = [productView()];
  for (const group of ['catalogue', 'content']) void bff.cache.delete(`bff:generation:${group}`);
});

const fitsErrorBody = (body: unknown) => {
  const { message, error } = errorBodySchema.strict().parse(body);
  expect(message).toBe(error);
};
const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('who may call', () => {
  it('a visitor is asked to sign in, another role is refused, before anything else is looked at', async () => {
    const nonsense = { json: { quantity: 'lots' } };
    const visitor = await bff.call('PATCH', '/api/carts/me/item/x', nonsense);
    const stranger = await bff.call('PATCH', '/api/carts/me/item/x', { ...nonsense, person: vendor });
    const owner = await bff.call('PATCH', '/api/carts/me/item/x', { ...nonsense, person: customer });
    expect([visitor.status, stranger.status, owner.status]).toEqual([401, 403, 400]);
    for (const { body } of [visitor, stranger, owner]) fitsErrorBody(body);
    expect(asked.filter(({ service }) => service !== 'identity')).toEqual([]);
  });

  it('a dead token is a 401 also where none is needed', async () => {
    const answer = await bff.get('/api/products', undefined, { authorization: `Bearer ${tokenOf(customer)}x` });
    expect([answer.status, answer.body.code]).toEqual([401, 'token_invalid']);
  });

  it('the caller’s own token goes along with what is the caller’s', async () => {
    const token = tokenOf(customer);
    await bff.get('/api/addresses', undefined, { authorization: `Bearer ${token}` });
    expect(asked.find(({ url }) => url.startsWith('/addresses'))?.token).toBe(`Bearer ${token}`);
  });

  it('another customer’s orders and payments are not there', async () => {
    for (const path of ['/api/orders/me/current/customer/8', '/api/payments/payment/8']) {
      expect((await bff.get(path, customer)).status).toBe(404);
    }
    expect(asked.filter(({ service }) => ['orders', 'payment'].includes(service))).toEqual([]);
  });
});

describe('a list', () => {
  it('takes range, sort and filter, and tells the total', async () => {
    const query = `sort=["price","DESC"]&range=[24,47]&${filter({ q: ' ɛfua ', categoryId: [1, 2], minPrice: 0.5 })}`;
    const { status, headers, body } = await bff.get(`/api/products?${query}`);
    expect([status, body.length, headers.get('content-range')]).toEqual([200, 1, 'products 24-24/319']);
    expect(headers.get('access-control-expose-headers')).toMatch(/Content-Range/);
    const { searchParams } = new URL(asked.at(-1)?.url ?? '', 'http://x');
    expect(searchParams.get('range')).toBe('[24,47]');
    expect(searchParams.get('sort')).toBe('["price","DESC"]');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      q: 'ɛfua',
      categoryId: [1, 2],
      minPricePesewas: 50,
    });
  });

  it('that is empty says so with a star', async () => {
    expect((await bff.get('/api/addresses', customer)).headers.get('content-range')).toBe('addresses */0');
  });

  it.each([
    'sort=["passwordHash","ASC"]',
    'sort=name',
    'sort=["name"]',
    'range=[5,1]',
    'range=[-1,5]',
    'range=1-5',
    'filter={"role":"admin"}',
    'filter={"__proto__":{"q":"x"}}',
    'filter=[]',
    'filter={"q":"a"}&filter={"q":"b"}',
    'filter={"minPrice":"5"}',
    'filter={"minPrice":1.005}',
  ])('with %s is a 400', async (query) => {
    const { status, body } = await bff.get(`/api/products?${query}`);
    expect(status).toBe(400);
    fitsErrorBody(body);
    expect(body.issues.length).toBeGreaterThan(0);
  });

  it('reaches the same resource with doubled and trailing slashes', async () => {
    for (const path of ['/api/categories/', '//api//categories', '/api/subcategories//1/']) {
      expect((await bff.get(path)).status).toBe(200);
    }
  });
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
    const other = await startBff({ cache: bff.cache, services: { identity, catalog, orders, payment } });
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
    const path = `/api/products?${filter({ manage: true })}`;
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

describe('the provider’s webhook', () => {
  const text = '{ "event":"charge.success",\n  "data":{"reference":"CK-1","__proto__":{}} , "n": 1.0 }';

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain'])(
    'is passed on byte for byte, as %s',
    async (type) => {
      const answer = await bff.call('POST', '/api/payments/webhook', {
        body: text,
        headers: { 'content-type': type, 'x-paystack-signature': 'abc' },
      });
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
      expect(webhook?.body.toString()).toBe(text);
      expect(webhook?.signature).toBe('abc');
      expect(asked.at(-1)?.token).toBeUndefined();
    },
  );

  it('without a body or a signature is the payment service’s to refuse', async () => {
    expect((await bff.call('POST', '/api/payments/webhook')).status).toBe(200);
    expect([webhook?.body.length, webhook?.signature]).toEqual([0, '']);
  });

  it('of more than a megabyte is a 413', async () => {
    const answer = await bff.call('POST', '/api/payments/webhook', { body: 'x'.repeat(1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    fitsErrorBody(answer.body);
  });
});

describe('a service that is away', () => {
  let lonely: StartedBff;
  const cache = createMemoryCache();
  beforeAll(async () => {
    lonely = await startBff({ cache, services: { orders } });
  });
  afterAll(() => lonely.stop());

  it('is a 503 that says when to try again, where the answer needs it', async () => {
    for (const [path, person] of [
      ['/api/products', undefined],
      ['/api/payments/payment/7', customer],
    ] as const) {
      const { status, headers, body } = await lonely.get(path, person);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      fitsErrorBody(body);
    }
  });

  it('is left out of an answer that can do without it', async () => {
    const { status, body } = await lonely.get('/api/orders/5', customer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: 'AK-7F3K9Q2M', totalAmount: 120, payment: null });
  });

  it('is told by readiness, while the process is healthy', async () => {
    const ready = await lonely.get('/readyz');
    expect([ready.status, ready.body.parts.orders, ready.body.parts.catalog]).toEqual([503, 'ok', 'away']);
    expect((await lonely.get('/healthz')).status).toBe(200);
  });

  it('is a 503 also where its media are asked for', async () => {
    const { status, headers, body } = await lonely.get('/media/some-key/640.webp');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    fitsErrorBody(body);
  });
});

describe('errors', () => {
  it.each([
    ['GET', '/api/nowhere', 404],
    ['GET', '/api', 404],
    ['GET', '/nowhere', 404],
    ['DELETE', '/api/products', 404],
    ['POST', '/api/products/12', 404],
    ['GET', '/api/products/12', 404],
    ['GET', '/api/products/0', 400],
    ['GET', '/api/products/1.5', 400],
    ['GET', '/api/products/9223372036854775808', 400],
    ['GET', '/api/products/%00', 400],
    ['GET', '/api/products/%E0%A4%A', 400],
    ['GET', '/media/%E0%A4%A', 400],
    ['GET', '/metrics', 404],
    ['GET', '//metrics/', 404],
    ['POST', '/metrics', 404],
    ['POST', '/media?kind=image', 404],
    ['DELETE', '/media/1', 404],
  ])('%s %s is a %s of the documented shape', async (method, path, status) => {
    const answer = await bff.call(method, path, { person: admin });
    expect(answer.status).toBe(status);
    fitsErrorBody(answer.body);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('a body that is no JSON is a 400 or a 415', async () => {
    const post = (body: string, type: string) =>
      bff.call('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
    expect((await post('{"email":', 'application/json')).status).toBe(400);
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    const { status, body } = await post('{"email":"a"}', 'application/json');
    expect([status, body.issues]).toEqual([400, [{ path: 'password', message: 'Password is required.' }]]);
  });
});

describe('where a caller connects from', () => {
  const login = async (through: StartedBff, headers: Record<string, string>) => {
    const json = { email: 'a@shop.test', password: 'Passw0rd!' };
    await through.call('POST', '/api/auth/login', { json, headers });
    return asked.at(-1)?.address;
  };
  const claimed = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-client-address': '203.0.113.9' };

  it('is the connection’s address, whatever the caller says', async () => {
    expect(await login(bff, claimed)).toBe('127.0.0.1');
  });

  it.each([
    ['1', '198.51.100.7'],
    ['loopback, 198.51.100.0/24', '203.0.113.9'],
    ['192.0.2.1', '127.0.0.1'],
  ])('is what the configured proxies %s say', async (TRUST_PROXY, address) => {
    const proxied = await startBff({ services: { identity }, env: { TRUST_PROXY } });
    expect(await login(proxied, claimed)).toBe(address);
    await proxied.stop();
  });
});

it.each([
  { what: 'an address', path: '/api/products', callers: ['203.0.113.9'], neighbour: '203.0.113.10' },
  {
    what: 'an address in whatever letters',
    path: '/API/products',
    callers: ['203.0.113.9'],
    neighbour: '203.0.113.10',
  },
  {
    what: 'a network of IPv6',
    path: '/api/products',
    callers: ['2001:db8:0:1::1', '2001:db8:0:2::2'],
    neighbour: '2001:db8:1::1',
  },
])('$what that calls too often is asked to wait, its neighbours are not', async ({ path, callers, neighbour }) => {
  const busy = await startBff({
    services: { identity, catalog },
    env: { API_CALLS_PER_MINUTE: '3', TRUST_PROXY: 'loopback' },
  });
  const from = (address = '') => busy.get(path, undefined, { 'x-forwarded-for': address });
  for (let count = 0; count < 3; count++) expect((await from(callers[count % callers.length])).status).toBe(200);
  const { status, headers, body } = await from(callers.at(-1));
  expect([status, headers.get('retry-after'), body.code]).toEqual([429, '60', 'too_many']);
  fitsErrorBody(body);
  expect((await from(neighbour)).status).toBe(200);
  expect((await busy.get('/healthz')).status).toBe(200);
  await busy.stop();
});

it('own lists are compressed as well, and kept by nobody', async () => {
  const before = orderView.customer.name;
  orderView.customer.name = 'x'.repeat(3000);
  const answer = await fetch(`${bff.url}/api/orders/5`, {
    headers: { authorization: `Bearer ${tokenOf(customer)}`, 'accept-encoding': 'gzip' },
  });
  orderView.customer.name = before;
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ customer: { name: 'x'.repeat(3000) } });
});
