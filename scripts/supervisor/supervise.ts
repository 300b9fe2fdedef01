import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRepository, repositoryRoot } from '../repository.ts';
import { nextRestart } from './restart-delay.ts';

const stopWithParent = pathToFileURL(inRepository('scripts/bootstrap/stop-with-parent.mjs')).href;
const graceMs = 15_000;

export interface Supervised {
  readonly label: string;
  /** The id of the process as it runs now. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface Program {
  label: string;
  /** The file to run with node. */
  file: string;
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
}

const printLines = (child: ChildProcess, label: string, print: (line: string) => void) => {
  for (const output of [child.stdout, child.stderr]) {
    if (output)
      createInterface({ input: output }).on('line', (line) => {
        print(`${label.padEnd(16)} ${line}`);
      });
  }
};

/** Keeps one process running until it is stopped: it is started again when it ends, later and later if it ends soon. */
export const supervise = ({ label, file, env, print }: Program): Supervised => {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  const runOnce = async (): Promise<string> => {
    // In a group of its own, so that Ctrl-C reaches it once, through stop().
    child = spawn(process.execPath, ['--import', stopWithParent, file], {
      cwd: repositoryRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    printLines(child, label, print);
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    child = undefined;
    return signal ?? `code ${code}`;
  };

  const keepRunning = async (): Promise<void> => {
    let quickEnds = 0;
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const ending = await runOnce();
      if (stopping.signal.aborted) return;
      const restart = nextRestart(quickEnds, performance.now() - begun);
      quickEnds = restart.quickEnds;
      print(`${label.padEnd(16)} ended with ${ending}; starting it again in ${restart.delayMs / 1_000} s.`);
      await delay(restart.delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const running = keepRunning();
  const stop = async () => {
    if (stopping.signal.aborted) return running;
    stopping.abort();
    child?.kill('SIGTERM');
    const timer = setTimeout(() => child?.kill('SIGKILL'), graceMs);
    await running;
    clearTimeout(timer);
  };
  return { label, pid: () => child?.pid, stop };
};
