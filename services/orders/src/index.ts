export { readOrderFacts } from './audit/read-order-facts.ts';
export { readOrdersAudit } from './audit/read-orders-audit.ts';
export { findReference } from './order/find-reference.ts';
export { buildOrders } from './service.ts';
