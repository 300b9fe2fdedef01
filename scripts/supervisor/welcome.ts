import { demoAccountLines } from '../../services/all-in-one/src/demo/demo-accounts.ts';
import type { PlannedProcess } from './plan.ts';
import type { Places } from './process-environment.ts';

const row = (left: string, right: string) => `  ${left.padEnd(24)} ${right}`;

/** What the person at the terminal needs once the shop is up. */
export const welcome = (
  planned: readonly PlannedProcess[],
  { publicUrl }: Places,
  { withDemo }: { withDemo: boolean },
): string => {
  const [, ...behind] = planned;
  return [
    '',
    `The shop is open at ${publicUrl}`,
    '',
    'Behind it:',
    ...behind.map(({ label, port }) => row(label, `http://127.0.0.1:${port}`)),
    ...(withDemo ? ['', ...demoAccountLines()] : []),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
};
