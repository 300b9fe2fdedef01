import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimeBelowMs } from './processes-below.ts';

const LOOK_EVERY_MS = 400;
/** A shop that rests still looks after its clocks and outboxes; with more than this it is at work. */
const RESTING_SHARE = 0.1;
const AT_MOST_MS = 30_000;

/** Waits until what the calls set going has been done: events sent, reactions over. */
export async function untilQuiet(): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  let quietLooks = 0;
  let before = await cpuTimeBelowMs();
  while (quietLooks < 2 && performance.now() < end) {
    await pause(LOOK_EVERY_MS);
    const now = await cpuTimeBelowMs();
    quietLooks = now - before < LOOK_EVERY_MS * RESTING_SHARE ? quietLooks + 1 : 0;
    before = now;
  }
}
