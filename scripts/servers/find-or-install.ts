import { canInstallPackages, installPackages } from './debian-packages.ts';
import { findProgram } from './find-program.ts';
import type { Say } from './server.ts';

interface Wanted {
  /** What people call it. */
  name: string;
  programs: readonly string[];
  debianPackages: readonly string[];
  /** The variable by which one of the user's own is named. */
  variable: string;
}

/** The path of a program, which on Debian, for root, is installed when it is missing. Rejects with what to do. */
export const findOrInstall = async (
  { name, programs, debianPackages, variable }: Wanted,
  say: Say,
): Promise<string> => {
  const present = await findProgram(programs);
  if (present) return present;
  if (canInstallPackages() && (await installPackages(debianPackages, say))) {
    const installed = await findProgram(programs);
    if (installed) return installed;
  }
  throw new Error(
    `This needs ${name}, and there is none here. Install it (on Debian: apt-get install ${debianPackages.join(' ')}), ` +
      `or set ${variable} to one of your own.`,
  );
};
