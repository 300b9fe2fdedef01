import { agent, claimsOf, customer, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const register = (json: unknown) => identity.call('POST', '/register', { json });
const nameOf = async (token: string) => (await identity.call('GET', '/users/me', { token })).body['name'];

test('a customer registers, signs in and finds its own profile', async () => {
  const { id, email, token } = await identity.signedIn(customer({ phone: '059 123 4567' }));
  expect(claimsOf(token)).toMatchObject({ iss: 'identity', id, email, role: { name: 'customer' }, ver: 1 });
  expect(claimsOf(token)).not.toHaveProperty('vendorId');
  const me = await identity.call('GET', '/users/me', { token });
  expect(me.body).toEqual({
    id,
    name: 'Akosua Ɔwusu',
    email,
    phone: '+233591234567',
    imageUrl: null,
    role: { name: 'customer' },
    createdAt: expect.any(String) as string,
  });
});

test('registering tells of the user once, without personal data', async () => {
  const { id } = await identity.signedIn(customer());
  const told = (await identity.events('identity.user-registered.v1')).filter(({ userId }) => userId === id);
  expect(told).toEqual([{ userId: id, roles: ['customer'], version: 1 }]);
});

test('a vendor gets an inactive shop, and its token names it', async () => {
  const { id, token } = await identity.signedIn(vendor({ shopPhone: '0372012345' }));
  const shop = (await identity.call('GET', '/vendors/me', { token })).body;
  const card = {
    vendorId: expect.any(Number) as number,
    userId: id,
    shopName: 'Little Stars',
    shopPhone: '+233372012345',
    isActive: false,
    version: 1,
  };
  expect(shop).toMatchObject(card);
  expect(claimsOf(token)).toMatchObject({ role: { name: 'vendor' }, vendorId: shop['vendorId'] });
  const told = await identity.events('identity.vendor-registered.v1');
  expect(told.filter(({ userId }) => userId === id)).toEqual([card]);
});

test('an agent is active and not yet approved', async () => {
  const { id } = await identity.signedIn(agent());
  const told = await identity.events('identity.agent-registered.v1');
  expect(told.filter(({ userId }) => userId === id)).toEqual([
    { agentId: expect.any(Number) as number, userId: id, approved: false, active: true, version: 1 },
  ]);
});

test('an e-mail address registers once, in whatever case', async () => {
  const first = customer();
  await identity.signedIn(first);
  const again = await register({ ...first, email: first.email.toUpperCase() });
  const message = 'There is an account with this e-mail address already. Please sign in.';
  expect(again).toMatchObject({ status: 409, body: { code: 'email_taken', message } });
});

test('of many who register one address at once, one is let in', async () => {
  const same = vendor();
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => register(same)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test.each([
  'Ɛfua Ɔfori-Mensah',
  'Nii Ŋmai',
  "N'Guessan",
  'Abena',
  'Nana Akua Serwaa Owusu-Ansah Boakye-Yiadom Frimpong-Manso-Ad',
])('the name %s is kept as it is', async (name) => {
  const { token } = await identity.signedIn(customer({ name }));
  expect(await nameOf(token)).toBe(name);
});

test('a name typed in decomposed letters is stored composed', async () => {
  const { token } = await identity.signedIn(customer({ name: 'Aime\u0301' }));
  expect(await nameOf(token)).toBe('Aim\u00e9');
});

test.each(['admin', 'Admin', ' admin ', ['customer'], { name: 'admin' }])('nobody registers as %j', async (type) => {
  expect(await register(customer({ type }))).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('a role beside the type grants nothing', async () => {
  const { token } = await identity.signedIn(customer({ role: { name: 'admin' }, roleId: 1, roleIds: [1] }));
  expect(claimsOf(token)['role']).toEqual({ name: 'customer' });
});

test.each([
  ['phone', customer({ phone: '059123456' })],
  ['shopPhone', vendor({ shopPhone: '05912345678' })],
  ['emergencyContactPhone', agent({ emergencyContactPhone: 'call me' })],
  ['dateOfBirth', agent({ dateOfBirth: '0000-01-01' })],
  ['dateOfBirth', agent({ dateOfBirth: '2999-01-01' })],
  ['email', customer({ email: 'not-an-email' })],
  ['password', customer({ password: 'short' })],
  ['name', customer({ name: 'x'.repeat(201) })],
  ['name', customer({ name: 'x\u0000y' })],
])('a wrong %s is a 400 that names it', async (path, registration) => {
  const { status, body } = await register(registration);
  expect(status).toBe(400);
  expect(body.issues.map((issue) => issue.path)).toEqual([path]);
});

test('passwords are stored as argon2id hashes only', async () => {
  const { id } = await identity.signedIn(customer());
  const [row] = await identity.parts.database.query<Record<string, unknown>>(
    'SELECT * FROM user_account WHERE id = $1',
    [id],
  );
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain('Passw0rd!');
});
