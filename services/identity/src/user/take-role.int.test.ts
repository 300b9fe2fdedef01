import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { agent, customer, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, RoleIds, SignedIn } from '../../test/identity-under-test.ts';

let orders: StubService;
let identity: IdentityUnderTest;
let admin: SignedIn;
let roles: RoleIds;
/** What orders answers, and what it was asked. */
let unfinished: { count: number; asked: unknown[]; isAway: boolean };

beforeAll(async () => {
  orders = await startStubService((router) => {
    router.get('/orders/unfinished', (req, res) => {
      if (unfinished.isAway) return void res.sendStatus(500);
      unfinished.asked.push(req.query);
      res.json({ count: unfinished.count });
    });
  });
  identity = await startIdentity({ env: { ORDERS_URL: orders.url } });
  admin = await identity.signedInAdmin();
  roles = await identity.roleIds();
});
beforeEach(() => {
  unfinished = { count: 0, asked: [], isAway: false };
});
afterAll(async () => {
  await identity.stop();
  await orders.stop();
});

const change = (id: number, json: object) => identity.call('PUT', `/users/${id}`, { token: admin.token, json });
const isAlive = async (token: string) => (await identity.call('GET', '/users/me', { token })).status === 200;

async function openShop() {
  const owner = await identity.signedIn(vendor());
  const { vendorId } = (await identity.call<{ vendorId: number }>('GET', '/vendors/me', { token: owner.token })).body;
  await identity.call('PATCH', `/vendors/${vendorId}/activation`, { token: admin.token, json: { isActive: true } });
  return { ...owner, vendorId };
}

test('who loses the role of a vendor sells nothing any more', async () => {
  const owner = await openShop();
  expect((await change(owner.id, { roleIds: [roles.customer] })).status).toBe(200);
  expect((await identity.call('GET', `/vendors/${owner.vendorId}`)).status).toBe(404);
  const told = await identity.events('identity.vendor-deactivated.v1');
  expect(told.filter((payload) => payload['vendorId'] === owner.vendorId)).toHaveLength(1);
  expect(unfinished.asked).toEqual([{ vendorId: String(owner.vendorId) }]);
});

test('who loses the role of an agent carries nothing any more', async () => {
  const { id } = await identity.signedIn(agent());
  expect((await change(id, { roleIds: [roles.customer] })).status).toBe(200);
  const card = await identity.call('GET', `/agents/by-user/${id}`, { token: identity.serviceToken('orders') });
  expect(card.body).toMatchObject({ active: false });
  expect(unfinished.asked).toEqual([{ agentUserId: String(id) }]);
});

test('a vendor with unfinished orders keeps its role, its shop and all else', async () => {
  const owner = await openShop();
  unfinished.count = 3;
  const refused = await change(owner.id, { name: 'B', roleIds: [roles.customer] });
  expect(refused).toMatchObject({ status: 409, body: { code: 'unfinished_work' } });
  expect(refused.body.message).toContain('3 unfinished orders.');
  expect(await isAlive(owner.token)).toBe(true);
  expect((await identity.call('GET', `/vendors/${owner.vendorId}`)).status).toBe(200);
  const user = (await identity.call('GET', `/users/${owner.id}`, { token: admin.token })).body;
  expect(user).toMatchObject({ name: 'Yaw Mensah', roles: [{ roleId: roles.vendor }] });
});

test('an agent with unfinished deliveries keeps its role', async () => {
  const { id, token } = await identity.signedIn(agent());
  unfinished.count = 1;
  const refused = await change(id, { roleIds: [roles.customer] });
  expect(refused).toMatchObject({ status: 409, body: { code: 'unfinished_work' } });
  expect(refused.body.message).toContain('1 unfinished delivery.');
  expect(await isAlive(token)).toBe(true);
});

test('no role is taken on a guess: while orders is away it is a 503', async () => {
  const { id, token } = await identity.signedIn(vendor());
  unfinished.isAway = true;
  const refused = await change(id, { roleIds: [roles.customer] });
  expect(refused).toMatchObject({ status: 503, body: { code: 'orders_unavailable' } });
  expect(await isAlive(token)).toBe(true);
});

test('a change that keeps the role asks nobody, and neither does one that takes it before there is a shop', async () => {
  unfinished.isAway = true;
  const [owner, courier, buyer] = [
    await identity.signedIn(vendor()),
    await identity.signedIn(agent()),
    await identity.signedIn(customer()),
  ];
  const changes = [
    [owner.id, { name: 'B' }],
    [owner.id, { roleIds: [roles.vendor, roles.customer] }],
    [courier.id, { roleIds: [roles.delivery, roles.vendor] }],
    [courier.id, { roleIds: [roles.delivery] }],
    [buyer.id, { roleIds: [roles.admin] }],
  ] as const;
  for (const [id, json] of changes) expect((await change(id, json)).status).toBe(200);
  expect((await change(999_999, { roleIds: [roles.customer] })).status).toBe(404);
});
