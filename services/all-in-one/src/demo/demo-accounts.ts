import { DEMO_PASSWORD } from './accounts.ts';

/** Who a visitor of the demo can be, and who that is. */
const DEMO_ACCOUNTS: readonly (readonly [email: string, whose: string])[] = [
  ['admin@shop.test', 'admin'],
  ['vendor@shop.test', 'vendor with products and orders'],
  ['vendor2@shop.test', 'another vendor'],
  ['newvendor@shop.test', 'vendor who is not active yet'],
  ['customer@shop.test', 'customer with an address and past orders'],
  ['customer2@shop.test', 'another customer'],
  ['delivery@shop.test', 'delivery agent'],
];

/** The demo's accounts as lines for a terminal. */
export const demoAccountLines = (): string[] => [
  `Accounts of the demo, each with the password ${DEMO_PASSWORD}`,
  ...DEMO_ACCOUNTS.map(([email, whose]) => `  ${email.padEnd(24)} ${whose}`),
];
