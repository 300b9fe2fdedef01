import type { Order } from '@shop/contracts/rest/orders';

export const titleOf = (order: Order | undefined): string => (order ? `Order ${order.number}` : 'Order');
