import type { PlannedProcess } from './plan.ts';
import type { Places } from './process-environment.ts';

const demoAccounts: readonly (readonly [email: string, whose: string])[] = [
  ['admin@shop.test', 'admin'],
  ['vendor@shop.test', 'vendor with products and orders'],
  ['vendor2@shop.test', 'another vendor'],
  ['newvendor@shop.test', 'vendor who is not active yet'],
  ['customer@shop.test', 'customer with an address and past orders'],
  ['customer2@shop.test', 'another customer'],
  ['delivery@shop.test', 'delivery agent'],
];

const row = (left: string, right: string) => `  ${left.padEnd(24)} ${right}`;

/** What the person at the terminal needs once the shop is up. */
export const welcome = (
  planned: readonly PlannedProcess[],
  { publicUrl }: Places,
  { withDemo }: { withDemo: boolean },
): string => {
  const [, ...behind] = planned;
  const accounts = demoAccounts.map(([email, whose]) => row(email, whose));
  return [
    '',
    `The shop is open at ${publicUrl}`,
    '',
    'Behind it:',
    ...behind.map(({ label, port }) => row(label, `http://127.0.0.1:${port}`)),
    ...(withDemo ? ['', 'Accounts of the demo, each with the password Passw0rd!', ...accounts] : []),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
};
