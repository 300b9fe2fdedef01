import { spawn } from 'node:child_process';
import { once } from 'node:events';

// The shell holds the far end of a pipe from this process. However this process ends, SIGKILL included, the pipe
// closes and the shell passes the stop signal on, so that no server outlives the program that wanted it.
const tether = `
exec 3<&0
signal=$1; shift
"$@" 3<&- </dev/null & server=$!
{ read -r _ <&3; kill -s "$signal" "$server"; } 2>/dev/null & watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
exit "$code"`;

export interface TetheredProcess {
  /** Settles with the exit code once the program has ended, by whatever cause. */
  readonly exited: Promise<number>;
  readonly running: () => boolean;
  /** Calls back once the program ends without having been stopped. */
  whenEndedUnasked(tell: () => void): void;
  /** Sends the stop signal and waits; kills the whole group when that takes longer than the grace. */
  stop(): Promise<void>;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  stopSignal?: 'TERM' | 'INT';
  /** File descriptor of the log that takes what the program prints. */
  logFd: number;
  graceMs?: number;
}

/** Starts a program in a session of its own, out of reach of Ctrl-C, which lives no longer than this process. */
export const spawnTethered = (
  command: readonly string[],
  { env = process.env, uid, gid, stopSignal = 'TERM', logFd, graceMs = 20_000 }: Options,
): TetheredProcess => {
  const shell = spawn('/bin/sh', ['-c', tether, 'sh', stopSignal, ...command], {
    stdio: ['pipe', logFd, logFd],
    detached: true,
    env,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
  shell.stdin?.on('error', () => undefined);
  const exited = once(shell, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  exited.catch(() => undefined);
  const running = () => shell.exitCode === null && shell.signalCode === null && shell.pid !== undefined;

  let isStopped = false;
  const whenEndedUnasked = (tell: () => void) => {
    void exited.then(
      () => {
        if (!isStopped) tell();
      },
      () => undefined,
    );
  };

  const killGroup = () => {
    if (running() && shell.pid) process.kill(-shell.pid, 'SIGKILL');
  };
  const stop = async () => {
    isStopped = true;
    if (!running()) return;
    shell.stdin?.end();
    const timer = setTimeout(killGroup, graceMs);
    await exited.finally(() => {
      clearTimeout(timer);
    });
  };
  return { exited, running, whenEndedUnasked, stop };
};
