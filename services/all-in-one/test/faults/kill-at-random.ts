import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessName, SeparateShop } from '../separate-shop.ts';
import type { Choices } from './random-choices.ts';
import type { Restarting } from './restart-what-ends.ts';

interface Killing {
  names: readonly ProcessName[];
  choices: Choices;
  /** The shortest and the longest time between two kills. */
  everyMs: readonly [number, number];
  restarting: Pick<Restarting, 'down'>;
  /** Ends the killing. */
  signal: AbortSignal;
}

/** However slowly they start on this machine, the shop is not killed faster than it can come back. */
const DOWN_AT_ONCE = 2;
const LOOK_MS = 100;

/** Kills one process after another, all of them equally often, until it is told to end. Answers what it killed. */
export async function killAtRandom(
  shop: Pick<SeparateShop, 'process'>,
  { names, choices, everyMs, restarting, signal }: Killing,
): Promise<ProcessName[]> {
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  const killed: ProcessName[] = [];
  for (;;) {
    for (const name of choices.shuffled(names)) {
      await rest(choices.between(...everyMs));
      while (restarting.down() >= DOWN_AT_ONCE && !signal.aborted) await rest(LOOK_MS);
      if (signal.aborted) return killed;
      await shop.process(name).kill();
      killed.push(name);
    }
  }
}
