import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimeBelowMs } from './processes-below.ts';
import { untilQuiet } from './until-quiet.ts';

const REST_MS = 3000;

/** CPU time that everything below this process uses while nobody calls, in milliseconds of CPU a millisecond. */
export async function restingShare(): Promise<number> {
  await untilQuiet();
  const before = await cpuTimeBelowMs();
  await pause(REST_MS);
  return ((await cpuTimeBelowMs()) - before) / REST_MS;
}

/** CPU time in milliseconds that some work costs with all that it sets going; what goes on at rest is taken off. */
export async function cpuOfWork(resting: number, work: () => Promise<void>): Promise<number> {
  await untilQuiet();
  const [before, begun] = [await cpuTimeBelowMs(), performance.now()];
  await work();
  await untilQuiet();
  return (await cpuTimeBelowMs()) - before - resting * (performance.now() - begun);
}
