import type { RevenueFigures } from '@shop/contracts/services/payment';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

const admin = () => payment.as({ id: 1, role: 'admin' });
const revenue = async () => (await payment.call<RevenueFigures>('GET', '/figures/revenue', { token: admin() })).body;

test('the revenue is what was paid less what goes back, by the month of the payment', async () => {
  const first = await payment.ordered(6000);
  const older = await payment.paid(2500);
  await payment.initialise(900);
  const { database, now } = payment.service.parts;
  await database.execute(`UPDATE payment SET paid_at = paid_at - interval '2 years' WHERE reference = $1`, [older]);
  const present = now().toISOString().slice(0, 7);

  const before = await revenue();
  expect(before.totalPesewas).toBe(8500);
  expect(before.byMonth).toHaveLength(12);
  expect(before.byMonth.at(-1)).toEqual({ month: present, totalPesewas: 6000 });
  expect(before.byMonth[0]).toMatchObject({ totalPesewas: 0 });

  const path = `/payments/${await payment.idOf(first)}/refund`;
  await payment.call('POST', path, { token: admin(), json: { amountPesewas: 1000, reason: 'Late' } });
  // At once, not only when the provider has sent it.
  expect((await revenue()).totalPesewas).toBe(7500);
  expect((await revenue()).byMonth.at(-1)?.totalPesewas).toBe(5000);
});

test('only an admin reads the revenue', async () => {
  expect((await payment.call('GET', '/figures/revenue')).status).toBe(401);
  for (const role of ['customer', 'vendor', 'delivery'] as const) {
    expect((await payment.call('GET', '/figures/revenue', { token: payment.as({ id: 7, role }) })).status).toBe(403);
  }
});
