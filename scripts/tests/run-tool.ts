import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../repository.ts';
import { stopSignal } from '../stop-signal.ts';

/** Runs node with the arguments, printing what it prints; answers whether it succeeded. A stop of ours stops it too. */
export const runTool = async (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> => {
  if (stopSignal.aborted) return false;
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: 'inherit' });
  const stop = () => {
    child.kill('SIGTERM');
  };
  stopSignal.addEventListener('abort', stop);
  const code = await once(child, 'exit').then(
    ([exitCode]: unknown[]) => exitCode,
    () => 1,
  );
  stopSignal.removeEventListener('abort', stop);
  return code === 0;
};
