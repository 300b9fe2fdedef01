/** Every lasting queue of the shop. A program that only looks at them has no subscription to know them by. */
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
