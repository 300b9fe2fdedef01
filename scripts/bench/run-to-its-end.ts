import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../repository.ts';

/** Runs a program of ours in a process of its own. Throws with the complaint where it fails. */
export async function runToItsEnd(args: string[], complaint: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(complaint);
}
