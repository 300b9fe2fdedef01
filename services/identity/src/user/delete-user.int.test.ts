import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { readIdentityAudit } from '../audit-facts.ts';
import { agent, customer, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';

let orders: StubService;
let identity: IdentityUnderTest;
let admin: SignedIn;
/** What orders answers, and what it was asked. */
let unfinished: { count: number; asked: Record<string, unknown>[]; isAway: boolean };

beforeAll(async () => {
  orders = await startStubService((router) => {
    router.get('/orders/unfinished', (req, res) => {
      if (unfinished.isAway) return void res.sendStatus(500);
      unfinished.asked.push({ ...req.query, bearer: /^Bearer /.test(req.get('authorization') ?? '') });
      res.json({ count: unfinished.count });
    });
  });
  identity = await startIdentity({ env: { ORDERS_URL: orders.url } });
  admin = await identity.signedInAdmin();
});
beforeEach(() => {
  unfinished = { count: 0, asked: [], isAway: false };
});
afterAll(async () => {
  await identity.stop();
  await orders.stop();
});

const remove = (id: number, token = admin.token) => identity.call('DELETE', `/users/${id}`, { token });
const rowOf = async (table: string, column: string, id: number) =>
  (
    await identity.parts.database.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${column} = $1`, [id])
  )[0];
const told = async (type: string, userId: number) =>
  (await identity.events(`identity.${type}.v1`)).filter((payload) => payload['userId'] === userId);

const address = {
  title: 'Home',
  street: 'S',
  city: 'Tamale',
  region: 'Northern',
  country: 'Ghana',
  phone: '0201234567',
};

test('a deleted customer is erased, signed out, and may register anew with its e-mail address', async () => {
  const registration = customer();
  const { id, token, email } = await identity.signedIn(registration);
  await identity.call('POST', '/addresses', { token, json: address });
  expect((await remove(id)).status).toBe(204);

  expect(await rowOf('user_account', 'id', id)).toMatchObject({
    name: 'Deleted user',
    email: null,
    password_hash: null,
    phone: null,
    gender: null,
    image_url: null,
  });
  expect(await rowOf('address', 'customer_id', id)).toBeUndefined();
  expect(await rowOf('user_role', 'user_id', id)).toBeUndefined();
  expect((await identity.call('GET', '/users/me', { token })).status).toBe(401);
  expect(await identity.lowestTokenVersion(id)).toBe('2');
  expect((await identity.signIn(email)).status).toBe(401);
  expect((await identity.call('GET', `/users/${id}`, { token: admin.token })).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect(await told('user-deleted', id)).toEqual([{ userId: id, version: 2 }]);
  expect((await identity.signedIn(registration)).id).not.toBe(id);
  expect(unfinished.asked).toEqual([]);
});

test('a deleted vendor’s shop is archived and keeps its name alone', async () => {
  const owner = await identity.signedIn(vendor({ shopPhone: '0372012345' }));
  const { vendorId } = (await identity.call<{ vendorId: number }>('GET', '/vendors/me', { token: owner.token })).body;
  await identity.call('PUT', `/vendors/${vendorId}`, {
    token: admin.token,
    json: {
      isActive: true,
      shopOwner: 'Yaw',
      imageUrls: ['/media/a/640.webp'],
      videoUrls: [],
      removedImageIds: [],
      removedVideoIds: [],
    },
  });
  expect((await remove(owner.id)).status).toBe(204);

  expect(unfinished.asked).toEqual([{ vendorId: String(vendorId), bearer: true }]);
  expect((await identity.call('GET', `/vendors/${vendorId}`, { token: admin.token })).status).toBe(404);
  expect(await told('vendor-archived', owner.id)).toEqual([
    { vendorId, userId: owner.id, shopName: 'Little Stars', shopPhone: null, isActive: false, version: 3 },
  ]);
  expect(await rowOf('vendor', 'id', vendorId)).toMatchObject({ shop_address: null, shop_owner: null });
  expect(await rowOf('vendor_image', 'vendor_id', vendorId)).toBeUndefined();
  expect(await readIdentityAudit(identity.parts.database)).toEqual([]);
});

test('a deleted agent is stopped and its papers are erased', async () => {
  const { id } = await identity.signedIn(agent());
  expect((await remove(id)).status).toBe(204);
  expect(unfinished.asked).toEqual([{ agentUserId: String(id), bearer: true }]);
  expect(await rowOf('agent', 'user_id', id)).toMatchObject({
    national_id: null,
    license_number: null,
    date_of_birth: null,
    emergency_contact_phone: null,
    active: false,
  });
  expect(await told('agent-changed', id)).toMatchObject([{ active: false }]);
});

test.each([
  ['vendor', vendor, 1, '1 unfinished order.'],
  ['vendor', vendor, 3, '3 unfinished orders.'],
  ['agent', agent, 1, '1 unfinished delivery.'],
  ['agent', agent, 2, '2 unfinished deliveries.'],
])('a %s with unfinished work stays, and the answer says how much', async (_who, registration, count, sentence) => {
  const person = await identity.signedIn(registration());
  unfinished.count = count;
  const refused = await remove(person.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'unfinished_work' } });
  expect(refused.body.message).toContain(sentence);
  expect((await identity.call('GET', '/users/me', { token: person.token })).status).toBe(200);
});

test('nobody is deleted on a guess: while orders is away it is a 503', async () => {
  const person = await identity.signedIn(vendor());
  unfinished.isAway = true;
  expect(await remove(person.id)).toMatchObject({ status: 503, body: { code: 'orders_unavailable' } });
  expect((await identity.call('GET', '/users/me', { token: person.token })).status).toBe(200);
});

test('an admin does not delete itself', async () => {
  expect(await remove(admin.id)).toMatchObject({ status: 409, body: { code: 'own_account' } });
});

test('of two admins who delete each other at the same moment one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await identity.signedInAdmin(), await identity.signedInAdmin()];
    await Promise.all([remove(a.id, b.token), remove(b.id, a.token)]);
    const left = await Promise.all([a, b].map(({ id }) => rowOf('user_account', 'id', id)));
    expect(left.filter((row) => row?.['deleted_at'] === null)).toHaveLength(1);
  }
});
