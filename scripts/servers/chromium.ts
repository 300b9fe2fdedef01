import { findOrInstall } from './find-or-install.ts';
import type { Say } from './server.ts';

/** The path of a Chromium or Chrome: CHROMIUM, else what this machine has, else what Debian brings. */
export const chromiumPath = async (env: NodeJS.ProcessEnv, say: Say): Promise<string> =>
  env.CHROMIUM ||
  findOrInstall(
    {
      name: 'Chromium',
      programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
      debianPackages: ['chromium'],
      variable: 'CHROMIUM',
    },
    say,
  );
