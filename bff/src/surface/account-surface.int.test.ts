import type express from 'express';
import { admin, agent, customer, startBff, vendor, type StartedBff } from '../../test/start-bff.ts';

/** What the services were asked, newest last. */
const asked: { call: string; query: Record<string, unknown>; json: Record<string, unknown> | undefined }[] = [];
const last = (call: string) => asked.findLast((one) => one.call === call);
let isContentAway = false;

const noting = (router: express.Router) =>
  router.use((req, _res, next) => {
    asked.push({ call: `${req.method} ${req.path}`, query: { ...req.query }, json: req.body });
    next();
  });

const userView = {
  ...{ id: 7, name: 'Ɛfua', email: 'e@shop.test', phone: null, imageUrl: null, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ roles: [{ roleId: 4, role: { id: 4, name: 'customer' } }], addresses: [] },
};
const vendorView = (vendorId: number) => ({
  ...{ vendorId, version: 2, userId: 9, shopName: 'Little Stars', shopPhone: null, shopLocation: null },
  ...{ shopAddress: null, shopEmail: null, shopWebsite: null, shopOwner: null, shopLatitude: null },
  ...{ shopLongitude: null, isActive: true, images: [], videos: [], user: { name: 'Yaw', email: 'y@shop.test' } },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const agentView = {
  ...{ agentId: 5, userId: 11, version: 1, licenseNumber: 'DL-1', nationalId: 'GHA-1', approved: true, active: true },
  ...{ vehicleType: null, vehiclePlate: null, vehicleColor: null, agentAddress: null, dateOfBirth: null, region: null },
  ...{ emergencyContactName: null, emergencyContactPhone: null, gpsLocation: null },
  ...{ profileImage: null, idCardImage: null, licenseImage: null },
  ...{ user: { name: 'Kofi', email: 'k@shop.test', phone: null }, createdAt: '2026-01-01T00:00:00.000Z' },
};
const identity = (router: express.Router) => {
  noting(router);
  router.post('/users', (_req, res) => void res.status(201).json(userView));
  // As where the passwords of many are worked out at once.
  router.post('/sign-in', (_req, res) => void setTimeout(() => res.json({ token: 'a.b.c' }), 3_500));
  router.put('/users/:id', (_req, res) => void res.json(userView));
  router.get('/vendors', (_req, res) => void res.json({ rows: [vendorView(3), vendorView(4)], total: 2 }));
  router.get('/vendors/me', (_req, res) => void res.json(vendorView(3)));
  router.get('/vendors/:id', (req, res) => void res.json(vendorView(Number(req.params['id']))));
  router.post('/vendors', (_req, res) => void res.status(201).json(vendorView(3)));
  router.put('/vendors/:id', (_req, res) => void res.json(vendorView(3)));
  router.get('/agents/me', (_req, res) => void res.json(agentView));
  router.post('/agents', (_req, res) => void res.status(201).json(agentView));
};

const report = (vendorId: number, title: string) => ({ id: 1, vendorId, title, createdAt: '2026-11-01T00:00:00.000Z' });
const content = (router: express.Router) => {
  noting(router);
  router.get('/log-reports', (_req, res) => {
    if (isContentAway) res.status(500).end();
    else res.json({ rows: [report(3, 'Vendor activated'), report(4, 'Vendor registered')], total: 2 });
  });
  let next = 1;
  router.post('/media', (req, res) => {
    const url = req.query['private'] ? `/media/private/${next}/640.webp` : `/media/${next}/640.webp`;
    req.resume().on('end', () => void res.status(201).json({ id: next++, kind: req.query['kind'], url }));
  });
  router.delete('/media/:id', (_req, res) => void res.status(204).end());
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { identity, content } });
});
beforeEach(() => {
  asked.length = 0;
  isContentAway = false;
});
afterAll(() => bff.stop());

const PICTURE = Symbol('a picture');
const CLIP = Symbol('a clip');
function formOf(fields: [name: string, value: string | symbol][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob(['bytes']), value === PICTURE ? 'p.png' : 'c.mp4');
  }
  return form;
}
const send = (method: string, path: string, fields: [string, string | symbol][], person = admin) =>
  bff.call(method, `/api${path}`, { person, body: formOf(fields) });

const MASK = '••••••••';

describe('a user’s password', () => {
  const named: [string, string][] = [
    ['name', 'Abena'],
    ['email', 'a@shop.test'],
    ['roleId', '4'],
  ];

  it.each(['passwordHash', 'password'])('comes plain in %s', async (field) => {
    const { status } = await send('POST', '/users', [...named, [field, 'Passw0rd!'], ['images', PICTURE]]);
    expect(status).toBe(201);
    expect(last('POST /users')?.json).toEqual({
      name: 'Abena',
      email: 'a@shop.test',
      roleId: 4,
      password: 'Passw0rd!',
      imageUrl: expect.stringMatching(/^\/media\/\d+\/640\.webp$/) as string,
    });
  });

  it.each([MASK, '', null])('is needed for a new user: %j is none, and the picture is taken back', async (text) => {
    const password: [string, string][] = text === null ? [] : [['passwordHash', text]];
    const { status, body } = await send('POST', '/users', [...named, ...password, ['images', PICTURE]]);
    expect([status, body.issues[0].path]).toEqual([400, 'passwordHash']);
    expect(asked.map(({ call }) => call)).toEqual(['POST /media', expect.stringMatching(/^DELETE \/media/)]);
  });

  it.each([MASK, '', null, undefined])('stays where %j is sent in its place', async (passwordHash) => {
    await bff.call('PUT', '/api/users/7', { person: admin, json: { name: 'Ɛfua', passwordHash } });
    expect(last('PUT /users/7')?.json).toEqual({ name: 'Ɛfua' });
  });

  it('changes where a plain one is sent', async () => {
    await bff.call('PUT', '/api/users/7', { person: admin, json: { passwordHash: 'An0ther!pass', createdAt: 'x' } });
    expect(last('PUT /users/7')?.json).toEqual({ password: 'An0ther!pass' });
  });
});

it('a user has one role to begin with, and one picture', async () => {
  const fields: [string, string][] = [
    ['name', 'Abena'],
    ['email', 'a@shop.test'],
    ['passwordHash', 'Passw0rd!'],
  ];
  const { status, body } = await send('POST', '/users', fields);
  expect([status, body.issues]).toEqual([400, [{ path: 'roleId', message: 'Please select a role' }]]);
  const two = await send('POST', '/users', [...fields, ['roleId', '4'], ['images', PICTURE], ['images', PICTURE]]);
  expect([two.status, two.body.code]).toEqual([400, 'one_picture']);
});

it('a sign-in whose password has to wait for those of many others is not given up', async () => {
  const json = { email: 'efua@shop.test', password: 'Passw0rd!' };
  const { status, body } = await bff.call('POST', '/api/auth/login', { json });
  expect({ status, body }).toEqual({ status: 200, body: { token: 'a.b.c' } });
});

it('numbers sent as text are no roles', async () => {
  expect((await bff.call('PUT', '/api/users/7', { person: admin, json: { roleIds: ['4'] } })).status).toBe(400);
});

describe('a vendor’s log reports', () => {
  const reportsOf = (body: { logReports: unknown }[]) => body.map(({ logReports }) => logReports);
  const activated = [{ action: 'Vendor activated', createdAt: '2026-11-01T00:00:00.000Z' }];
  const registered = [{ action: 'Vendor registered', createdAt: '2026-11-01T00:00:00.000Z' }];

  it('are shown to admins, each with its own vendor', async () => {
    expect(reportsOf((await bff.get('/api/vendors', admin)).body)).toEqual([activated, registered]);
    expect(last('GET /log-reports')?.query).toEqual({ filter: '{"vendorId":[3,4]}' });
    expect((await bff.get('/api/vendors/4', admin)).body).toMatchObject({ id: 4, logReports: registered });
    expect(reportsOf((await bff.get('/api/admin/dashboard/vendors', admin)).body)).toEqual([activated, registered]);
  });

  it('are asked for nobody else', async () => {
    for (const person of [undefined, customer, vendor]) {
      expect(reportsOf((await bff.get('/api/vendors', person)).body)).toEqual([[], []]);
    }
    expect((await bff.get('/api/vendors/me', vendor)).body).toMatchObject({ id: 3, logReports: [] });
    expect(last('GET /log-reports')).toBeUndefined();
  });

  it('are left out while they can’t be had', async () => {
    isContentAway = true;
    const { status, body } = await bff.get('/api/vendors', admin);
    expect([status, reportsOf(body)]).toEqual([200, [[], []]]);
  });
});

describe('a shop’s form', () => {
  it('makes a shop: what is text becomes what it means, files become addresses in their order', async () => {
    const { status, body } = await send('POST', '/vendors', [
      ['userId', '9'],
      ['shopName', ' Little Stars '],
      ['shopPhone', ''],
      ['shopEmail', ''],
      ['shopLatitude', '9.40'],
      ['shopLongitude', '-0.8424'],
      ['isActive', 'true'],
      ['images', PICTURE],
      ['images', PICTURE],
      ['videos', CLIP],
    ]);
    expect([status, body.id]).toEqual([201, 3]);
    expect(body).not.toHaveProperty('version');
    expect(last('POST /vendors')?.json).toMatchObject({
      ...{ userId: 9, shopName: 'Little Stars', shopPhone: null, shopEmail: null },
      ...{ shopLatitude: 9.4, shopLongitude: -0.8424, isActive: true },
    });
    const { imageUrls, videoUrls } = last('POST /vendors')?.json as { imageUrls: string[]; videoUrls: string[] };
    expect([imageUrls.length, videoUrls.length]).toEqual([2, 1]);
  });

  it('makes an inactive shop unless it says otherwise', async () => {
    await send('POST', '/vendors', [
      ['userId', '9'],
      ['shopName', 'Little Stars'],
    ]);
    expect(last('POST /vendors')?.json).toMatchObject({ isActive: false });
  });

  it('changes what it names', async () => {
    await send('PUT', '/vendors/3', [['isActive', 'false']], vendor);
    const media = { imageUrls: [], videoUrls: [], removedImageIds: [], removedVideoIds: [] };
    expect(last('PUT /vendors/3')?.json).toEqual({ isActive: false, ...media });
    await send('PUT', '/vendors/3', [['removedImageIds', '[5,6]']]);
    expect(last('PUT /vendors/3')?.json).toEqual({ ...media, removedImageIds: [5, 6] });
  });

  it.each([
    ['shopName', ' '],
    ['shopEmail', 'x'],
    ['shopWebsite', 'javascript:alert(1)'],
    ['shopLatitude', '91'],
    ['shopLongitude', '1e2'],
    ['isActive', 'yes'],
    ['removedImageIds', '[1'],
    ['removedImageIds', '["1"]'],
  ])('is refused for its %s %j', async (field, text) => {
    const { status, body } = await send('PUT', '/vendors/3', [[field, text]]);
    expect([status, body.issues[0].path.split('.')[0]]).toEqual([400, field]);
  });
});

it('an agent reads its own details, and nobody else by that address', async () => {
  const { status, body } = await bff.get('/api/deliveryAgents/me', agent);
  expect([status, body]).toMatchObject([
    200,
    { id: agentView.agentId, userId: agentView.userId, approved: agentView.approved },
  ]);
  for (const person of [customer, vendor, admin]) {
    expect((await bff.get('/api/deliveryAgents/me', person)).status).toBe(403);
  }
});

describe('an agent’s pictures', () => {
  const papers: [string, string][] = [
    ['userId', '11'],
    ['licenseNumber', 'DL-1'],
    ['nationalId', 'GHA-1'],
  ];

  it('are stored as the agent’s private ones', async () => {
    const { status } = await send('POST', '/deliveryAgents', [
      ...papers,
      ['profileImage', PICTURE],
      ['licenseImage', PICTURE],
    ]);
    expect(status).toBe(201);
    for (const { query } of asked.filter(({ call }) => call === 'POST /media')) {
      expect(query).toEqual({ kind: 'image', private: 'true', ownerId: '11' });
    }
    expect(last('POST /agents')?.json).toMatchObject({
      ...{ userId: 11, licenseNumber: 'DL-1', nationalId: 'GHA-1' },
      pictures: {
        profileImage: expect.stringMatching(/^\/media\/private\//) as string,
        licenseImage: expect.stringMatching(/^\/media\/private\//) as string,
      },
    });
  });

  it('are not stored before it is known whose they are', async () => {
    for (const userId of [[], [['userId', 'x']]] as [string, string][][]) {
      const { status, body } = await send('POST', '/deliveryAgents', [...userId, ['profileImage', PICTURE], ...papers]);
      expect([status, body.code]).toEqual([400, 'owner_needed']);
    }
    expect(asked).toEqual([]);
  });

  it.each(['licenseNumber', 'nationalId', 'userId'])('come with a %s', async (missing) => {
    const { status, body } = await send(
      'POST',
      '/deliveryAgents',
      papers.filter(([name]) => name !== missing),
    );
    expect([status, body.issues[0].path]).toEqual([400, missing]);
  });
});

it.each([
  ['GET', '/users'],
  ['POST', '/users'],
  ['PUT', '/users/7'],
  ['DELETE', '/users/7'],
  ['GET', '/roles'],
  ['POST', '/roles'],
  ['PUT', '/roles/5'],
  ['DELETE', '/roles/5'],
  ['POST', '/vendors'],
  ['GET', '/deliveryAgents'],
  ['POST', '/deliveryAgents'],
  ['PUT', '/deliveryAgents/5'],
])('%s %s is an admin’s: nothing is asked for anybody else, whatever the body', async (method, path) => {
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: 'nonsense' };
  expect((await bff.call(method, `/api${path}`, body)).status).toBe(401);
  for (const person of [customer, vendor, agent]) {
    expect((await bff.call(method, `/api${path}`, { person, ...body })).status).toBe(403);
  }
  expect(asked).toEqual([]);
});
