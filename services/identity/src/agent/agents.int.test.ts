import type { AgentCard } from '@shop/contracts/services/identity';
import { agent, customer, startIdentity } from '../../test/identity-under-test.ts';
import type { IdentityUnderTest, SignedIn } from '../../test/identity-under-test.ts';

let identity: IdentityUnderTest;
let admin: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signedInAdmin();
});
afterAll(() => identity.stop());

const byUser = (userId: number, token?: string) =>
  identity.call<AgentCard>('GET', `/agents/by-user/${userId}`, { token });
const change = (agentId: number, json: unknown, token = admin.token) =>
  identity.call<AgentCard>('PATCH', `/agents/${agentId}`, { token, json });
const listed = async (filter: object, token: string) =>
  (
    await identity.call<{ rows: AgentCard[]; total: number }>(
      'GET',
      `/agents?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      { token },
    )
  ).body;

test('services and admins find an agent by its user', async () => {
  const { id } = await identity.signedIn(agent());
  const card = {
    agentId: expect.any(Number) as number,
    userId: id,
    name: 'Kofi Boateng',
    approved: false,
    active: true,
    version: 1,
  };
  for (const token of [admin.token, identity.serviceToken('orders')]) {
    expect((await byUser(id, token)).body).toEqual(card);
    expect(await listed({ userId: [id] }, token)).toEqual({ rows: [card], total: 1 });
  }
  expect((await byUser(admin.id, admin.token)).status).toBe(404);
});

test('an admin approves and stops an agent; each change is told once', async () => {
  const { id } = await identity.signedIn(agent());
  const { agentId } = (await byUser(id, admin.token)).body;
  expect((await change(agentId, { approved: true })).body).toMatchObject({ approved: true, active: true, version: 2 });
  expect((await change(agentId, { approved: true, active: true })).body.version).toBe(2);
  expect((await change(agentId, { active: false })).body).toMatchObject({ approved: true, active: false, version: 3 });
  const told = (await identity.events('identity.agent-changed.v1')).filter((payload) => payload['agentId'] === agentId);
  expect(told).toEqual([
    { agentId, userId: id, approved: true, active: true, version: 2 },
    { agentId, userId: id, approved: true, active: false, version: 3 },
  ]);
});

test('agents are nobody else’s business', async () => {
  const somebody = await identity.signedIn(agent());
  const { agentId } = (await byUser(somebody.id, admin.token)).body;
  const buyer = await identity.signedIn(customer());
  for (const token of [somebody.token, buyer.token]) {
    expect((await identity.call('GET', '/agents', { token })).status).toBe(403);
    expect((await byUser(somebody.id, token)).status).toBe(403);
    expect((await change(agentId, { approved: true }, token)).status).toBe(403);
  }
  expect((await change(agentId, { approved: true }, identity.serviceToken('orders'))).status).toBe(403);
  expect((await identity.call('GET', '/agents')).status).toBe(401);
  expect((await byUser(somebody.id, admin.token)).body.approved).toBe(false);
});

test('a wrong body is a 400 and an unknown agent a 404', async () => {
  expect((await change(1, { approved: 'yes' })).status).toBe(400);
  expect((await change(999_999, { approved: true })).status).toBe(404);
});
