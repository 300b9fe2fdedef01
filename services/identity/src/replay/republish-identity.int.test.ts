import { startStubService } from '@shop/testing/stub-service';
import type { StubService } from '@shop/testing/stub-service';
import { agent, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';
import { republishIdentity } from './republish-identity.ts';

const MORE_THAN_A_BATCH = 201;

let orders: StubService;
let identity: IdentityUnderTest;
let admin: SignedIn;

beforeAll(async () => {
  orders = await startStubService((router) => {
    router.get('/orders/unfinished', (_req, res) => void res.json({ count: 0 }));
  });
  identity = await startIdentity({ env: { ORDERS_URL: orders.url } });
  admin = await identity.signedInAdmin();
});
afterAll(async () => {
  await identity.stop();
  await orders.stop();
});

type Told = Record<string, unknown>;

const toldOf = async (owner: 'vendor' | 'agent', ...words: readonly string[]): Promise<Told[]> =>
  (await Promise.all(words.map((word) => identity.events(`identity.${owner}-${word}.v1`)))).flat();
const allOf = async () => ({
  vendors: await toldOf('vendor', 'registered', 'changed', 'activated', 'deactivated', 'archived'),
  agents: await toldOf('agent', 'registered', 'changed'),
});

/** What was told last of each, and that nothing was changed. */
function latest(told: readonly Told[], id: string): Told[] {
  const each = new Map<unknown, Told>();
  for (const facts of told.toSorted((one, other) => Number(one['version']) - Number(other['version'])))
    each.set(facts[id], { ...facts, changes: {} });
  return [...each.values()].toSorted((one, other) => Number(one[id]) - Number(other[id]));
}

async function shopOf(owner: SignedIn): Promise<number> {
  const { body } = await identity.call('GET', '/vendors/me', { token: owner.token });
  return body['vendorId'] as number;
}
const asAdmin = (method: string, path: string, json?: object) =>
  identity.call(method, path, { token: admin.token, json });

test('a replay tells every vendor and every agent again at the version it has, and that nothing was changed', async () => {
  const [selling, closed, carrier, goneCarrier] = [
    await identity.signedIn(vendor({ shopName: 'Little Stars', shopPhone: '0201234567' })),
    await identity.signedIn(vendor({ shopName: 'Closed for good' })),
    await identity.signedIn(agent()),
    await identity.signedIn(agent()),
  ];
  await identity.signedIn(vendor({ shopName: 'Not active yet' }));
  const closedId = await shopOf(closed);
  for (const id of [await shopOf(selling), closedId])
    await asAdmin('PATCH', `/vendors/${id}/activation`, { isActive: true });
  const { body } = await asAdmin('GET', `/agents/by-user/${carrier.id}`);
  await asAdmin('PATCH', `/agents/${body['agentId'] as number}`, { approved: true });
  for (const { id } of [closed, goneCarrier]) expect((await asAdmin('DELETE', `/users/${id}`)).status).toBe(204);

  const before = await allOf();
  expect(await republishIdentity(identity.parts)).toEqual({ vendors: 3, agents: 2 });

  expect((await toldOf('vendor', 'changed')).slice(-3)).toEqual(latest(before.vendors, 'vendorId'));
  expect((await toldOf('agent', 'changed')).slice(-2)).toEqual(latest(before.agents, 'agentId'));
  const [first, ...again] = await toldOf('vendor', 'archived');
  expect(first).toMatchObject({ vendorId: closedId });
  expect(again).toEqual([{ ...first, changes: {} }]);
});

test('a replay tells all of them, however many', async () => {
  const { database } = identity.parts;
  await database.execute(
    `INSERT INTO user_account (name, name_folded, email, password_hash, created_at, updated_at)
     SELECT 'Ama', 'ama', 'owner-' || n || '@many.test', '-', now(), now() FROM generate_series(1, ${MORE_THAN_A_BATCH}) AS n`,
  );
  await database.execute(
    `INSERT INTO vendor (user_id, shop_name, shop_name_folded, created_at, updated_at)
     SELECT id, 'Shop ' || id, 'shop ' || id, now(), now() FROM user_account WHERE email LIKE '%@many.test'`,
  );
  const before = (await toldOf('vendor', 'changed')).length;
  const { vendors } = await republishIdentity(identity.parts);
  expect(vendors).toBeGreaterThan(MORE_THAN_A_BATCH);
  const again = (await toldOf('vendor', 'changed')).slice(before);
  const rows = await database.query<{ id: number }>('SELECT id FROM vendor ORDER BY id');
  expect(again.map(({ vendorId }) => vendorId)).toEqual(rows.map(({ id }) => id));
});
