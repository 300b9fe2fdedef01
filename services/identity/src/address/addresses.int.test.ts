import type { Address } from '@shop/contracts/rest/addresses';
import { agent, customer, listText, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../../test/identity-under-test.ts';
import { readIdentityAudit } from '../audit-facts.ts';
import { MOST_ADDRESSES } from './change-addresses.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const home = (fields: object = {}) => ({
  title: 'Home',
  street: '12 Dagomba Rd',
  city: 'Tamale',
  region: 'Northern',
  country: 'Ghana',
  phone: '0201234567',
  ...fields,
});
const add = (token: string, fields: object = {}) =>
  identity.call<Address>('POST', '/addresses', { token, json: home(fields) });
const change = (token: string, id: number, json: object) =>
  identity.call<Address>('PUT', `/addresses/${id}`, { token, json });
const makeDefault = (token: string, id: number) =>
  identity.call<Address>('PATCH', `/addresses/${id}/default`, { token, json: { isDefault: true } });
const remove = (token: string, id: number) => identity.call('DELETE', `/addresses/${id}`, { token });
const list = async (token: string, query = '') =>
  (await identity.call<{ rows: Address[]; total: number }>('GET', `/addresses${query}`, { token })).body;
const defaults = async (token: string) =>
  (await list(token)).rows.filter(({ isDefault }) => isDefault).map(({ id }) => id);
const newToken = async () => (await identity.signedIn(customer())).token;

test('an address is stored with all its fields and its phone in one form', async () => {
  const token = await newToken();
  const made = await add(token, { phone: '(020) 123-4567', latitude: 9.4034, longitude: -0.8424 });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    ...home({ phone: '+233201234567', latitude: 9.4034, longitude: -0.8424 }),
    id: expect.any(Number) as number,
    isDefault: true,
  });
  expect((await identity.call('GET', `/addresses/${made.body.id}`, { token })).body).toEqual(made.body);
});

test('the list holds the customer’s own addresses, the newest first, in pages', async () => {
  const token = await newToken();
  const ids: number[] = [];
  for (const title of ['B', 'A', 'C']) ids.unshift((await add(token, { title })).body.id);
  await add(await newToken());
  const all = await list(token);
  expect(all.rows.map(({ id }) => id)).toEqual(ids);
  expect(all.total).toBe(3);
  const page = await list(token, `?sort=${encodeURIComponent('["title","ASC"]')}&range=[1,1]`);
  expect(page).toMatchObject({ rows: [{ title: 'B' }], total: 3 });
  expect((await identity.call('GET', '/addresses?filter={"x":1}', { token })).status).toBe(400);
});

test('the list finds addresses by their ids among the customer’s own, and sorts by title and city', async () => {
  const token = await newToken();
  const [a, b, c] = [
    (await add(token, { city: 'Yendi' })).body.id,
    (await add(token, { city: 'Bole' })).body.id,
    (await add(token, { city: 'Tamale' })).body.id,
  ];
  const foreign = (await add(await newToken())).body.id;
  const found = async (query: object) => (await list(token, `?${listText({ ...query })}`)).rows.map(({ id }) => id);
  expect(await found({ filter: { id: [a, c, foreign, Number.MAX_SAFE_INTEGER] } })).toEqual([c, a]);
  expect(await found({ filter: { id: b } })).toEqual([b]);
  expect(await found({ filter: { id: [] } })).toEqual([]);
  expect((await list(token, `?${listText({ filter: { id: [a, b] }, range: [0, 0] })}`)).total).toBe(2);
  expect(await found({ sort: ['city', 'ASC'] })).toEqual([b, c, a]);
  expect(await found({ sort: ['id', 'ASC'] })).toEqual([a, b, c]);
});

test('a customer’s first address is its default; a later one only when it says so', async () => {
  const token = await newToken();
  const first = (await add(token, { isDefault: false })).body;
  expect(await defaults(token)).toEqual([first.id]);
  await add(token);
  expect(await defaults(token)).toEqual([first.id]);
  const third = (await add(token, { isDefault: true })).body;
  expect(await defaults(token)).toEqual([third.id]);
});

test('setting a default takes it from the others, by PATCH and by PUT', async () => {
  const token = await newToken();
  const [a, b] = [(await add(token)).body.id, (await add(token)).body.id];
  expect((await makeDefault(token, b)).body).toMatchObject({ id: b, isDefault: true });
  expect(await defaults(token)).toEqual([b]);
  expect((await change(token, a, { isDefault: true })).body.isDefault).toBe(true);
  expect(await defaults(token)).toEqual([a]);
});

test('clearing the default leaves none, and clearing another leaves the default', async () => {
  const token = await newToken();
  const [a, b] = [(await add(token)).body.id, (await add(token)).body.id];
  await change(token, b, { isDefault: false });
  expect(await defaults(token)).toEqual([a]);
  await change(token, a, { isDefault: false });
  expect(await defaults(token)).toEqual([]);
});

test('after the default is deleted the newest of the rest is it', async () => {
  const token = await newToken();
  const ids = [(await add(token)).body.id, (await add(token)).body.id, (await add(token)).body.id];
  const [first = 0, second = 0, third = 0] = ids;
  expect((await remove(token, second)).status).toBe(204);
  expect(await defaults(token)).toEqual([first]);
  await remove(token, first);
  expect(await defaults(token)).toEqual([third]);
  await remove(token, third);
  expect(await list(token)).toEqual({ rows: [], total: 0 });
});

test('a change keeps what it does not name', async () => {
  const token = await newToken();
  const before = (await add(token, { latitude: 1, longitude: 2 })).body;
  expect((await change(token, before.id, { city: 'Kumasi', latitude: null })).body).toEqual({
    ...before,
    city: 'Kumasi',
    latitude: null,
  });
});

test('whatever happens at once, one default remains and nothing fails', async () => {
  const token = await newToken();
  const made = await Promise.all(Array.from({ length: 6 }, () => add(token, { isDefault: true })));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const ids = made.map(({ body }) => body.id);
  const [removed = 0, ...kept] = ids;
  const answers = await Promise.all([
    ...kept.map((id) => makeDefault(token, id)),
    ...kept.map((id) => change(token, id, { isDefault: true })),
    remove(token, removed),
  ]);
  expect(answers.every(({ status }) => status < 300)).toBe(true);
  expect(await defaults(token)).toHaveLength(1);
  expect(await readIdentityAudit(identity.parts.database)).toEqual([]);
});

test('the database itself refuses a second default', async () => {
  const { id, token } = await identity.signedIn(customer());
  await add(token);
  await add(token);
  const both = identity.parts.database.execute('UPDATE address SET is_default = true WHERE customer_id = $1', [id]);
  await expect(both).rejects.toMatchObject({ constraint: 'address_one_default' });
});

test('a customer holds fifty addresses at most, also when many are added at once', async () => {
  const token = await newToken();
  const made = await Promise.all(Array.from({ length: MOST_ADDRESSES + 3 }, () => add(token)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_ADDRESSES);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(3);
  expect((await list(token)).total).toBe(MOST_ADDRESSES);
});

test('another customer’s address is a 404 and stays as it was', async () => {
  const owner = await newToken();
  const stranger = await newToken();
  const { body: address } = await add(owner);
  const path = `/addresses/${address.id}`;
  expect((await identity.call('GET', path, { token: stranger })).status).toBe(404);
  expect((await change(stranger, address.id, home({ title: 'Mine' }))).status).toBe(404);
  expect((await makeDefault(stranger, address.id)).status).toBe(404);
  expect((await remove(stranger, address.id)).status).toBe(404);
  expect((await list(owner)).rows).toEqual([address]);
});

test('a visitor is a 401 at every door, and who is no customer a 403', async () => {
  const [vendorToken, agentToken] = [
    (await identity.signedIn(vendor())).token,
    (await identity.signedIn(agent())).token,
  ];
  const { id } = (await add(await newToken())).body;
  const doors: [string, string, unknown?][] = [
    ['GET', '/addresses'],
    ['POST', '/addresses', home()],
    ['GET', `/addresses/${id}`],
    ['PUT', `/addresses/${id}`, home()],
    ['PATCH', `/addresses/${id}/default`, { isDefault: true }],
    ['DELETE', `/addresses/${id}`],
  ];
  for (const [method, path, json] of doors) {
    expect((await identity.call(method, path, { json })).status).toBe(401);
    for (const token of [vendorToken, agentToken])
      expect((await identity.call(method, path, { token, json })).status).toBe(403);
  }
});

test.each([
  [{ latitude: 91 }, 'latitude'],
  [{ longitude: -180.5 }, 'longitude'],
  [{ latitude: '9.4' }, 'latitude'],
  [{ phone: '12' }, 'phone'],
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ street: 'a\u0000b' }, 'street'],
  [{ isDefault: 'yes' }, 'isDefault'],
  [{ city: undefined }, 'city'],
])('%j is refused and names the field', async (fields, path) => {
  const token = await newToken();
  const { status, body } = await identity.call('POST', '/addresses', { token, json: home(fields) });
  expect(status).toBe(400);
  expect(body.issues.map((issue) => issue.path)).toEqual([path]);
  expect((await list(token)).total).toBe(0);
});

test('texts of any script come back unchanged', async () => {
  const token = await newToken();
  for (const title of ['Ɛna ne Ɔba — ŋ "q" \'s', '👶🏾 home', '<b>x</b>', '=cmd|x']) {
    expect((await add(token, { title })).body.title).toBe(title);
  }
});

test('ids that can’t be are refused without a failure', async () => {
  const token = await newToken();
  for (const id of ['0', '-1', '1.5', 'NaN', '%00', '9223372036854775808', 'a'.repeat(500)]) {
    const { status } = await identity.call('GET', `/addresses/${id}`, { token });
    expect([400, 404]).toContain(status);
  }
  expect((await identity.call('GET', '/addresses/2147483647', { token })).status).toBe(404);
});

test('a customer’s recipient has its name and phone, and the named address or else the default one', async () => {
  const { token } = await identity.signedIn(customer());
  const me = (await identity.call<{ name: string; phone: string | null }>('GET', '/users/me', { token })).body;
  const recipient = (query = '') => identity.call('GET', `/users/me/recipient${query}`, { token });
  expect((await recipient()).body).toEqual({ name: me.name, phone: me.phone, address: null });

  const first = (await add(token)).body;
  const second = (await add(token, { title: 'Work' })).body;
  expect((await recipient()).body).toMatchObject({ address: first });
  expect((await recipient(`?addressId=${second.id}`)).body).toMatchObject({ address: second });
  const others = (await add(await newToken())).body;
  expect(await recipient(`?addressId=${others.id}`)).toMatchObject({
    status: 404,
    body: { message: 'Address not found' },
  });
  expect((await recipient('?addressId=x')).status).toBe(400);
  expect((await identity.call('GET', '/users/me/recipient')).status).toBe(401);
});
