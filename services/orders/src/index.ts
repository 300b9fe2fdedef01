export { readOrderFacts } from './audit/read-order-facts.ts';
export { readOrdersAudit } from './audit/read-orders-audit.ts';
export { buildOrders } from './service.ts';
