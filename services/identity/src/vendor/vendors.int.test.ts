import { vendorCardSchema } from '@shop/contracts/services/identity';
import type { VendorCard } from '@shop/contracts/services/identity';
import { customer, startIdentity, vendor } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
let admin: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signedInAdmin();
});
afterAll(() => identity.stop());

interface Shop extends SignedIn {
  card: VendorCard;
}
async function shop(): Promise<Shop> {
  const owner = await identity.signedIn(vendor());
  return { ...owner, card: (await identity.call<VendorCard>('GET', '/vendors/me', { token: owner.token })).body };
}
const activate = (id: number, isActive: boolean, token: string | undefined = admin.token) =>
  identity.call<VendorCard>('PATCH', `/vendors/${id}/activation`, { token, json: { isActive } });
const read = (id: number, token?: string) => identity.call<VendorCard>('GET', `/vendors/${id}`, { token });
const listed = async (ids: number[], token?: string) =>
  (
    await identity.call<{ rows: VendorCard[]; total: number }>(
      'GET',
      `/vendors?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`,
      { token },
    )
  ).body;
const told = (vendor: VendorCard, isActive: object) => ({
  ...vendorCardSchema.parse(vendor),
  changes: { isActive },
});
const eventsOf = async (type: string, vendorId: number) =>
  (await identity.events(`identity.vendor-${type}.v1`)).filter((payload) => payload['vendorId'] === vendorId);

test('an admin activates a vendor and stops it again, and each is told once', async () => {
  const { card } = await shop();
  const active = (await activate(card.vendorId, true)).body;
  expect(active).toEqual({ ...card, isActive: true, version: 2 });
  expect((await activate(card.vendorId, true)).body).toEqual(active);
  const stopped = (await activate(card.vendorId, false)).body;
  expect(stopped).toEqual({ ...card, isActive: false, version: 3 });
  expect(await eventsOf('activated', card.vendorId)).toEqual([told(active, { from: false, to: true })]);
  expect(await eventsOf('deactivated', card.vendorId)).toEqual([told(stopped, { from: true, to: false })]);
});

test('activating at once from many sides is one change', async () => {
  const { card } = await shop();
  await Promise.all(Array.from({ length: 6 }, () => activate(card.vendorId, true)));
  expect(await eventsOf('activated', card.vendorId)).toHaveLength(1);
  expect((await read(card.vendorId, admin.token)).body.version).toBe(2);
});

test('only an admin activates', async () => {
  const { card, token } = await shop();
  const buyer = await identity.signedIn(customer());
  expect((await activate(card.vendorId, true, token)).status).toBe(403);
  expect((await activate(card.vendorId, true, buyer.token)).status).toBe(403);
  expect((await activate(card.vendorId, true, identity.serviceToken('catalog'))).status).toBe(403);
  expect(
    (await identity.call('PATCH', `/vendors/${card.vendorId}/activation`, { json: { isActive: true } })).status,
  ).toBe(401);
  expect((await read(card.vendorId, admin.token)).body.isActive).toBe(false);
});

test('“isActive” as text is a 400, an unknown vendor a 404', async () => {
  const { card } = await shop();
  const { status } = await identity.call('PATCH', `/vendors/${card.vendorId}/activation`, {
    token: admin.token,
    json: { isActive: 'true' },
  });
  expect(status).toBe(400);
  expect((await activate(999_999, true)).status).toBe(404);
});

test('the public sees active vendors; services and admins see all', async () => {
  const open = await shop();
  const closed = await shop();
  await activate(open.card.vendorId, true);
  const both = [open.card.vendorId, closed.card.vendorId];
  for (const token of [undefined, open.token]) {
    expect((await listed(both, token)).rows.map(({ vendorId }) => vendorId)).toEqual([open.card.vendorId]);
    expect((await listed(both, token)).total).toBe(1);
    expect((await read(open.card.vendorId, token)).status).toBe(200);
    expect((await read(closed.card.vendorId, token)).status).toBe(404);
  }
  for (const token of [admin.token, identity.serviceToken('catalog')]) {
    expect((await listed(both, token)).total).toBe(2);
    expect((await read(closed.card.vendorId, token)).body).toEqual(closed.card);
  }
});

test('a vendor reads its own shop whole, active or not, by its id as by “me”', async () => {
  const own = await shop();
  const other = await shop();
  expect(await read(own.card.vendorId, own.token)).toMatchObject({ status: 200, body: own.card });
  for (const token of [other.token, (await identity.signedIn(customer())).token, undefined]) {
    expect((await read(own.card.vendorId, token)).status).toBe(404);
  }
  const active = (await activate(own.card.vendorId, true)).body;
  expect((await read(own.card.vendorId, own.token)).body).toEqual(active);
  expect((await read(own.card.vendorId, other.token)).body).toMatchObject({ userId: null, user: null });
});

test('a list of ids beyond any table is simply empty', async () => {
  expect(await listed([Number.MAX_SAFE_INTEGER, -1], admin.token)).toEqual({ rows: [], total: 0 });
});

test('who is no vendor has no shop of its own', async () => {
  const { token } = await identity.signedIn(customer());
  expect((await identity.call('GET', '/vendors/me', { token })).status).toBe(403);
  expect((await identity.call('GET', '/vendors/me')).status).toBe(401);
});
