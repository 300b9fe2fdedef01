import type { FirstLoad } from '@shop/contracts/first-loads';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type * as told from './first-loads.ts';

type Chunk = Rolldown.OutputChunk;
type Told = typeof told;

/** Writes what pages ask for first beside the built storefront, with the scripts of each page. */
export const tellFirstLoads = (): Plugin => ({
  name: 'tell-first-loads',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { module } = await runnerImport<Told>('./first-loads.ts', { root: import.meta.dirname, configFile: false });
    const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
    const withImports = (chunk: Chunk | undefined, found = new Set<string>()): Set<string> => {
      if (!chunk || found.has(chunk.fileName)) return found;
      found.add(chunk.fileName);
      for (const name of chunk.imports)
        withImports(
          chunks.find(({ fileName }) => fileName === name),
          found,
        );
      return found;
    };
    const ofEveryPage = withImports(chunks.find(({ isEntry }) => isEntry));
    const modulesOf = (page: string): string[] => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/pages/${page}.tsx`));
      if (!chunk) this.error(`There is no page ${page}.`);
      return [...withImports(chunk)].filter((file) => !ofEveryPage.has(file)).map((file) => `/${file}`);
    };
    const loads = module.pageLoads.map(({ page, ...load }): FirstLoad => ({
      ...load,
      modules: page ? modulesOf(page) : [],
    }));
    this.emitFile({ type: 'asset', fileName: module.FIRST_LOADS_FILE, source: JSON.stringify(loads) });
  },
});
