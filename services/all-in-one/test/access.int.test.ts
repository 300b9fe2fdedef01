import { ROLES, type Role } from '@shop/contracts/roles';
import type { Profile } from '@shop/contracts/rest/auth';
import type { Answer, Knock } from './knocks.ts';
import type { Customer, Vendor } from './people.ts';
import type { ServiceName } from '../src/start-shop.ts';
import { knocksAt } from './knocks.ts';
import { addressOf, CALLS } from './surface-table.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'Passw0rd!';

let shop: TestShop;
let vendor: Vendor;
let tokens: Record<Role, string>;

beforeAll(async () => {
  shop = await startTestShop();
  const { people } = shop;
  vendor = await people.newVendor();
  tokens = {
    admin: await people.adminToken(),
    vendor: vendor.token,
    delivery: (await people.newAgent()).token,
    customer: (await people.newCustomer()).token,
  };
});
afterAll(() => shop.stop());

describe('every call of the table', () => {
  const guarded = CALLS.filter(({ who }) => who !== 'anyone');

  it.each(guarded)('$call is 401 for a visitor', async (route) => {
    expect((await shop.knocks(route.method, addressOf(route))).status).toBe(401);
  });

  it.each(guarded.filter(({ who }) => Array.isArray(who)))('$call is 403 for every other role', async (route) => {
    for (const role of ROLES.filter((one) => !route.who.includes(one))) {
      const { status } = await shop.knocks(route.method, addressOf(route), { token: tokens[role] });
      expect({ role, status }).toEqual({ role, status: 403 });
    }
  });

  it('refuses the roles that have no cart', async () => {
    for (const role of ['admin', 'vendor', 'delivery'] as const) {
      for (const path of ['/api/carts/me/current', '/api/carts/me/totals'])
        expect((await shop.knocks('GET', path, { token: tokens[role] })).status).toBe(403);
    }
  });
});

describe('what is another customer’s', () => {
  let owner: Customer;
  let stranger: Customer;
  let lineId: number;
  let order: { id: number; number: string; reference: string };
  let unpaid: string;

  /** Everything that a stranger could have changed. */
  const belongings = async () => {
    const { people, knocks } = shop;
    const addresses = await knocks('GET', '/api/addresses', { token: owner.token });
    return {
      addresses: addresses.body,
      cart: (await people.cartOf(owner)).cart,
      orders: await people.ordersOf(owner),
      payments: await people.paymentsOf(owner),
    };
  };

  beforeAll(async () => {
    const { people } = shop;
    const product = await people.addProduct(vendor, { stock: 9 });
    const paid = await people.newPayer(product.id);
    owner = paid.customer;
    await people.atProvider(paid.started);
    order = (await people.placeOrder(owner, paid.started.reference)).body.order;
    lineId = (await people.addToCart(owner, product.id)).body.item.id;
    unpaid = (await people.startPaying(owner)).reference;
    stranger = await people.newCustomer();
  });

  const attempts: readonly [what: string, method: string, path: () => string, knock: () => Knock][] = [
    ['the order by its id', 'GET', () => `/orders/${order.id}`, () => ({})],
    ['the order by its number', 'GET', () => `/orders/${order.number}`, () => ({})],
    ['the list of orders', 'GET', () => `/orders/me/current/customer/${owner.id}`, () => ({})],
    ['the list of payments', 'GET', () => `/payments/payment/${owner.id}`, () => ({})],
    ['a payment', 'GET', () => '/payments/verify', () => ({ query: { reference: order.reference } })],
    ['a payment under way', 'GET', () => '/payments/verify', () => ({ query: { reference: unpaid } })],
    ['placing the order', 'POST', () => '/orders/placeOrder', () => ({ json: { transactionId: order.reference } })],
    ['an address to change', 'PUT', () => `/addresses/${owner.address.id}`, () => ({ json: { city: 'Accra' } })],
    [
      'an address to make the default',
      'PATCH',
      () => `/addresses/${owner.address.id}/default`,
      () => ({ json: { isDefault: true } }),
    ],
    ['an address to delete', 'DELETE', () => `/addresses/${owner.address.id}`, () => ({})],
    ['a cart line to change', 'PATCH', () => `/carts/me/item/${lineId}`, () => ({ json: { quantity: 5 } })],
    ['a cart line to remove', 'DELETE', () => `/carts/me/item/${lineId}`, () => ({})],
  ];

  it.each(attempts)('%s: 404 for a stranger, 401 without a token, and nothing is written', async (...attempt) => {
    const [, method, path, knock] = attempt;
    const before = await belongings();
    const by = (token?: string) => shop.knocks(method, `/api${path()}`, { ...knock(), token });
    expect((await by(stranger.token)).status).toBe(404);
    expect((await by()).status).toBe(401);
    expect(await belongings()).toEqual(before);
  });
});

describe('registering', () => {
  const person = { name: 'Efua', password: PASSWORD, phone: '0201234567', gender: 'female' };
  const registered = (email: string, more: object) =>
    shop.knocks('POST', '/api/auth/register', { json: { ...person, email, ...more } });

  it.each([['admin'], ['Admin'], [' admin '], [['admin']], [['customer', 'admin']], [{ name: 'admin' }], [null], [1]])(
    'as %p is a 400, and nobody can sign in by it',
    async (type) => {
      const email = `as-${JSON.stringify(type).replace(/\W/g, '')}@test.example`;
      expect((await registered(email, { type })).status).toBe(400);
      const json = { email, password: PASSWORD };
      expect((await shop.knocks('POST', '/api/auth/login', { json })).status).toBe(401);
    },
  );

  it('as a customer with a role beside it makes a customer', async () => {
    const email = 'sly@test.example';
    const role = { name: 'admin' };
    const more = { type: 'customer', role, roles: ['admin'], roleId: 1, isAdmin: true, vendorId: vendor.vendorId };
    expect((await registered(email, more)).status).toBe(201);
    const token = await shop.people.signIn(email);
    const { body } = await shop.knocks<Profile>('GET', '/api/users/me', { token });
    expect(body.role).toEqual({ name: 'customer' });
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).not.toHaveProperty('vendorId');
  });
});

describe('a token that has ended', () => {
  const OWN: readonly (readonly [ServiceName, string])[] = [
    ['identity', '/users/me'],
    ['orders', '/carts/me'],
    ['payment', '/payments'],
    ['catalog', '/products'],
    ['content', '/settings'],
  ];
  const askServices = (token: string): Promise<Answer[]> =>
    Promise.all(OWN.map(([name, path]) => knocksAt(shop.serviceUrl(name))('GET', path, { token })));

  const expectDeadEverywhere = async (token: string) => {
    for (const { status } of await askServices(token)) expect(status).toBe(401);
    for (const route of CALLS.filter(({ bodyKind }) => bodyKind !== 'raw')) {
      const { status } = await shop.knocks(route.method, addressOf(route), { token });
      expect({ call: route.call, status }).toEqual({ call: route.call, status: 401 });
    }
  };

  it('is good in every service before', async () => {
    for (const { status } of await askServices((await shop.people.newCustomer()).token)) expect(status).toBe(200);
  });

  it('by signing out is dead everywhere as soon as that has answered, and other tokens live', async () => {
    const { people, knocks } = shop;
    const customer = await people.newCustomer();
    const other = await people.signIn(customer.email);
    expect((await knocks('POST', '/api/auth/logout', { token: customer.token })).status).toBe(204);
    await expectDeadEverywhere(customer.token);
    expect((await knocks('GET', '/api/users/me', { token: other })).status).toBe(200);
  });

  it('stays dead when the cache has been emptied meanwhile', async () => {
    const { token } = await shop.people.newCustomer();
    await shop.knocks('POST', '/api/auth/logout', { token });
    await shop.emptyCache();
    await expectDeadEverywhere(token);
  });

  it('by a new password is dead everywhere', async () => {
    const { token } = await shop.people.newCustomer();
    const json = { password: 'N3w-passw0rd' };
    expect((await shop.knocks('PUT', '/api/users/me', { token, json })).status).toBe(200);
    await expectDeadEverywhere(token);
  });

  it('by its time is dead everywhere, and a new one lives', async () => {
    const { email, token } = await shop.people.newCustomer();
    shop.clock.set(new Date(Date.now() + 13 * HOUR_MS));
    try {
      await expectDeadEverywhere(token);
      const fresh = await shop.people.signIn(email);
      expect((await shop.knocks('GET', '/api/users/me', { token: fresh })).status).toBe(200);
    } finally {
      shop.clock.set(null);
    }
  });

  it.each([
    ['another signature', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['words', () => 'let-me-in'],
  ])('never lived with %s', async (_what, forged) => {
    await expectDeadEverywhere(forged((await shop.people.newCustomer()).token));
  });
});
