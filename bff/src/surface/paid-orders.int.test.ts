import type express from 'express';
import { placedOrder } from '../../test/played-services.ts';
import { admin, agent, customer, startBff, type StartedBff } from '../../test/start-bff.ts';

const REFERENCE = placedOrder.reference;
const paid = { reference: REFERENCE, method: 'card', status: 'refunded', refundedPesewas: 2000 };
const asked: unknown[] = [];
let isPaymentAway = false;

let bff: StartedBff;
beforeAll(async () => {
  const orders = (router: express.Router) => {
    const rows = [placedOrder, { ...placedOrder, id: 6, number: 'AK-7F3K9Q2N', reference: 'CK-000000000000' }];
    router.get('/orders', (_req, res) => void res.json({ rows, total: 2 }));
    router.get('/orders/:id', (_req, res) => void res.json(placedOrder));
    router.post('/orders', (_req, res) => void res.json({ order: placedOrder, created: true }));
  };
  const payment = (router: express.Router) => {
    router.post('/payments/of-orders', (req, res) => {
      asked.push(req.body);
      if (isPaymentAway) res.status(503).end();
      else res.json({ payments: [paid] });
    });
  };
  bff = await startBff({ services: { orders, payment } });
});
beforeEach(() => {
  asked.length = 0;
  isPaymentAway = false;
});
afterAll(() => bff.stop());

const shown = { method: 'card', status: 'refunded', refundedAmount: 20 };

test('an order that was just placed is shown with its payment, which may not know of it yet', async () => {
  const json = { transactionId: REFERENCE };
  const { status, body } = await bff.call('POST', '/api/orders/placeOrder', { person: customer, json });
  expect({ status, body }).toMatchObject({ status: 201, body: { order: { id: 5, payment: shown } } });
  expect(asked).toEqual([{ references: [REFERENCE] }]);
});

test('a page of orders asks once how all of them were paid', async () => {
  const { body } = await bff.get('/api/orders/all/admins/admin', admin);
  expect(body).toMatchObject([
    { id: 5, payment: shown },
    { id: 6, payment: null },
  ]);
  expect(asked).toEqual([{ references: [REFERENCE, 'CK-000000000000'] }]);
});

test('where the payments are away, orders are shown without them', async () => {
  isPaymentAway = true;
  const { status, body } = await bff.get('/api/orders/all/admins/admin', admin);
  expect({ status, body }).toMatchObject({ status: 200, body: [{ payment: null }, { payment: null }] });
});

test('who carries an order is not told how it was paid', async () => {
  expect((await bff.get('/api/orders/5', agent)).body).toMatchObject({ id: 5, payment: null });
  expect(asked).toEqual([]);
});
