import { showScreen } from '../../../test/show-screen.tsx';
import type { OnePayment } from '@shop/contracts/rest/payments';
import { screen } from '@testing-library/react';
import type { Area } from '../../data/shop.tsx';
import PaymentRefund from './payment-refund.tsx';

const SENTENCE = 'Only admins can refund payments.';

const payment: OnePayment = {
  ...{ id: 9, orderId: 5, reference: 'ref-5', method: 'mobile_money', status: 'success', amount: 60 },
  ...{ refundedAmount: 0, paidAt: '2026-11-28T10:00:00.000Z', createdAt: '2026-11-28T10:00:00.000Z', order: null },
};
const open = async (area: Area, data: OnePayment) => {
  await showScreen(<PaymentRefund />, {
    ...{ area, resource: 'payments', path: '/payments/9/refund', pattern: '/payments/:id/refund' },
    answers: { getOne: () => Promise.resolve({ data: data as never }) },
  });
  await screen.findByRole('heading', { name: 'Refund' });
};

test('a vendor is told that it can’t refund', async () => {
  await open('vendor', payment);
  screen.getByText(SENTENCE);
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('an admin is offered what is left', async () => {
  await open('admin', { ...payment, refundableAmount: 60, refunds: [] });
  await screen.findByRole('button', { name: 'Refund' });
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
