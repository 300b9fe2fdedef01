import { HOSTILE_TEXTS } from './hostile/arbitrary-body.ts';
import { type Callers, gatherCallers } from './hostile/callers.ts';
import { expectGraceful } from './hostile/expect-graceful.ts';
import { callAtRandom } from './hostile/random-calls.ts';
import type { Knock } from './knocks.ts';
import type { Customer, Vendor } from './people.ts';
import { addressOf, type Call, CALLS } from './surface-table.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let vendor: Vendor;
let callers: Callers;

beforeAll(async () => {
  shop = await startTestShop();
  vendor = await shop.people.newVendor();
  callers = await gatherCallers(shop);
});
afterAll(() => shop.stop());

const reading = CALLS.filter(({ list }) => list !== undefined);
const takingJson = CALLS.filter(({ body, bodyKind = 'json' }) => body !== undefined && bodyKind === 'json');

/** Knocks as somebody for whom the call is, and sees to it that it is answered gracefully. */
async function knock(call: Call, more: Knock = {}, address = addressOf(call)) {
  const answer = await shop.knocks(call.method, address, { token: callers.tokenFor(call), ...more });
  expectGraceful(`${call.call} ${address} ${JSON.stringify(more).slice(0, 300)}`, answer);
  return answer;
}

describe('a quantity', () => {
  let customer: Customer;
  let productId: number;
  beforeAll(async () => {
    productId = (await shop.people.addProduct(vendor, { stock: 10 })).id;
    customer = await shop.people.newCustomer();
    await shop.people.addToCart(customer, productId, 2);
  });

  it.each([[-3], [0], [1.5], ['2'], [1e9], [null], [true], [undefined], [[2]], [{}], ['']])(
    'of %p is a 400 when adding and when changing, and the cart stays as it was',
    async (quantity) => {
      const { token } = customer;
      const before = await shop.people.cartOf(customer);
      const [line] = before.cart.items;
      const added = await shop.knocks('POST', '/api/carts', { token, json: { productId, quantity } });
      const changed = await shop.knocks('PATCH', `/api/carts/me/item/${line?.id}`, { token, json: { quantity } });
      for (const answer of [added, changed]) {
        expectGraceful('a quantity', answer);
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'quantity' }] } });
      }
      expect(await shop.people.cartOf(customer)).toEqual(before);
    },
  );
});

describe('a search', () => {
  const searched = reading.filter(({ query }) => query?.safeParse({ filter: '{"q":"x"}' }).success);
  const found = async (q: string) =>
    (await shop.knocks<{ name: string }[]>('GET', '/api/products', { query: { filter: { q } } })).body.map(
      ({ name }) => name,
    );

  it.each(searched)('$call takes any text literally', async (call) => {
    for (const q of [...HOSTILE_TEXTS, 'y'.repeat(1000)]) await knock(call, { query: { filter: { q } } });
  });

  it('finds % and _ and \\ only where they stand, whatever their case, and a blank one finds all', async () => {
    const names = ['100% cotton', 'snake_case', 'back\\slash', 'ƐFUA’S SMOCK', 'Plain'];
    for (const name of names) await shop.people.addProduct(vendor, { name });
    expect(await found('%')).toEqual(['100% cotton']);
    expect(await found('_')).toEqual(['snake_case']);
    expect(await found('\\')).toEqual(['back\\slash']);
    expect(await found('ɛfua’s')).toEqual(['ƐFUA’S SMOCK']);
    expect(await found('   ')).toEqual(expect.arrayContaining(names));
  });
});

describe('a list', () => {
  const odd = [
    ...['[0]', '[5,1]', 'x', '[-1,2]', '[0,1e99]', '[0,1.5]', '{}', 'null', '[null,null]'].map((range) => ({ range })),
    ...['id', '["passwordHash","ASC"]', '["id","UP"]', '["id; DROP","ASC"]', '[]', '{}'].map((sort) => ({ sort })),
    ...['{"passwordHash":"x"}', '[]', 'null', '{', '{"__proto__":{"a":1}}', '{"id":["a"]}'].map((filter) => ({
      filter,
    })),
  ];

  it.each(reading)('$call refuses a range, sort or filter that it does not know', async (call) => {
    for (const query of odd)
      expect({ query, status: (await knock(call, { query })).status }).toEqual({ query, status: 400 });
  });

  it.each(reading)('$call past its end is empty, and a wide range is cut', async (call) => {
    const past = await knock(call, { query: { range: [100_000, 100_024] } });
    if (past.status === 200)
      expect([past.body, past.headers.get('content-range')]).toEqual([[], expect.stringContaining('*/')]);
    await knock(call, { query: { range: [0, 2_000_000_000] } });
  });
});

describe('an id', () => {
  it.each(CALLS.filter(({ path }) => path.includes(':')))('$call bears whatever stands in its place', async (call) => {
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '٣', 'null', '99999999999', '2147483648', ...HOSTILE_TEXTS]) {
      if (id.trim() === '') continue;
      const { status } = await knock(call, {}, addressOf(call, id.toWellFormed()));
      expect([400, 401, 404, 413, 415]).toContain(status);
    }
  });

  it('that is cut off, or no UTF-8, is a 400', async () => {
    for (const id of ['%', '%E0%A4%A', '%ff']) {
      const answer = await shop.knocks('GET', `/api/products/${id}`);
      expectGraceful(id, answer);
      expect(answer.status).toBe(400);
    }
  });
});

describe('a payment’s reference', () => {
  it.each(HOSTILE_TEXTS.filter(({ length }) => length < 1000))(
    'that reads %j is unknown, and no fault',
    async (text) => {
      const reference = text.toWellFormed();
      const token = callers.token('customer');
      const verified = await shop.knocks('GET', '/api/payments/verify', { token, query: { reference } });
      const json = { transactionId: text };
      const placed = await shop.knocks('POST', '/api/orders/placeOrder', { token, json });
      for (const answer of [verified, placed]) {
        expectGraceful(JSON.stringify(text), answer);
        expect([400, 404]).toContain(answer.status);
      }
    },
  );
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

  it.each(takingJson)('$call refuses what is no JSON, no object, too deep or poisoned', async (call) => {
    for (const raw of ['{', '{"a":}', deep, '{"__proto__":{"isAdmin":true}}', '{"a":{"__proto__":{}}}']) {
      expect((await knock(call, { raw, headers: json })).status).toBe(400);
    }
    for (const body of ['null', '[]', '1', '"x"', '[{}]']) {
      const { status } = await knock(call, { raw: body, headers: json });
      expect([400, 404]).toContain(status);
    }
  });

  it.each(takingJson)('$call refuses other kinds of content, and far too much of it', async (call) => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expect([400, 415]).toContain((await knock(call, { raw: 'a=1', headers: { 'content-type': type } })).status);
    }
    const big = JSON.stringify({ name: 'x'.repeat(2_000_000) });
    expect((await knock(call, { raw: big, headers: json })).status).toBe(413);
  });
});

describe('a few hundred calls at random', () => {
  beforeAll(async () => {
    for (let count = 0; count < 3; count++) await shop.people.addProduct(vendor, { stock: 1000 });
  });

  it('never meet a fault of the shop’s own, and its sums still hold', async () => {
    await callAtRandom(shop, callers, { calls: 400, withinMs: 60_000 });
    await shop.expectSumsToHold();
  }, 120_000);
});
