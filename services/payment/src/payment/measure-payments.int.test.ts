import { type RunningPayment, startPayment } from '../../test/start-payment.ts';

let payment: RunningPayment;
beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.stop());

const figures = async (): Promise<Record<string, number>> => {
  const text = await (await fetch(`${payment.service.url}/metrics`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^((?:payments|refunds)_\w+)\{[^}]*\} (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
};

test('payments that are open are counted until they have ended', async () => {
  expect(await figures()).toEqual({
    payments_open: 0,
    payments_overdue_seconds: 0,
    refunds_open: 0,
    refunds_failed: 0,
  });
  await payment.initialise();
  expect(await figures()).toMatchObject({ payments_open: 1, payments_overdue_seconds: 0 });
  await payment.paid();
  expect(await figures()).toMatchObject({ payments_open: 1 });
});

test('refunds that wait or have failed are counted', async () => {
  const { database } = payment.service.parts;
  const id = await payment.idOf(await payment.paid());
  const insert = (cause: string, state: string) =>
    database.execute(
      `INSERT INTO refund (payment_id, cause_key, cause, asked_amount, amount, currency, note, state, next_try_at, created_at)
       VALUES ($1, $2, 'staff', 1, 0, 'GHS', $2, $3, now() + interval '1 day', now())`,
      [id, cause, state],
    );
  await insert('a', 'sent');
  await insert('b', 'failed');
  expect(await figures()).toMatchObject({ refunds_open: 1, refunds_failed: 1 });
  await database.execute(`DELETE FROM refund WHERE cause_key IN ('a', 'b')`);
});
