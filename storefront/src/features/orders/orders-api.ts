import type { Order } from '@shop/contracts/rest/orders';
import type { Http } from '../../lib/http/http.ts';
import type { ListQuery } from '../../lib/http/list-query.ts';

export const ordersApi = (http: Http) => ({
  ofCustomer: (customerId: number, query: ListQuery) =>
    http.list<Order>(`/orders/me/current/customer/${customerId}`, query),
  /** By its id or its number. */
  one: (idOrNumber: string) => http.get<Order>(`/orders/${encodeURIComponent(idOrNumber)}`),
  cancel: (orderId: number, reason: string) => http.post<Order>(`/orders/${orderId}/cancel`, { reason }),
});
