/**
 * Every lasting queue of the shop. Nobody publishes at a broker before all of them are there, or what is told first would be lost
 * for those that come later; and a program that only looks at them has no subscription to know them by.
 */
export const QUEUES = [
  'catalog.end-vendor',
  'catalog.keep-vendor',
  'catalog.put-back',
  'catalog.release-reservation',
  'content.remove-private-media',
  'content.write-audit-trail',
  'content.write-log-report',
  'orders.close-checkout',
  'orders.delete-cart',
  'orders.keep-agents',
  'orders.keep-settings',
  'orders.keep-shop-names',
  'orders.keep-skus',
  'orders.place-order',
  'payment.record-shares',
  'payment.refund-what-falls-away',
] as const;
