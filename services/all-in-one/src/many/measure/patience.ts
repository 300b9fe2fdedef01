import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;
/** With more than this somebody else is at work. */
const IDLE_SHARE = 0.2;

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const timesOf = (cores: readonly os.CpuInfo[]) => ({
  idle: sum(cores.map(({ times }) => times.idle)),
  all: sum(cores.flatMap(({ times }) => Object.values(times))),
});

/** The part of the machine that is busy while this process waits. */
async function busyShare(): Promise<number> {
  const before = timesOf(os.cpus());
  await pause(LOOK_MS);
  const after = timesOf(os.cpus());
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

/** Waits for moments in which nobody else works on the machine: all in all no longer than it is told. */
export function createPatience(mostMs: number, share = busyShare): () => Promise<void> {
  let leftMs = mostMs;
  return async () => {
    const began = performance.now();
    let isBusy = leftMs > 0;
    while (isBusy) isBusy = (await share()) > IDLE_SHARE && performance.now() - began < leftMs;
    leftMs -= performance.now() - began;
  };
}
