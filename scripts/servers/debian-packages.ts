import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Say } from './server.ts';

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const apt = async (args: readonly string[]): Promise<boolean> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await once(child, 'exit').then(
    ([exitCode]: unknown[]) => exitCode,
    () => 1,
  );
  return code === 0;
};

/** Installs packages of Debian, after saying so; only where `canInstallPackages`. Answers whether that succeeded. */
export const installPackages = async (packages: readonly string[], say: Say): Promise<boolean> => {
  const list = packages.join(' ');
  say(`Installing with apt, since this is Debian and you are root: ${list}`);
  // Another install may be under way, one that this very command started too.
  const args = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
  if (await apt(args)) return true;
  say('The list of packages may be old; fetching it anew.');
  return (await apt(['update'])) && (await apt(args));
};
