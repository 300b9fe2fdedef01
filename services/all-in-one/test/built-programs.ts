import { oneAtATime } from '../../../scripts/bootstrap/one-at-a-time.mjs';
import { buildPrograms } from '../../../scripts/build/build-programs.ts';
import { unlessBuilt } from '../../../scripts/build/source-stamp.ts';
import { inRepository } from '../../../scripts/repository.ts';

/** As npm start counts them, so that neither builds again what the other has built. */
const SOURCES = ['package-lock.json', 'scripts/build', 'scripts/processes.ts', 'contracts', 'services', 'bff'];

/** Bundles the programs where their sources have changed; test files that run side by side wait for the first. */
export const ensureProgramsBuilt = (): Promise<boolean> =>
  oneAtATime(inRepository('dist/building'), 'the programs are being built', () =>
    unlessBuilt('dist', SOURCES, buildPrograms),
  );
