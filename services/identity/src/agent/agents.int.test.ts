import type { AgentCard, AgentView } from '@shop/contracts/services/identity';
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
    { agentId, userId: id, approved: true, active: true, version: 2, changes: { approved: { from: false, to: true } } },
    { agentId, userId: id, approved: true, active: false, version: 3, changes: { active: { from: true, to: false } } },
  ]);
});

test('an agent reads how it stands: whether it is approved, and active', async () => {
  const { id, token } = await identity.signedIn(agent());
  const own = () => identity.call<AgentView>('GET', '/agents/me', { token });
  const first = (await own()).body;
  expect(first).toMatchObject({ userId: id, approved: false, active: true });
  await change(first.agentId, { approved: true, active: false });
  expect((await own()).body).toMatchObject({ userId: id, approved: true, active: false });
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
  expect((await identity.call('GET', '/agents/me', { token: buyer.token })).status).toBe(403);
  expect((await identity.call('GET', '/agents')).status).toBe(401);
  expect((await byUser(somebody.id, admin.token)).body.approved).toBe(false);
});

test('a wrong body is a 400 and an unknown agent a 404', async () => {
  expect((await change(1, { approved: 'yes' })).status).toBe(400);
  expect((await change(999_999, { approved: true })).status).toBe(404);
});

describe('an admin makes an agent', () => {
  const make = (json: object, token: string | undefined = admin.token) =>
    identity.call<AgentView & { code: string; issues: { path: string }[] }>('POST', '/agents', {
      token,
      json: { pictures: {}, ...json },
    });
  const carrier = async (): Promise<SignedIn> => {
    const person = await identity.signedIn(customer());
    const roleIds = [await identity.roleId('delivery')];
    await identity.call('PUT', `/users/${person.id}`, { token: admin.token, json: { roleIds } });
    return { ...person, token: (await identity.signIn(person.email)).body.token };
  };
  const papers = { licenseNumber: 'DL-9', nationalId: 'GHA-000000001-1' };

  test('who is approved and active, with three pictures that it can see itself', async () => {
    const person = await carrier();
    const pictures = {
      profileImage: '/media/private/p/640.webp',
      idCardImage: '/media/private/i/640.webp',
      licenseImage: '/media/private/l/640.webp',
    };
    const { status, body } = await make({
      userId: person.id,
      ...papers,
      vehicleColor: 'white',
      dateOfBirth: '1990-01-01',
      emergencyContactPhone: '020 000 0000',
      gpsLocation: '9.4,-0.8',
      pictures,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...papers,
      ...pictures,
      userId: person.id,
      vehicleType: null,
      vehicleColor: 'white',
      dateOfBirth: '1990-01-01',
      emergencyContactPhone: '+233200000000',
      gpsLocation: '9.4,-0.8',
      approved: true,
      active: true,
      user: { email: person.email },
    });
    const own = await identity.call('GET', `/agents/${body.agentId}`, { token: person.token });
    expect(own.body).toEqual(body);
    const another = await identity.signedIn(agent());
    expect((await identity.call('GET', `/agents/${body.agentId}`, { token: another.token })).status).toBe(404);
  });

  test('whose details are missing is told so', async () => {
    const { token } = await carrier();
    const { status, body } = await identity.call<{ code: string }>('GET', '/agents/me', { token });
    expect([status, body.code]).toEqual([404, 'no_agent']);
  });

  test('once, and only of who holds the role', async () => {
    const person = await carrier();
    const answers = await Promise.all([1, 2, 3].map(() => make({ userId: person.id, ...papers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const buyer = await identity.signedIn(customer());
    expect(await make({ userId: buyer.id, ...papers })).toMatchObject({ status: 409, body: { code: 'role_missing' } });
  });

  test.each([
    ['licenseNumber', { licenseNumber: undefined }],
    ['nationalId', { nationalId: ' ' }],
    ['dateOfBirth', { dateOfBirth: '2025-02-30' }],
    ['dateOfBirth', { dateOfBirth: '2999-01-01' }],
    ['emergencyContactPhone', { emergencyContactPhone: '12' }],
    ['userId', { userId: 999_999 }],
  ])('not with a wrong %s', async (path, fields) => {
    const { status, body } = await make({ userId: (await carrier()).id, ...papers, ...fields });
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  test('nobody else does', async () => {
    const person = await carrier();
    expect((await make({ userId: person.id, ...papers }, person.token)).status).toBe(403);
    expect((await make({ userId: person.id, ...papers }, identity.serviceToken('orders'))).status).toBe(403);
  });
});

test('papers are corrected, and told without what they say', async () => {
  const { id } = await identity.signedIn(agent());
  const { agentId } = (await byUser(id, admin.token)).body;
  const corrected = await change(agentId, { nationalId: 'GHA-1', region: 'Savannah', vehicleType: '' });
  expect(corrected.body).toMatchObject({ nationalId: 'GHA-1', region: 'Savannah', vehicleType: null });
  const told = (await identity.events('identity.agent-changed.v1')).filter((payload) => payload['agentId'] === agentId);
  expect(told).toMatchObject([
    {
      changes: {
        nationalId: { from: null, to: null },
        region: { from: 'Northern', to: 'Savannah' },
        vehicleType: { from: 'Motorbike', to: null },
      },
    },
  ]);
});

test('admins search and filter agents', async () => {
  const name = `Kwɛku ${Date.now()}`;
  const { id } = await identity.signedIn(agent({ name }));
  const { agentId } = (await byUser(id, admin.token)).body;
  const ids = async (filter: object) => (await listed(filter, admin.token)).rows.map((row) => row.agentId);
  expect(await ids({ q: name.toUpperCase() })).toEqual([agentId]);
  expect(await ids({ q: name, approved: true })).toEqual([]);
  expect(await ids({ userId: [id], active: true })).toEqual([agentId]);
  expect((await identity.call('GET', '/agents?filter={"nationalId":"GHA"}', { token: admin.token })).status).toBe(400);
});
