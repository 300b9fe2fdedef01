export { readPaymentAudit } from './audit/read-payment-audit.ts';
export { readPaymentFacts } from './audit/read-payment-facts.ts';
export { migrateSandbox } from './sandbox/migrate-sandbox.ts';
export { type ProviderFact, readProviderFacts } from './sandbox/read-provider-facts.ts';
export { buildSandbox } from './sandbox/sandbox.ts';
export { sandboxConfigSchema, settingsOf } from './sandbox/sandbox-config.ts';
export { buildPayment } from './service.ts';
