import type { Order } from '@shop/contracts/rest/orders';
import type { PaymentStatus } from '@shop/contracts/statuses';
import { ApiError } from '@shop/browser/http/api-error';
import type { CheckoutApi, Placement } from './checkout-api.ts';
import { finishPayment } from './finish-payment.ts';
import { returnedReference } from './returned-reference.ts';

const REFERENCE = 'CK-3f2a9c1d7b';
const order = { id: 5, number: 'AK-7F3K9Q2M' } as Order;
const pause = () => Promise.resolve();

function apiThat(verdict: PaymentStatus | ApiError, placing: Order | ApiError = order) {
  const placed: Placement[] = [];
  const api: CheckoutApi = {
    initiate: () => Promise.reject(new Error('not used here')),
    verify: () =>
      verdict instanceof ApiError
        ? Promise.reject(verdict)
        : Promise.resolve({ success: verdict === 'success', transactionId: REFERENCE, status: verdict }),
    placeOrder: (placement) => {
      placed.push(placement);
      return placing instanceof ApiError ? Promise.reject(placing) : Promise.resolve({ order: placing });
    },
  };
  return { api, placed };
}

describe('coming back from the provider', () => {
  test('a paid order is placed with what was chosen before', async () => {
    const { api, placed } = apiThat('success');
    const started = { reference: REFERENCE, addressId: 3, shippingFee: 12.35 };
    expect(await finishPayment(api, REFERENCE, started, pause)).toEqual({ outcome: 'placed', order });
    expect(placed).toEqual([{ addressId: 3, shippingFee: 12.35, transactionId: REFERENCE }]);
  });

  test('in a new tab, which knows nothing of the choice, it is placed all the same', async () => {
    const { api, placed } = apiThat('success');
    await finishPayment(api, REFERENCE, null, pause);
    expect(placed).toEqual([{ addressId: null, shippingFee: null, transactionId: REFERENCE }]);
  });

  test.each([
    ['failed', false],
    ['abandoned', false],
    ['pending', true],
  ] as const)('a payment that is %s is not placed', async (status, canRetry) => {
    const { api, placed } = apiThat(status);
    expect(await finishPayment(api, REFERENCE, null, pause)).toMatchObject({ outcome: 'not-verified', canRetry });
    expect(placed).toEqual([]);
  });

  test('a payment that was given back meanwhile leads to its cancelled order, not to waiting for the money', async () => {
    const cancelled = { ...order, status: 'cancelled' } as Order;
    const { api } = apiThat('refunded', cancelled);
    expect(await finishPayment(api, REFERENCE, null, pause)).toEqual({ outcome: 'placed', order: cancelled });
  });

  test('another’s payment asks for its owner', async () => {
    const { api } = apiThat(new ApiError(404, 'payment_unknown', 'Payment not found', [], true));
    expect(await finishPayment(api, REFERENCE, null, pause)).toMatchObject({ outcome: 'not-yours' });
  });

  test('without an answer it can be tried again', async () => {
    const { api } = apiThat(new ApiError(0, 'no_answer', 'No connection'));
    expect(await finishPayment(api, REFERENCE, null, pause)).toMatchObject({ outcome: 'not-verified', canRetry: true });
  });

  test('a refused placing tells the server’s sentence, at once', async () => {
    const { api, placed } = apiThat('success', new ApiError(409, 'superseded', 'It is being returned.', [], true));
    expect(await finishPayment(api, REFERENCE, null, pause)).toEqual({
      outcome: 'not-placed',
      says: 'It is being returned.',
    });
    expect(placed).toHaveLength(1);
  });

  test('a shop that is away after the payment is asked again, and the customer is told that the order is kept', async () => {
    const { api, placed } = apiThat('success', new ApiError(503, 'away', 'Please try again in a moment.', [], true));
    expect(await finishPayment(api, REFERENCE, null, pause)).toMatchObject({
      outcome: 'not-placed',
      says: expect.stringMatching(/We have your payment/),
    });
    expect(placed).toHaveLength(4);
  });
});

test('a shop that is away after the payment does not keep the customer waiting for more than 8 seconds', async () => {
  let waitedMs = 0;
  const wait = (ms: number) => {
    waitedMs += ms;
    return Promise.resolve();
  };
  const { api } = apiThat('success', new ApiError(0, 'no_answer', 'No connection'));
  expect(await finishPayment(api, REFERENCE, null, wait)).toMatchObject({ outcome: 'not-placed' });
  expect(waitedMs).toBeGreaterThanOrEqual(4_000);
  expect(waitedMs).toBeLessThanOrEqual(7_000);
});

describe('the reference of a return address', () => {
  test.each([
    ['reference=A', 'A', false],
    ['trxref=A', 'A', false],
    ['reference=A&trxref=A', 'A', false],
    ['reference=A&trxref=B', null, true],
    ['reference=A&reference=B', null, true],
    ['reference=', null, false],
    ['', null, false],
  ])('"%s" names %s', (query, reference, isContradictory) => {
    expect(returnedReference(new URLSearchParams(query))).toEqual({ reference, isContradictory });
  });
});
