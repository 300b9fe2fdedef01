import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const stopWithParent = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.mjs')).href;

let stopping = false;
let child;

const stop = () => {
  if (stopping) return;
  stopping = true;
  child?.kill('SIGTERM');
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// npm that is stopped by TERM leaves its command running; seeing it gone is the only sign.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 250).unref();

/**
 * Runs a program and answers its exit code. Ctrl-C reaches a whole group of processes, and npm passes signals on as
 * well: the child lives in a group of its own and is told once.
 */
export const runChild = async (command, args, options = {}) => {
  if (stopping) return 0;
  child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (stopping && signal === 'SIGTERM' ? 0 : 1)));
  });
};

/** Runs node with the arguments, and stops it when this process is killed. */
export const runNode = (args, options) => runChild(process.execPath, ['--import', stopWithParent, ...args], options);
