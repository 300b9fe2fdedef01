import type { ServiceClients } from '@shop/chassis/process/service-parts';
import { type Catalog, createCatalog } from './catalog.ts';
import { type Content, createContent } from './content.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createOrders, type Orders } from './orders.ts';
import type { PublicCache } from '../public-cache/public-cache.ts';
import { createPayment, type Payment } from './payment.ts';
import { createSearches, type Searches } from './searches.ts';

export interface Downstream {
  identity: Identity;
  catalog: Catalog;
  searches: Searches;
  orders: Orders;
  payment: Payment;
  content: Content;
}

export function createDownstream(clients: ServiceClients, publicCache: PublicCache): Downstream {
  const catalog = createCatalog(clients.catalog);
  return {
    identity: createIdentity(clients.identity),
    catalog,
    searches: createSearches(catalog, publicCache),
    orders: createOrders(clients.orders),
    payment: createPayment(clients.payment),
    content: createContent(clients.content),
  };
}
