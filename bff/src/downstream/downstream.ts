import type { ServiceClients } from '@shop/chassis/process/service-parts';
import { type Catalog, createCatalog } from './catalog.ts';
import { type Content, createContent } from './content.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createOrders, type Orders } from './orders.ts';
import { createPayment, type Payment } from './payment.ts';

export interface Downstream {
  identity: Identity;
  catalog: Catalog;
  orders: Orders;
  payment: Payment;
  content: Content;
}

export const createDownstream = (clients: ServiceClients): Downstream => ({
  identity: createIdentity(clients.identity),
  catalog: createCatalog(clients.catalog),
  orders: createOrders(clients.orders),
  payment: createPayment(clients.payment),
  content: createContent(clients.content),
});
