import type { Order } from '@shop/contracts/rest/orders';
import type { ExportColumn } from '../../../components/lists/csv.ts';
import { placeOf } from '../../../components/orders/place-of.ts';
import { itemsInWords } from './items-in-words.ts';

export const orderColumns: readonly ExportColumn<Order>[] = [
  { heading: 'ID', value: ({ number }) => number },
  { heading: 'Items', value: ({ items }) => itemsInWords(items) },
  { heading: 'Customer', value: ({ customer }) => customer.name },
  { heading: 'Phone', value: ({ customer }) => customer.phone },
  { heading: 'Email', value: ({ customer }) => customer.email },
  { heading: 'Location', value: ({ address }) => placeOf(address) },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Total (GHS)', value: ({ totalAmount }) => totalAmount },
  { heading: 'Placed', value: ({ placedAt }) => placedAt },
];
