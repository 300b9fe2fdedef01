import type express from 'express';
import { startBff, admin, agent, customer, vendor, type StartedBff } from '../../test/start-bff.ts';

/** What the orders service was asked for, and who identity finds. */
const asked: { call: string; filter: Record<string, unknown> }[] = [];
let isIdentityAway = false;

const user = {
  id: 7,
  name: 'Ɛfua Ɔfori',
  email: 'e@shop.test',
  phone: '+233201234567',
  imageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: [],
  addresses: [],
};
const agentView = {
  ...{ agentId: 5, userId: 11, version: 1, licenseNumber: 'DL-1', nationalId: 'GHA-1', approved: true, active: true },
  ...{ vehicleType: null, vehiclePlate: null, vehicleColor: null, agentAddress: null, dateOfBirth: null, region: null },
  ...{ emergencyContactName: null, emergencyContactPhone: null, gpsLocation: null },
  ...{ profileImage: null, idCardImage: null, licenseImage: null },
  user: { name: 'Kofi Asante', email: 'k@shop.test', phone: null },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const cartRecord = {
  ...{ id: 2, customerId: 7, createdAt: '2026-11-27T14:06:00.000Z', lines: [], subtotalPesewas: 1250 },
};
const deliveryView = {
  ...{ id: 4, orderId: 5, number: 'AK-7F3K9Q2M', status: 'accepted', agentUserId: 11, address: null },
  customer: { name: 'Ɛfua Ɔfori', phone: null },
  ...{ placedAt: '2026-11-27T14:06:00.000Z', assignedAt: '2026-11-27T15:06:00.000Z', deliveredAt: null },
};

const page = (...rows: object[]) => ({ rows, total: rows.length });
const orders = (router: express.Router) => {
  router.use((req, _res, next) => {
    const filter = JSON.parse(typeof req.query.filter === 'string' ? req.query.filter : '{}') as object;
    asked.push({ call: `${req.method} ${req.path}`, filter: { ...filter } });
    next();
  });
  router.get('/carts', (_req, res) => void res.json(page(cartRecord)));
  router.get('/carts/:id', (_req, res) => void res.json(cartRecord));
  router.get('/orders', (_req, res) => void res.json(page()));
  router.get('/orders/of-vendor/:userId', (_req, res) => void res.json(page()));
  router.get('/deliveries', (_req, res) => void res.json(page(deliveryView)));
};
const identity = (router: express.Router) => {
  router.use((_req, res, next) => {
    if (isIdentityAway) res.status(503).end();
    else next();
  });
  router.get('/users', (_req, res) => void res.json(page(user)));
  router.get('/agents', (_req, res) => void res.json(page(agentView)));
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { orders, identity } });
});
beforeEach(() => {
  asked.length = 0;
  isIdentityAway = false;
});
afterAll(() => bff.stop());

type Who = typeof admin | null;
const call = (who: Who, method: string, path: string, json?: unknown) =>
  bff.call(method, `/api${path}`, { ...(who ? { person: who } : {}), ...(json === undefined ? {} : { json }) });
const statuses = (path: string, method = 'GET', json?: unknown) =>
  Promise.all([null, customer, vendor, agent].map(async (who) => (await call(who, method, path, json)).status));

describe.each(['/orders/admin', '/orders/all/admins/admin'])('%s', (path) => {
  it('asks for today’s orders where no day is named', async () => {
    expect((await call(admin, 'GET', path)).headers.get('content-range')).toBe('orders */0');
    expect(asked).toEqual([{ call: 'GET /orders', filter: { today: true } }]);
  });

  it('asks for today’s orders where the days are left empty', async () => {
    expect((await call(admin, 'GET', `${path}?from=&to=`)).status).toBe(200);
    expect(asked[0]?.filter).toEqual({ today: true });
  });

  it('finds orders by their ids on any day', async () => {
    await call(admin, 'GET', `${path}?filter={"id":[5,6]}`);
    await call(admin, 'GET', `${path}?filter={"id":5}&from=2026-11-27`);
    expect(asked.map(({ filter }) => filter)).toEqual([{ id: [5, 6] }, { id: [5], from: '2026-11-27T00:00:00.000Z' }]);
  });

  it('asks for all orders up to the last of days', async () => {
    await call(admin, 'GET', `${path}?to=9999-12-31`);
    expect(asked[0]?.filter).toEqual({ before: '9999-12-31T23:59:59.999Z' });
  });

  it('includes the whole of the last day', async () => {
    await call(admin, 'GET', `${path}?from=2026-11-26&to=2026-11-27`);
    expect(asked[0]?.filter).toEqual({ from: '2026-11-26T00:00:00.000Z', before: '2026-11-28T00:00:00.000Z' });
  });

  it('keeps what else narrows the list', async () => {
    await call(admin, 'GET', `${path}?to=2026-11-27&filter={"q":"ɛfua"}`);
    expect(asked[0]?.filter).toEqual({ q: 'ɛfua', before: '2026-11-28T00:00:00.000Z' });
  });

  it.each(['from=2025-02-30', 'to=yesterday', 'from=2026-11-27&to=2026-11-26', 'filter={"customerId":7}'])(
    'refuses %s',
    async (query) => {
      expect((await call(admin, 'GET', `${path}?${query}`)).status).toBe(400);
    },
  );

  it('is for admins only', async () => {
    expect(await statuses(path)).toEqual([401, 403, 403, 403]);
  });
});

describe.each(['/orders/vendors/9/vendor', '/orders/vendors/vendor/9'])('%s', (path) => {
  it('asks for the shop of that user, of all days unless some are named', async () => {
    expect((await call(vendor, 'GET', path)).status).toBe(200);
    await call(admin, 'GET', `${path}?from=2026-11-27&to=2026-11-27`);
    expect(asked).toEqual([
      { call: 'GET /orders/of-vendor/9', filter: {} },
      {
        call: 'GET /orders/of-vendor/9',
        filter: { from: '2026-11-27T00:00:00.000Z', before: '2026-11-28T00:00:00.000Z' },
      },
    ]);
  });

  it('is a 404 for another vendor, and not for customers and agents', async () => {
    expect((await call({ ...vendor, id: 10 }, 'GET', path)).status).toBe(404);
    expect(await statuses(path)).toEqual([401, 403, 200, 403]);
  });
});

describe('the carts of all customers', () => {
  it('show whose they are, and what they come to in cedis', async () => {
    const { body, headers } = await call(admin, 'GET', '/carts');
    const { id, name, email, phone } = user;
    expect(body).toMatchObject([{ id: 2, user: { id, name, email, phone, addresses: [] }, totalAmount: 12.5 }]);
    expect(headers.get('content-range')).toBe('carts 0-0/1');
    expect((await call(admin, 'GET', '/carts/2')).body).toEqual(body[0]);
  });

  it('are found by id and by their customer’s name', async () => {
    await call(admin, 'GET', '/carts?cartid=2');
    await call(admin, 'GET', '/carts?filter={"q":"ofori"}');
    expect(asked.map(({ filter }) => filter)).toEqual([{ id: 2 }, { customerId: [7] }]);
  });

  it('are shown while nobody can tell whose they are, but not searched by name', async () => {
    isIdentityAway = true;
    expect((await call(admin, 'GET', '/carts')).body).toMatchObject([{ id: 2, user: { id: 7, name: null } }]);
    expect((await call(admin, 'GET', '/carts?filter={"q":"ofori"}')).status).toBe(503);
  });

  it('are an admin’s to see and to delete, which others are told in the documented sentence', async () => {
    expect(await statuses('/carts')).toEqual([401, 403, 403, 403]);
    expect(await statuses('/carts/2')).toEqual([401, 403, 403, 403]);
    expect(await statuses('/carts/2', 'DELETE')).toEqual([401, 403, 403, 403]);
    expect((await call(vendor, 'DELETE', '/carts/2')).body.message).toBe('Only admins can delete carts.');
    expect(asked).toEqual([]);
  });
});

describe('deliveries', () => {
  it('show the agent’s name to admins', async () => {
    const { body } = await call(admin, 'GET', '/deliveries');
    expect(body).toMatchObject([{ id: 4, agentId: 11, agent: { id: 11, name: 'Kofi Asante' }, order: { id: 5 } }]);
  });

  it('show no agent’s name to a vendor, and to nobody while identity is away', async () => {
    expect((await call(vendor, 'GET', '/deliveries')).body).toMatchObject([{ agent: { id: 11, name: null } }]);
    isIdentityAway = true;
    expect((await call(admin, 'GET', '/deliveries')).body).toMatchObject([{ agent: { id: 11, name: null } }]);
  });

  it('are not for customers; only an admin assigns them', async () => {
    expect(await statuses('/deliveries')).toEqual([401, 403, 200, 200]);
    expect(await statuses('/deliveries/4', 'PATCH', 'not read')).toEqual([401, 403, 403, 403]);
    expect(await statuses('/deliveries/me/earnings')).toEqual([401, 403, 403, 503]);
  });
});

describe('what is done to an order', () => {
  it('is refused by role before the body is looked at', async () => {
    expect(await call(customer, 'PATCH', '/orders/5/status', { status: 7 })).toMatchObject({
      status: 403,
      body: { message: 'This step is not yours to take.' },
    });
    expect((await call(vendor, 'PATCH', '/orders/5/status', { status: 'gone' })).status).toBe(400);
    expect((await call(vendor, 'POST', '/orders/5/cancel', {})).status).toBe(403);
    expect((await call(customer, 'POST', '/orders/5/cancel', { reason: ' ' })).status).toBe(400);
    expect(await statuses('/orders/5', 'DELETE')).toEqual([401, 403, 403, 403]);
    expect(asked).toEqual([]);
  });
});
