import { demoAccountLines } from './demo/demo-accounts.ts';

/** What the person at the terminal needs once the shop is up. */
export const welcome = (publicUrl: string, { withDemo }: { withDemo: boolean }): string =>
  [
    '',
    `The shop is open at ${publicUrl}`,
    ...(withDemo ? ['', ...demoAccountLines()] : []),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
