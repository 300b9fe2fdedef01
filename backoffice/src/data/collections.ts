import { changedFields } from './changed-fields.ts';
import type { Collection } from './collection.ts';
import { deliveryAgents } from './forms/delivery-agent-form.ts';
import { products } from './forms/product-form.ts';
import { productsWithVariants } from './forms/product-variants-form.ts';
import { productVideos } from './forms/product-videos-form.ts';
import { imageSliders, videoSliders } from './forms/slider-form.ts';
import { users } from './forms/user-form.ts';
import { vendors } from './forms/vendor-form.ts';

const named: Collection = { update: { body: changedFields } };

const FIRST_DAY = '2000-01-01';

/** The resources whose calls are not simply `/{resource}` and `/{resource}/{id}` in JSON. */
export const collections: Readonly<Record<string, Collection>> = {
  users,
  vendors,
  deliveryAgents,
  roles: named,
  'public-pages': named,
  'public-pages/origins': named,
  logreports: named,
  imagesliders: imageSliders,
  videosliders: videoSliders,
  products,
  'products/with-variants-image': productsWithVariants,
  'products/video': productVideos,
  orders: {
    list: ({ area, session }) => (area === 'admin' ? 'orders/admin' : `orders/vendors/vendor/${session.id}`),
    // Without any day the shop answers those of today; who takes the days away wants all of them.
    filter: { from: FIRST_DAY },
  },
  deliveries: { update: { method: 'PATCH', body: ({ agentId }) => ({ agentId }) } },
  payments: {
    list: ({ area, session }) => (area === 'admin' ? 'payments' : `payments/${session.vendorId ?? 0}/vendor`),
  },
  // A vendor's shares, by its own id and not by its shop's.
  earnings: { list: ({ session }) => `payments/payment/${session.id}` },
  clients: { list: 'vendors/me/clients' },
};
