import { oneAtATime } from '../../scripts/bootstrap/one-at-a-time.mjs';
import { buildFrontEnd } from '../../scripts/build/build-front-end.ts';
import { unlessBuilt } from '../../scripts/build/source-stamp.ts';
import { inRepository } from '../../scripts/repository.ts';

const build = async (name: string): Promise<string> => {
  const folder = `${name}/dist`;
  await unlessBuilt(folder, ['contracts/src', 'browser/src', name], () => buildFrontEnd(name));
  return inRepository(folder);
};

/** Both front ends as they are shipped. The first test that asks builds them, the others take what is there. */
export const builtFrontEnds = (): Promise<{ STOREFRONT_DIR: string; BACKOFFICE_DIR: string }> =>
  oneAtATime(inRepository('dist/building'), 'the shop is being built', async () => ({
    STOREFRONT_DIR: await build('storefront'),
    BACKOFFICE_DIR: await build('backoffice'),
  }));
