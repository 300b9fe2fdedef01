import type { OnePayment } from '@shop/contracts/rest/payments';

export const titleOf = (payment: OnePayment | undefined): string => (payment ? `Payment no. ${payment.id}` : 'Payment');
