import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { filterQuery, fitsErrorBody, playServices } from '../../test/played-services.ts';
import { admin, customer, type StartedBff, startBff, tokenOf, vendor } from '../../test/start-bff.ts';

const { asked, identity, catalog, orders } = playServices();
let bff: StartedBff;

beforeAll(async () => {
  bff = await startBff({ services: { identity, catalog, orders } });
});
afterAll(() => bff.stop());
beforeEach(() => {
  asked.length = 0;
  void bff.cache.delete('bff:generation:catalogue');
});

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
    const query = `sort=["price","DESC"]&range=[24,47]&${filterQuery({ q: ' ɛfua ', categoryId: [1, 2], minPrice: 0.5 })}`;
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

  it.each(['/api/products', '/api/nowhere', '/api/openapi.json'])(
    '%s is data, by which nothing is loaded',
    async (path) => {
      const { headers } = await bff.get(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    },
  );

  it('a body that is no JSON is a 400 or a 415', async () => {
    const post = (body: string, type: string) =>
      bff.call('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
    expect((await post('{"email":', 'application/json')).status).toBe(400);
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    const { status, body } = await post('{"email":"a"}', 'application/json');
    expect([status, body.issues]).toEqual([400, [{ path: 'password', message: 'Password is required.' }]]);
  });
});
