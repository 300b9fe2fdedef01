import { showScreen } from '../../../../test/show-screen.tsx';
import { orderShown } from '../../../../test/order-shown.ts';
import { jest } from '@jest/globals';
import type { Order } from '@shop/contracts/rest/orders';
import { act, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { RecordScreen } from '../../../components/records/record-screen.tsx';
import type { Area } from '../../../data/shop.tsx';
import { PaymentSection } from './payment-section.tsx';

const SENTENCE = 'The refund is on its way.';
const A_MINUTE_MS = 60_000;

const cancellation = { reason: 'Out of stock', at: '2026-11-28T10:00:00.000Z', refundAmount: 60 };
let refundedAmount: number;
let refundState: string;
const ordersRead = jest.fn();

const getOne = (resource: string) => {
  if (resource === 'payments') return Promise.resolve({ data: { id: 9, refunds: [refund()] } });
  ordersRead();
  const payment = { method: 'mobile_money', status: 'success', refundedAmount } as const;
  return Promise.resolve({ data: orderShown({ status: 'cancelled', cancellation, payment }) });
};
const refund = () => ({
  ...{ id: 1, amount: 60, state: refundState, cause: 'rejected', reason: 'Out of stock', failure: null },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', processedAt: null },
});
const getList = () => Promise.resolve({ data: [{ id: 9, amount: 60 }], total: 1 });

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (area: Area = 'admin') => {
  await showScreen(
    <RecordScreen<Order> title={() => 'Order'} failed="">
      {(order) => <PaymentSection order={order} />}
    </RecordScreen>,
    {
      ...{ area, resource: 'orders', path: '/orders/5/show', pattern: '/orders/:id/show' },
      answers: { getOne, getList } as unknown as DataProvider,
    },
  );
  await passing(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  ordersRead.mockClear();
  refundedAmount = 0;
  refundState = 'sent';
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<Area>(['admin', 'vendor'])(
  'an order of the area %s is read again until its refund has arrived',
  async (area) => {
    await open(area);
    screen.getByText(SENTENCE);
    screen.getByText('GHS 0.00');
    refundedAmount = 60;
    await passing(2000);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getAllByText('GHS 60.00').length).toBeGreaterThan(0);
    const reads = ordersRead.mock.calls.length;
    await passing(10 * A_MINUTE_MS);
    expect(ordersRead.mock.calls.length).toBe(reads);
  },
);

test('a refund that does not come is asked for ever more seldom, and at last no more', async () => {
  await open();
  await passing(2 * A_MINUTE_MS);
  const reads = ordersRead.mock.calls.length;
  expect(reads).toBeGreaterThan(3);
  expect(reads).toBeLessThan(10);
  await passing(10 * A_MINUTE_MS);
  expect(ordersRead.mock.calls.length).toBe(reads);
  screen.getByText(SENTENCE);
});

test('a refund that has failed is not on its way', async () => {
  refundState = 'failed';
  await open();
  screen.getByText('failed');
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
