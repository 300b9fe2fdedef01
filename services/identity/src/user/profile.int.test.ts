import { createPasswords } from '../password/passwords.ts';
import { PASSWORD, claimsOf, customer, startIdentity } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../../test/identity-under-test.ts';
import { createAdmin } from './create-admin.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const change = (token: string, json: unknown) => identity.call('PUT', '/users/me', { token, json });

test('a person changes its name and phone, and what is not named stays', async () => {
  const { id, token, email } = await identity.signedIn(customer());
  const changed = await change(token, { name: 'Akosua Ŋmai', phone: '+233 59 123 4567' });
  expect(changed).toMatchObject({ status: 200, body: { id, email, name: 'Akosua Ŋmai', phone: '+233591234567' } });
  const later = await change(token, { phone: '0372012345' });
  expect(later.body).toMatchObject({ name: 'Akosua Ŋmai', phone: '+233372012345' });
  expect((await identity.call('GET', '/users/me', { token })).body).toEqual(later.body);
  const told = (await identity.events('identity.user-changed.v1')).filter(({ userId }) => userId === id);
  expect(told.map(({ version }) => version)).toEqual([2, 3]);
});

test.each([{ phone: '059123456' }, { name: ' ' }, { password: 'short' }, { password: 'x'.repeat(201) }])(
  '%j is refused and changes nothing',
  async (json) => {
    const { token } = await identity.signedIn(customer());
    expect((await change(token, json)).status).toBe(400);
    expect((await identity.call('GET', '/users/me', { token })).body).toMatchObject({ phone: '+233241234567' });
  },
);

test.each([{ password: '' }, { password: '••••••••' }])('%j leaves the password as it was', async (json) => {
  const { email, token } = await identity.signedIn(customer());
  expect((await change(token, { ...json, name: 'Akosua' })).status).toBe(200);
  expect((await identity.call('GET', '/users/me', { token })).status).toBe(200);
  expect((await identity.signIn(email, PASSWORD)).status).toBe(200);
});

test('nobody gives itself a role or another e-mail address', async () => {
  const { token, email } = await identity.signedIn(customer());
  await change(token, { name: 'A', roleIds: [1], role: { name: 'admin' }, email: 'other@example.test' });
  expect(claimsOf((await identity.signIn(email)).body.token)['role']).toEqual({ name: 'customer' });
});

test('a new password ends every token of the person, and only the new one signs in', async () => {
  const { email, token } = await identity.signedIn(customer());
  const elsewhere = (await identity.signIn(email)).body.token;
  expect((await change(token, { password: 'Another-Pass 1' })).status).toBe(200);
  for (const old of [token, elsewhere]) {
    expect(await identity.call('GET', '/users/me', { token: old })).toMatchObject({
      status: 401,
      body: { code: 'token_revoked' },
    });
  }
  expect((await identity.signIn(email, PASSWORD)).status).toBe(401);
  const fresh = (await identity.signIn(email, 'Another-Pass 1')).body.token;
  expect((await identity.call('GET', '/users/me', { token: fresh })).status).toBe(200);
});

test('the cache and the database tell of a changed password alike', async () => {
  const { id, token } = await identity.signedIn(customer());
  await change(token, { password: 'Another-Pass 1' });
  expect(await identity.parts.cache.get(`revoked:user:${id}`)).toBe('2');
  const check = (version: number) =>
    identity.call('GET', `/revocations/check?tokenId=any&userId=${id}&version=${version}`);
  expect((await check(1)).body['revoked']).toBe(true);
  expect((await check(2)).body['revoked']).toBe(false);
});

test('any characters make a password', async () => {
  for (const password of ['ɛkɔ ŋ 🧒🏾 12', '        ', 'nul\u0000inside', '"; DROP TABLE user_account; --']) {
    const { email } = await identity.signedIn(customer({ password: PASSWORD }));
    const { token } = (await identity.signIn(email)).body;
    await change(token, { password });
    expect((await identity.signIn(email, password)).status).toBe(200);
    expect((await identity.signIn(email, `${password}x`)).status).toBe(401);
  }
});

test('no answer holds a password or its hash', async () => {
  const { id, token } = await identity.signedIn(customer());
  const answers = [
    await identity.call('GET', '/users/me', { token }),
    await change(token, { name: 'B' }),
    await identity.call('GET', `/users/${id}`, { token: identity.serviceToken('orders') }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/argon2|password/i);
});

test('another service reads a user’s card; a person does not', async () => {
  const { id, email, token } = await identity.signedIn(customer());
  const path = `/users/${id}`;
  expect((await identity.call('GET', path, { token: identity.serviceToken('orders') })).body).toEqual({
    id,
    name: 'Akosua Ɔwusu',
    email,
    phone: '+233241234567',
    roles: ['customer'],
  });
  expect((await identity.call('GET', path, { token })).status).toBe(403);
  expect((await identity.call('GET', path)).status).toBe(401);
  expect((await identity.call('GET', '/users/999999', { token: identity.serviceToken('orders') })).status).toBe(404);
});

test('the first admin is made once per e-mail address', async () => {
  const parts = { ...identity.parts, passwords: await createPasswords('test') };
  const admin = { name: 'First Admin', email: 'first@example.test', password: PASSWORD };
  await createAdmin(parts, admin);
  await expect(createAdmin(parts, admin)).rejects.toMatchObject({ status: 409, code: 'email_taken' });
  await expect(createAdmin(parts, { ...admin, email: 'second@example.test', password: 'short' })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
  expect(claimsOf((await identity.signIn(admin.email)).body.token)['role']).toEqual({ name: 'admin' });
});
