import type { Payment } from '@shop/contracts/rest/payments';

/** What an exported payment tells, whole or a vendor's share of it. */
export const paymentColumns = [
  { heading: 'OrderId', value: ({ order, orderId }: Payment) => order?.number ?? orderId },
  { heading: 'Customer', value: ({ order }: Payment) => order?.customer.name },
  { heading: 'Payment Method', value: ({ method }: Payment) => method },
  { heading: 'Status', value: ({ status }: Payment) => status },
  { heading: 'Reference', value: ({ reference }: Payment) => reference },
  { heading: 'PaidAt', value: ({ paidAt }: Payment) => paidAt },
  { heading: 'Amount', value: ({ amount }: Payment) => amount },
];
