import type { Order } from '@shop/contracts/rest/orders';
import type { Http } from '@shop/browser/http/http';
import type { ListQuery } from '@shop/browser/http/list-query';

export const ordersApi = (http: Http) => ({
  ofCustomer: (customerId: number, query: ListQuery) =>
    http.list<Order>(`/orders/me/current/customer/${customerId}`, query),
  /** By its id or its number. */
  one: (idOrNumber: string) => http.get<Order>(`/orders/${encodeURIComponent(idOrNumber)}`),
  cancel: (orderId: number, reason: string) => http.post<Order>(`/orders/${orderId}/cancel`, { reason }),
});
