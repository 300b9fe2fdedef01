import type { Delivery, Earnings } from '@shop/contracts/rest/deliveries';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import type { Order } from '@shop/contracts/rest/orders';
import type { Vendor } from '@shop/contracts/rest/vendors';
import type { OrderStatus } from '@shop/contracts/statuses';
import type { Http } from '@shop/browser/http/http';
import type { ListQuery } from '@shop/browser/http/list-query';

export const deliveriesApi = (http: Http) => ({
  /** Those that the signed-in agent was given. */
  mine: (query: ListQuery) => http.list<Delivery>('/deliveries', query),
  takeStep: (orderId: number, status: OrderStatus) => http.patch<Order>(`/orders/${orderId}/status`, { status }),
  order: (orderId: number) => http.get<Order>(`/orders/${orderId}`),
  shops: (vendorIds: readonly number[]) =>
    http.list<Vendor>('/vendors', { offset: 0, limit: vendorIds.length, filter: { id: vendorIds } }),
  agent: () => http.get<DeliveryAgent>('/deliveryAgents/me'),
  earnings: () => http.get<Earnings>('/deliveries/me/earnings'),
});
