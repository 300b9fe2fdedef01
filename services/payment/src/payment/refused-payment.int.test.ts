import { eventually } from '@shop/testing/eventually';
import { startPayment } from '../../test/start-payment.ts';
import type { RunningPayment } from '../../test/start-payment.ts';
import { readProviderFacts } from '../sandbox/read-provider-facts.ts';

let payment: RunningPayment;
beforeAll(async () => (payment = await startPayment()));
afterAll(() => payment.stop());

test.each([
  ['a pesewa less', { paidAmount: 11_999 }, { paidAmount: 11_999, paidCurrency: 'GHS' }],
  ['more', { paidAmount: 99_000 }, { paidAmount: 99_000, paidCurrency: 'GHS' }],
  ['another currency', { paidCurrency: 'NGN' }, { paidAmount: 12_000, paidCurrency: 'NGN' }],
])('%s than was asked for is refused, and all of it goes back', async (_what, faults, paid) => {
  await payment.sandbox.faults({ ...faults, swallowWebhooks: true });
  const { reference, url } = await payment.initialise();
  await payment.sandbox.choose(url, 'approve');
  await payment.sandbox.faults({});
  expect((await payment.settle(reference)).body.status).not.toBe('success');
  const fact = await eventually('the money is back', async () => {
    const found = await payment.fact(reference);
    return found.refundedAmount === found.paidAmount && found;
  });
  expect(fact.refunds).toEqual([
    {
      causeKey: 'wrong-sum',
      cause: 'wrong-sum',
      state: 'processed',
      askedAmount: paid.paidAmount,
      amount: paid.paidAmount,
    },
  ]);
  const events = ['payment-initiated', 'payment-refused', 'refund-made'];
  expect(await payment.eventsOf(reference)).toEqual(events);
  expect(
    payment.published.find(
      ({ type, payload }) => type.includes('refused') && 'reference' in payload && payload.reference === reference,
    )?.payload,
  ).toMatchObject({
    expectedPesewas: 12_000,
    ...paid,
  });
  const provider = (await readProviderFacts(payment.sandbox.database)).find((one) => one.reference === reference);
  expect(provider).toMatchObject({ paidAmount: paid.paidAmount, refundedAmount: paid.paidAmount });
  expect((await payment.settle(reference)).body.status).not.toBe('success');
  expect(await payment.eventsOf(reference)).toEqual(events);
});
