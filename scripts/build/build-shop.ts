import { oneAtATime } from '../bootstrap/one-at-a-time.mjs';
import { inRepository } from '../repository.ts';
import { buildFrontEnd, frontEnds } from './build-front-end.ts';
import { buildPrograms, programSources } from './build-programs.ts';
import { unlessBuilt } from './source-stamp.ts';

const step = async (name: string, folder: string, sources: readonly string[], work: () => Promise<void>) => {
  const begun = performance.now();
  const ran = await unlessBuilt(folder, sources, work);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(ran ? `Built the ${name} in ${seconds} s.` : `The ${name}: nothing has changed.`);
};

/** Builds what has changed since the last time, all of it side by side. */
export const buildShop = (): Promise<void> =>
  oneAtATime(inRepository('dist/building'), 'the shop is being built', async () => {
    await Promise.all([
      step('services', 'dist', programSources, buildPrograms),
      ...frontEnds.map((name) =>
        step(name, `${name}/dist`, ['contracts/src', 'browser/src', name], () => buildFrontEnd(name)),
      ),
    ]);
  });
