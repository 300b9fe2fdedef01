import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { eventually } from '@shop/testing/eventually';
import { inRepository, repositoryRoot } from '../../../scripts/repository.ts';

export interface Program {
  /** Starts it, with more in its environment where told, and waits until it is ready. */
  start(moreEnv?: Readonly<Record<string, string>>): Promise<void>;
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits until it has been killed by another hand. */
  killed(): Promise<void>;
  /** Waits until it has ended, by whatever hand, and answers by which signal or code. */
  ended(): Promise<string>;
  stop(): Promise<void>;
  /** What it said, over all of its lives. */
  output(): string;
}

interface Options {
  label: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** What it says once it is ready. */
  readyWhen: RegExp;
}

const READY_MS = 60_000;
const stopWithParent = pathToFileURL(inRepository('scripts/bootstrap/stop-with-parent.mjs')).href;

/** A program of the shop in a process of its own, which ends with this one at the latest. */
export function programOf({ label, args, env, readyWhen }: Options): Program {
  let child: ChildProcess | undefined;
  let output = '';
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;

  const end = async (signal: NodeJS.Signals) => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    start: async (moreEnv = {}) => {
      const before = output.length;
      const { PATH = '', HOME = '' } = process.env;
      child = spawn(process.execPath, ['--import', stopWithParent, ...args], {
        cwd: repositoryRoot,
        env: { PATH, HOME, ...env, ...moreEnv },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await eventually(
        `${label} is ready`,
        () => {
          if (hasEnded()) throw new Error(`${label} ended at once:\n${output.slice(before)}`);
          return readyWhen.test(output.slice(before));
        },
        { withinMs: READY_MS },
      );
    },
    kill: () => end('SIGKILL'),
    killed: async () => {
      await eventually(`${label} is killed`, () => child?.signalCode === 'SIGKILL', { withinMs: READY_MS });
    },
    ended: async () => {
      const watched = child;
      if (watched && !hasEnded()) await once(watched, 'exit');
      return watched?.signalCode ?? `code ${watched?.exitCode}`;
    },
    stop: () => end('SIGTERM'),
    output: () => output,
  };
}
