import { orderOf } from '../../test/order-events.ts';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

const entered = async (reference: string) =>
  payment.service.parts.database.query(
    `SELECT kind, subject_id AS "fulfilmentId", amount, currency FROM ledger_entry
     WHERE payment_id = $1 AND kind LIKE 'share%' ORDER BY id`,
    [await payment.idOf(reference)],
  );
const share = (fulfilmentId: number, amount: number, kind = 'share') => ({
  ...{ kind, fulfilmentId, amount },
  currency: 'GHS',
});

test('every vendor’s share is in the ledger once, however often the order is told', async () => {
  const reference = await payment.paid();
  const { placed, fulfilments, vendors } = orderOf(reference, 1);
  await Promise.all([1, 2, 3].map(() => payment.tell('orders.order-placed.v1', placed)));
  expect((await payment.fact(reference)).shares).toMatchObject([
    { fulfilmentId: fulfilments.first, vendorId: vendors.first, amountPesewas: 6000 },
    { fulfilmentId: fulfilments.second, vendorId: vendors.second, amountPesewas: 5000 },
  ]);
  expect(await entered(reference)).toEqual([share(fulfilments.first, 6000), share(fulfilments.second, 5000)]);
});

test('of shares of which some are known only the others are entered', async () => {
  const reference = await payment.paid();
  const { placed, fulfilments } = orderOf(reference, 2);
  await payment.tell('orders.order-placed.v1', { ...placed, fulfilments: placed.fulfilments.slice(1) });
  await payment.tell('orders.order-placed.v1', placed);
  expect(await entered(reference)).toEqual([share(fulfilments.second, 5000), share(fulfilments.first, 6000)]);
});

test('a share whose fulfilment fell away before it was told of is entered, and falls', async () => {
  const reference = await payment.paid();
  const { placed, firstRejected, fulfilments } = orderOf(reference, 3);
  await payment.tell('orders.fulfilment-rejected.v1', firstRejected);
  await payment.tell('orders.order-placed.v1', placed);
  expect(await entered(reference)).toEqual([
    share(fulfilments.first, 6000),
    share(fulfilments.second, 5000),
    share(fulfilments.first, 6000, 'share-refund'),
  ]);
});
