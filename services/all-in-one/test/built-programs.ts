import { oneAtATime } from '../../../scripts/bootstrap/one-at-a-time.mjs';
import { buildPrograms, programSources } from '../../../scripts/build/build-programs.ts';
import { unlessBuilt } from '../../../scripts/build/source-stamp.ts';
import { inRepository } from '../../../scripts/repository.ts';

/** Bundles the programs where their sources have changed; test files that run side by side wait for the first. */
export const ensureProgramsBuilt = (): Promise<boolean> =>
  oneAtATime(inRepository('dist/building'), 'the programs are being built', () =>
    unlessBuilt('dist', programSources, buildPrograms),
  );
