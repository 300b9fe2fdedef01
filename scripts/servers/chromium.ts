import { findOrInstall } from './find-or-install.ts';
import type { Say } from './server.ts';

/** The path of a Chromium or Chrome: CHROMIUM, else what this machine has, else what Debian brings. */
export const chromiumPath = async (env: NodeJS.ProcessEnv, say: Say): Promise<string> =>
  env.CHROMIUM ||
  findOrInstall(
    {
      name: 'Chromium',
      // The first is the one without windows, which starts pages in half the time.
      programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
      debianPackages: ['chromium-headless-shell'],
      variable: 'CHROMIUM',
    },
    say,
  );
