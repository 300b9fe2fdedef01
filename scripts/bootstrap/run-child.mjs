import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const stopWithParent = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.mjs')).href;

const graceMs = 2_000;

let stopping = false;
let child;
let endsWithGroup = false;

const signalGroup = (signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

const stop = () => {
  if (stopping) return;
  stopping = true;
  if (!child) process.exit(0);
  if (!endsWithGroup) {
    child.kill('SIGTERM');
    return;
  }
  console.log('Stopping…');
  signalGroup('SIGTERM');
  setTimeout(signalGroup, graceMs, 'SIGKILL').unref();
};

/** Whether this process has been told to stop. */
export const isStopping = () => stopping;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// npm that is stopped by TERM leaves its command running; seeing it gone is the only sign.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 250).unref();

/**
 * Runs a program and answers its exit code. Ctrl-C reaches a whole group of processes, and npm passes signals on as
 * well: the child lives in a group of its own and is told once. With `endsWithGroup` what it has started is told too, and killed
 * when that takes longer than two seconds, or when the child itself has ended.
 */
export const runChild = async (command, args, { endsWithGroup: whole = false, ...options } = {}) => {
  if (stopping) return 0;
  endsWithGroup = whole;
  child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (stopping && whole) {
        signalGroup('SIGKILL');
        resolve(0);
      } else resolve(code ?? (stopping && signal === 'SIGTERM' ? 0 : 1));
    });
  });
};

/** Runs node with the arguments, and stops it when this process is killed. */
export const runNode = (args, options) => runChild(process.execPath, ['--import', stopWithParent, ...args], options);
