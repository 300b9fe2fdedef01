import type { User } from '@shop/contracts/rest/users';
import {
  agent,
  claimsOf,
  customer,
  PASSWORD,
  listText,
  startIdentity,
  vendor,
} from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, RoleIds, SignedIn } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
let admin: SignedIn;
let roles: RoleIds;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signedInAdmin();
  roles = await identity.roleIds();
});
afterAll(() => identity.stop());

const TAKEN = 'Another account has this e-mail address.';
const newUser = (fields: object = {}) => {
  const { email } = customer();
  return {
    name: 'Abena',
    email,
    password: PASSWORD,
    phone: '024 111 2223',
    roleId: roles.customer,
    imageUrl: null,
    ...fields,
  };
};
const make = (json: object) => identity.call('POST', '/users', { token: admin.token, json });
const change = (id: number, json: object, token = admin.token) => identity.call('PUT', `/users/${id}`, { token, json });
const read = async (id: number) => (await identity.call<User>('GET', `/users/${id}`, { token: admin.token })).body;
const list = (query: Record<string, unknown>) =>
  identity.call<{ rows: User[]; total: number }>('GET', `/users?${listText(query)}`, { token: admin.token });
const isAlive = async (token: string) => (await identity.call('GET', '/users/me', { token })).status === 200;
const changesOf = async (id: number) =>
  (await identity.events('identity.user-changed.v1'))
    .filter(({ userId }) => userId === id)
    .map(({ changes, roles: held }) => ({ changes, roles: held }));

describe('an admin makes a user', () => {
  test('with one role, who signs in with the plain password', async () => {
    const user = newUser({ imageUrl: '/media/abc/640.webp' });
    const { status, body } = await make(user);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number) as number,
      name: 'Abena',
      email: user.email,
      phone: '+233241112223',
      imageUrl: '/media/abc/640.webp',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      roles: [{ roleId: roles.customer, role: { id: roles.customer, name: 'customer' } }],
      addresses: [],
    });
    expect(claimsOf((await identity.signIn(user.email)).body.token)['role']).toEqual({ name: 'customer' });
  });

  test.each([
    ['roleId', { roleId: undefined }],
    ['roleId', { roleId: 999_999 }],
    ['email', { email: 'not-an-email' }],
    ['password', { password: 'short' }],
    ['phone', { phone: '12' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
  ])('not without a right %s', async (path, fields) => {
    const { status, body } = await make(newUser(fields));
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  test('not twice with one e-mail address, in whatever case', async () => {
    const user = newUser();
    await make(user);
    const again = await make({ ...user, email: user.email.toUpperCase() });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: TAKEN, issues: [{ path: 'email', message: TAKEN }] },
    });
  });
});

describe('an admin changes a user', () => {
  test('what is not named stays, and what is the same is not told', async () => {
    const { id, email } = await identity.signedIn(customer());
    await change(id, { name: 'Ɛfua Ɔfori-Mensah' });
    await change(id, { name: 'Ɛfua Ɔfori-Mensah', phone: '0241234567', email, roleIds: [roles.customer] });
    expect(await read(id)).toMatchObject({ name: 'Ɛfua Ɔfori-Mensah', email, phone: '+233241234567' });
    expect(await changesOf(id)).toEqual([{ roles: ['customer'], changes: { name: { from: null, to: null } } }]);
  });

  test('phone and picture can be taken away', async () => {
    const { id } = (await make(newUser({ imageUrl: '/media/abc/640.webp' }))).body;
    await change(id, { phone: null, imageUrl: null });
    expect(await read(id)).toMatchObject({ phone: null, imageUrl: null });
  });

  test('several roles: the highest one signs in', async () => {
    const { id, email } = await identity.signedIn(customer());
    await change(id, { roleIds: [roles.customer, roles.vendor, roles.vendor] });
    expect((await read(id)).roles.map(({ role }) => role.name)).toEqual(['vendor', 'customer']);
    expect(claimsOf((await identity.signIn(email)).body.token)['role']).toEqual({ name: 'vendor' });
    expect(await changesOf(id)).toEqual([
      { roles: ['vendor', 'customer'], changes: { roles: { from: 'customer', to: 'vendor, customer' } } },
    ]);
  });

  test('a changed name ends no token', async () => {
    const { id, token } = await identity.signedIn(customer());
    await change(id, { name: 'B', roleIds: [roles.customer] });
    expect(await isAlive(token)).toBe(true);
  });

  test.each([
    ['password', async () => ({ password: 'An0ther!pass' })],
    ['role', async () => ({ roleIds: [roles.vendor] })],
    ['e-mail address', async () => ({ email: customer().email })],
  ])('a changed %s ends the tokens of the user at once', async (_what, changed) => {
    const { id, token } = await identity.signedIn(customer());
    expect((await change(id, await changed())).status).toBe(200);
    expect(await isAlive(token)).toBe(false);
    expect(await identity.lowestTokenVersion(id)).toBe('2');
  });

  test.each([
    ['roleIds', { roleIds: [] }],
    ['roleIds', { roleIds: [999_999] }],
    ['roleIds.0', { roleIds: ['1'] }],
    ['email', { email: 'x' }],
    ['phone', { phone: '059123456' }],
    ['password', { password: 'x'.repeat(201) }],
  ])('not with a wrong %s', async (path, json) => {
    const { id, token } = await identity.signedIn(customer());
    const { status, body } = await change(id, json);
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect(await isAlive(token)).toBe(true);
  });

  test('another’s e-mail address is a 409, and nothing is changed', async () => {
    const [one, another] = [await identity.signedIn(customer()), await identity.signedIn(customer())];
    const refused = await change(one.id, { name: 'C', email: another.email.toUpperCase() });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: TAKEN, issues: [{ path: 'email', message: TAKEN }] },
    });
    expect(await read(one.id)).toMatchObject({ name: 'Akosua Ɔwusu', email: one.email });
  });

  test('an unknown user is a 404', async () => {
    expect((await change(999_999, { name: 'D' })).status).toBe(404);
  });
});

describe('there is always an admin', () => {
  test('an admin does not demote itself, and may change the rest', async () => {
    const { id, token } = await identity.signedInAdmin();
    const refused = await change(id, { roleIds: [roles.customer] }, token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'own_role' } });
    expect((await change(id, { name: 'Head', roleIds: [roles.admin] }, token)).status).toBe(200);
    expect(await isAlive(token)).toBe(true);
  });

  test('of two admins who demote each other at the same moment one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await identity.signedInAdmin(), await identity.signedInAdmin()];
      await Promise.all([
        change(a.id, { roleIds: [roles.customer] }, b.token),
        change(b.id, { roleIds: [roles.customer] }, a.token),
      ]);
      const names = (await Promise.all([read(a.id), read(b.id)])).map(({ roles: held }) => held[0]?.role.name);
      expect(names.sort()).toEqual(['admin', 'customer']);
    }
  });
});

describe('the list of users', () => {
  test('finds a name anywhere, in any script and case, literally', async () => {
    const word = `q${Date.now()}`;
    const made = [`Ɛfua ${word}`, `100% ${word}`, `a_b ${word}`];
    for (const name of made) await make(newUser({ name }));
    const found = async (q: string) => (await list({ filter: { q } })).body.rows.map(({ name }) => name);
    expect(await found(`ɛFUA ${word.toUpperCase()}`)).toEqual([made[0]]);
    expect(await found(`0% ${word}`)).toEqual([made[1]]);
    expect(await found(`% ${word}`)).toEqual([made[1]]);
    expect(await found(`a_b ${word}`)).toEqual([made[2]]);
    expect(await found(word)).toEqual(made.toReversed());
    expect((await list({ filter: { q: word }, sort: ['name', 'ASC'], range: [1, 1] })).body).toMatchObject({
      rows: [{ name: made[2] }],
      total: 3,
    });
  });

  test('finds those who hold a role, and those for whom a shop or papers are still to be made', async () => {
    const word = `r${Date.now()}`;
    const holder = async (role: keyof typeof roles) =>
      (await make(newUser({ name: `${word} ${role}`, roleId: roles[role] }))).body.id;
    const [withoutShop, withoutPapers] = [await holder('vendor'), await holder('delivery')];
    await holder('customer');
    await identity.signedIn(vendor({ name: `${word} with a shop` }));
    const found = async (filter: object) =>
      (await list({ filter: { q: word, ...filter }, sort: ['id', 'ASC'] })).body.rows.map(({ id }) => id);
    expect(await found({ roleId: roles.delivery })).toEqual([withoutPapers]);
    expect(await found({ roleId: [roles.vendor, roles.delivery] })).toHaveLength(3);
    expect(await found({ lacks: 'shop' })).toEqual([withoutShop]);
    expect(await found({ lacks: 'papers' })).toEqual([withoutPapers]);
  });

  test('shows addresses, the default one first', async () => {
    const { id, token } = await identity.signedIn(customer());
    const home = {
      title: 'Home',
      street: 'S',
      city: 'Tamale',
      region: 'Northern',
      country: 'Ghana',
      phone: '0201234567',
    };
    for (const address of [home, { ...home, title: 'Farm', isDefault: true }]) {
      await identity.call('POST', '/addresses', { token, json: address });
    }
    const own = (await identity.call('GET', '/addresses', { token })).body.rows;
    const { rows } = (await list({ filter: { id } })).body;
    expect(rows[0]?.addresses.map(({ title }) => title)).toEqual(['Farm', 'Home']);
    expect(rows[0]?.addresses).toEqual(expect.arrayContaining(own));
  });

  test.each([
    { sort: ['passwordHash', 'ASC'] },
    { filter: { passwordHash: '$argon2id' } },
    { sort: ['password_hash', 'ASC'] },
    { filter: { nope: 1 } },
  ])('%j is a 400', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  test('holds no password and no hash', async () => {
    const { id } = await identity.signedIn(customer());
    const answers = [await list({}), await read(id), await change(id, { password: 'An0ther!pass' })];
    expect(JSON.stringify(answers)).not.toMatch(/argon2|password/i);
  });
});

test('users are admins’ business', async () => {
  const people = [customer(), vendor(), agent()];
  const tokens = (await Promise.all(people.map((person) => identity.signedIn(person)))).map(({ token }) => token);
  const victim = await identity.signedIn(customer());
  for (const [method, path, json] of [
    ['GET', '/users', undefined],
    ['GET', `/users/${victim.id}`, undefined],
    ['POST', '/users', newUser({ roleId: roles.admin })],
    ['PUT', `/users/${victim.id}`, { name: 'taken' }],
    ['DELETE', `/users/${victim.id}`, undefined],
  ] as const) {
    expect((await identity.call(method, path, { json })).status).toBe(401);
    for (const token of tokens) expect((await identity.call(method, path, { token, json })).status).toBe(403);
    if (method !== 'GET') {
      const token = identity.serviceToken('orders');
      expect((await identity.call(method, path, { token, json })).status).toBe(403);
    }
  }
  expect(await read(victim.id)).toMatchObject({ name: 'Akosua Ɔwusu' });
});
