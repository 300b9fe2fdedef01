import type express from 'express';
import { admin, agent, customer, startBff, type StartedBff, vendor } from '../../test/start-bff.ts';

const view = {
  ...{ id: 6, reference: 'CK-3f2a9c1d7b', customerId: 7, orderId: 5, method: 'card', status: 'success' },
  ...{ amountPesewas: 12_050, refundedPesewas: 2000, paidAt: '2026-11-27T14:05:41.000Z' },
  createdAt: '2026-11-27T14:00:00.000Z',
};
const shop = {
  ...{ vendorId: 3, version: 2, userId: 9, shopName: 'Little Stars', shopPhone: null, shopLocation: null },
  ...{ shopAddress: null, shopEmail: null, shopWebsite: null, shopOwner: null, shopLatitude: null },
  ...{ shopLongitude: null, isActive: true, images: [], videos: [], user: { name: 'Yaw', email: 'y@shop.test' } },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const user = {
  ...{ id: 7, name: 'Ɛfua', email: 'efua@shop.test', phone: null, imageUrl: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', roles: [], addresses: [] },
};
const refund = {
  ...{ id: 2, cause: 'staff', amountPesewas: 2000, state: 'processed', reason: 'Late', failure: null },
  ...{ createdAt: '2026-11-28T09:00:00.000Z', processedAt: '2026-11-28T09:00:05.000Z' },
};

let bff: StartedBff;
/** What the services were asked, by their paths, the latest last. */
let asked: { path: string; filter: Record<string, unknown>; body: unknown }[];
let ordersAreAway = false;

const note = (req: express.Request) => {
  const text = typeof req.query['filter'] === 'string' ? req.query['filter'] : '{}';
  asked.push({ path: req.path, filter: JSON.parse(text) as Record<string, unknown>, body: req.body as unknown });
};
const filtersOf = (path: string) => asked.filter((one) => one.path === path).map(({ filter }) => filter);

beforeAll(async () => {
  bff = await startBff({
    services: {
      payment: (router) => {
        router.use((req, _res, next) => (note(req), next()));
        router.get('/payments', (_req, res) => void res.json({ rows: [view], total: 1 }));
        router.get('/payments/:id', (_req, res) => void res.json(view));
        router.get(
          '/payments/:id/refunds',
          (_req, res) => void res.json({ refundablePesewas: 10_050, refunds: [refund] }),
        );
        router.post(
          '/payments/:id/refund',
          (_req, res) => void res.status(202).json({ refundablePesewas: 10_050, refunds: [refund] }),
        );
      },
      identity: (router) => {
        router.get('/users', (_req, res) => void res.json({ rows: [user], total: 1 }));
        router.get('/vendors', (req, res) => {
          const isOfShop = req.query['filter'] === JSON.stringify({ userId: [9] });
          res.json(isOfShop ? { rows: [shop], total: 1 } : { rows: [], total: 0 });
        });
      },
      orders: (router) => {
        router.use((req, _res, next) => (note(req), next()));
        router.get('/orders/labels', (_req, res) => {
          if (ordersAreAway) res.status(503).json({ message: 'Away.', error: 'Away.', code: 'unavailable' });
          else res.json({ rows: [], total: 0 });
        });
      },
    },
  });
});
beforeEach(() => {
  asked = [];
  ordersAreAway = false;
});
afterAll(() => bff.stop());

test('the ledger is for admins alone', async () => {
  for (const person of [customer, vendor, agent]) expect((await bff.get('/api/payments', person)).status).toBe(403);
  expect((await bff.get('/api/payments')).status).toBe(401);
  const { status, body, headers } = await bff.get('/api/payments', admin);
  expect({ status, body }).toMatchObject({ status: 200, body: [{ id: 6, amount: 120.5, refundedAmount: 20 }] });
  expect(headers.get('content-range')).toBe('payments 0-0/1');
});

test('a name is looked for among the orders and the customers, a payment’s id is not', async () => {
  const search = (q: string) => bff.get(`/api/payments?filter=${encodeURIComponent(JSON.stringify({ q }))}`, admin);
  await search('Ɛfua');
  expect(filtersOf('/orders/labels')[0]).toEqual({ q: 'Ɛfua' });
  expect(filtersOf('/payments')).toEqual([{ q: 'Ɛfua', qOrderId: [], qCustomerId: [7] }]);
  asked = [];
  await search('6');
  expect(filtersOf('/orders/labels').filter(({ q }) => q !== undefined)).toEqual([]);
  expect(filtersOf('/payments')).toEqual([{ q: '6' }]);
});

test('a vendor looks for the customers of its own orders alone', async () => {
  await bff.get(`/api/payments/payment/9?filter=${encodeURIComponent('{"q":"Ɛfua"}')}`, vendor);
  expect(filtersOf('/payments')).toEqual([{ q: 'Ɛfua', qOrderId: [] }]);
});

test('without the orders service payments are listed without their customers, but no name is said not to be found', async () => {
  ordersAreAway = true;
  expect((await bff.get('/api/payments', admin)).body).toMatchObject([{ id: 6, order: null }]);
  expect((await bff.get('/api/payments?filter={"q":"Efua"}', admin)).status).toBe(503);
});

test('each asks for what is its own', async () => {
  expect((await bff.get('/api/payments/payment/7', customer)).status).toBe(200);
  expect((await bff.get('/api/payments/payment/9', vendor)).status).toBe(200);
  expect((await bff.get('/api/payments/payment/7', admin)).status).toBe(200);
  expect((await bff.get('/api/payments/payment/9', admin)).status).toBe(200);
  expect((await bff.get('/api/payments/3/vendor', vendor)).status).toBe(200);
  expect((await bff.get('/api/payments/3/vendor', admin)).status).toBe(200);
  expect(filtersOf('/payments')).toEqual([
    ...[{ customerId: 7 }, {}, { customerId: 7 }, { vendorId: 3 }],
    ...[{ vendorId: 3 }, { vendorId: 3 }],
  ]);
  asked = [];
  for (const path of ['/api/payments/payment/8', '/api/payments/4/vendor']) {
    expect((await bff.get(path, vendor)).status).toBe(404);
  }
  expect((await bff.get('/api/payments/payment/8', customer)).status).toBe(404);
  expect((await bff.get('/api/payments/3/vendor', customer)).status).toBe(403);
  expect(asked).toEqual([]);
});

test('only an admin is shown the refunds of a payment', async () => {
  expect((await bff.get('/api/payments/6', admin)).body).toMatchObject({
    ...{ id: 6, refundableAmount: 100.5 },
    refunds: [{ id: 2, amount: 20, state: 'processed', reason: 'Late' }],
  });
  expect((await bff.get('/api/payments/6', customer)).body).not.toHaveProperty('refunds');
  expect(asked.filter(({ path }) => path.endsWith('/refunds'))).toHaveLength(1);
});

test('a refund is asked for in pesewas, with the key of its form', async () => {
  const json = { amount: 20.05, reason: ' Late ' };
  const headers = { 'idempotency-key': 'form-17' };
  const answer = await bff.call('POST', '/api/payments/6/refund', { person: admin, json, headers });
  expect(answer).toMatchObject({ status: 200, body: { id: 6, refundableAmount: 100.5 } });
  expect(asked.find(({ path }) => path === '/payments/6/refund')?.body).toEqual({
    amountPesewas: 2005,
    reason: 'Late',
    key: 'form-17',
  });
});

test.each([{ amount: 0 }, { amount: -1 }, { amount: 0.001 }, { amount: '20' }, { amount: null }, { reason: ' ' }])(
  'a refund of %j is a 400, and nothing is asked for',
  async (wrong) => {
    const json = { reason: 'Late', ...wrong };
    expect((await bff.call('POST', '/api/payments/6/refund', { person: admin, json })).status).toBe(400);
    expect(asked).toEqual([]);
  },
);

test('who may not refund is told so whatever the body is', async () => {
  for (const person of [customer, vendor, agent]) {
    expect((await bff.call('POST', '/api/payments/6/refund', { person, json: {} })).status).toBe(403);
  }
  expect(asked).toEqual([]);
});
