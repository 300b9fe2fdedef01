import type { EventOf } from '@shop/chassis/events/subscribe';
import type { Changes } from '@shop/contracts/events/changes';
import type { EventPayload, EventType } from '@shop/contracts/events/registry';
import { isEmpty } from '@shop/chassis/events/changes-between';

export interface TrailEntry {
  /** The first word of the record's path. */
  resource: string;
  recordId: number;
  action: string;
  changes: Changes;
}

type Trail<T extends EventType> = (payload: EventPayload<T>) => TrailEntry | null;

/** Settings and logo have no ids: there is one of each. */
const THE_ONLY_ONE = 1;

const done = (resource: string, recordId: number, action: string, changes: Changes = {}): TrailEntry => ({
  resource,
  recordId,
  action,
  changes,
});
/** Where one event tells of a record's whole life, its first version is its making. */
const lived = ({ version, deleted = false }: { version: number; deleted?: boolean }): string => {
  if (deleted) return 'deleted';
  return version === 1 ? 'created' : 'changed';
};
/** An empty set of changes says that nobody did anything: it is told again for who lost a copy. */
const unlessToldAgain = (...[resource, recordId, action, changes]: Parameters<typeof done>): TrailEntry | null =>
  changes && isEmpty(changes) ? null : done(resource, recordId, action, changes);
const toStatus = (status: string): Changes => ({ status: { from: null, to: status } });

/** What each event says was done, and to which record; null where nobody did anything to it. */
const trails = {
  'identity.user-registered.v1': ({ userId }) => done('users', userId, 'registered'),
  'identity.user-changed.v1': ({ userId, changes }) => done('users', userId, 'changed', changes),
  'identity.user-deleted.v1': ({ userId }) => done('users', userId, 'deleted'),
  'identity.role-changed.v1': (role) => done('roles', role.roleId, lived(role), role.changes),
  'identity.vendor-registered.v1': ({ vendorId }) => done('vendors', vendorId, 'registered'),
  'identity.vendor-changed.v1': ({ vendorId, changes }) => unlessToldAgain('vendors', vendorId, 'changed', changes),
  'identity.vendor-activated.v1': ({ vendorId, changes }) => done('vendors', vendorId, 'activated', changes),
  'identity.vendor-deactivated.v1': ({ vendorId, changes }) => done('vendors', vendorId, 'deactivated', changes),
  'identity.vendor-archived.v1': ({ vendorId, changes }) => unlessToldAgain('vendors', vendorId, 'archived', changes),
  'identity.agent-registered.v1': ({ agentId }) => done('deliveryAgents', agentId, 'registered'),
  'identity.agent-changed.v1': ({ agentId, changes }) => unlessToldAgain('deliveryAgents', agentId, 'changed', changes),

  'catalog.product-changed.v1': ({ productId, version, changes }) =>
    // Without changes only what surrounds the product has changed: its vendor, or the name of a lookup.
    version === 1 || changes ? done('products', productId, lived({ version }), changes) : null,
  'catalog.product-deleted.v1': ({ productId }) => done('products', productId, 'deleted'),
  'catalog.lookup-changed.v1': (lookup) => unlessToldAgain(lookup.kind, lookup.lookupId, lived(lookup), lookup.changes),

  'orders.order-placed.v1': ({ orderId }) => done('orders', orderId, 'placed'),
  'orders.order-status-changed.v1': ({ orderId, status, changes = toStatus(status) }) =>
    done('orders', orderId, 'status changed', changes),
  'orders.fulfilment-status-changed.v1': ({ orderId, fulfilmentId, status, changes = toStatus(status) }) =>
    done('orders', orderId, `fulfilment ${fulfilmentId} changed`, changes),
  'orders.fulfilment-rejected.v1': ({ orderId, fulfilmentId }) =>
    done('orders', orderId, `fulfilment ${fulfilmentId} rejected`, toStatus('cancelled')),
  'orders.order-cancelled.v1': ({ orderId }) => done('orders', orderId, 'cancelled', toStatus('cancelled')),
  'orders.order-archived.v1': ({ orderId }) => done('orders', orderId, 'archived'),
  'orders.delivery-assigned.v1': ({ deliveryId, agentUserId, changes }) =>
    done('deliveries', deliveryId, 'assigned', changes ?? { agentUserId: { from: null, to: agentUserId } }),
  'orders.cart-deleted.v1': ({ cartId }) => done('carts', cartId, 'deleted'),

  'payment.payment-initiated.v1': ({ paymentId }) => done('payments', paymentId, 'initiated', toStatus('pending')),
  'payment.payment-succeeded.v1': ({ paymentId }) => done('payments', paymentId, 'succeeded', toStatus('success')),
  'payment.payment-failed.v1': ({ paymentId }) => done('payments', paymentId, 'failed', toStatus('failed')),
  'payment.payment-abandoned.v1': ({ paymentId }) => done('payments', paymentId, 'abandoned', toStatus('abandoned')),
  'payment.payment-refused.v1': ({ paymentId }) => done('payments', paymentId, 'refused'),
  'payment.refund-asked.v1': ({ paymentId, amountPesewas }) =>
    done('payments', paymentId, 'refund asked', { refundPesewas: { from: null, to: amountPesewas } }),
  'payment.refund-made.v1': ({ paymentId, amountPesewas, refundedPesewas }) =>
    done('payments', paymentId, 'refunded', {
      refundedPesewas: { from: refundedPesewas - amountPesewas, to: refundedPesewas },
    }),
  'payment.refund-failed.v1': ({ paymentId, amountPesewas }) =>
    done('payments', paymentId, 'refund failed', { refundPesewas: { from: null, to: amountPesewas } }),

  'content.page-changed.v1': (page) => done('public-pages', page.pageId, lived(page), page.changes),
  'content.slider-changed.v1': (slider) =>
    done(`${slider.kind}sliders`, slider.sliderId, lived(slider), slider.changes),
  'content.settings-changed.v1': ({ changes }) => done('settings', THE_ONLY_ONE, 'changed', changes),
  'content.logo-changed.v1': ({ imageUrl }) =>
    done('images', THE_ONLY_ONE, 'changed', { logo: { from: null, to: imageUrl } }),
  'content.log-report-changed.v1': ({ logReportId, deleted, changes }) =>
    done('logreports', logReportId, deleted ? 'deleted' : 'changed', changes),
} satisfies { [T in EventType]?: Trail<T> };

export type TrailedType = keyof typeof trails;

/** The events of which most leave a trail. */
export const TRAILED = Object.keys(trails) as TrailedType[];

export function trailOfEvent<T extends TrailedType>({ type, payload }: EventOf<T>): TrailEntry | null {
  const trail = trails[type] as Trail<T>;
  return trail(payload as EventPayload<T>);
}
