import { setImmediate as allElse } from 'node:timers/promises';
import type { Payment } from './payment.ts';
import { settleTogether } from './settle-together.ts';

const payment = (reference: string, other: Partial<Payment> = {}): Payment => ({
  ...{ id: 1, reference, customerId: 7, orderId: null, amountPesewas: 12_000, status: 'pending', method: null },
  ...{ authorizationUrl: null, paidAmount: 0, paidCurrency: null, paidAt: null, promisedAmount: 0, refundedAmount: 0 },
  createdAt: new Date(0),
  ...other,
});
const open = payment('CK-1');
const failed = payment('CK-1', { status: 'failed' });
const paid = payment('CK-1', { status: 'success', paidAmount: 12_000 });
const refused = payment('CK-1', { status: 'failed', paidAmount: 11_999 });

/** What settles, held up until it is told how the payment stands. */
function heldUp() {
  const begun: { known: Payment; alongside: unknown; end: (payment: Payment) => void; fail: () => void }[] = [];
  const settle = settleTogether(
    (known, alongside) =>
      new Promise((end, reject) => {
        begun.push({ known, alongside, end, fail: () => reject(new Error('no answer')) });
      }),
  );
  return { settle, begun };
}

test.each([
  ['was paid', paid],
  ['was paid other than asked', refused],
])('calls at the same time share the outcome of a payment that %s', async (_what, outcome) => {
  const { settle, begun } = heldUp();
  const calls = [settle(open), settle(open), settle(open)];
  begun[0]?.end(outcome);
  expect(await Promise.all(calls)).toEqual([outcome, outcome, outcome]);
  expect(begun).toHaveLength(1);
});

test.each([
  ['is still open', open],
  ['failed, which may still be paid', failed],
])('who came later settles for itself, from there on, where a payment %s', async (_what, outcome) => {
  const { settle, begun } = heldUp();
  const [first, second] = [settle(open), settle(open)];
  begun[0]?.end(outcome);
  expect(await first).toBe(outcome);
  await allElse();
  expect(begun[1]?.known).toBe(outcome);
  begun[1]?.end(paid);
  expect(await second).toBe(paid);
});

test('who came later settles for itself where the first got no answer', async () => {
  const { settle, begun } = heldUp();
  const [first, second] = [settle(open), settle(open)];
  begun[0]?.fail();
  await expect(first).rejects.toThrow('no answer');
  await allElse();
  begun[1]?.end(paid);
  expect(await second).toBe(paid);
});

test('a call that settles has its own wishes fulfilled, and never those of another', async () => {
  const { settle, begun } = heldUp();
  const wishes = [() => undefined, () => undefined] as const;
  const calls = [settle(open, wishes[0]), settle(open, wishes[1])];
  begun[0]?.end(open);
  await allElse();
  begun[1]?.end(paid);
  await Promise.all(calls);
  expect(begun.map(({ alongside }) => wishes.findIndex((wish) => wish === alongside))).toEqual([0, 1]);
});

test('another payment, and what comes afterwards, share nothing', async () => {
  const { settle, begun } = heldUp();
  const [first] = [settle(open), settle(payment('CK-2'))];
  expect(begun.map(({ known }) => known.reference)).toEqual(['CK-1', 'CK-2']);
  begun[0]?.end(paid);
  await first;
  void settle(open);
  expect(begun).toHaveLength(3);
});
