import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryRoot } from '../repository.ts';
import { buildFrontEnd } from './build-front-end.ts';

const usual = process.env['TMPDIR'];
let folder: string;
let forTemporary: string;

/** As the one that makes the service worker does. */
const plugin = `
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  export default { build: { outDir: 'dist' }, plugins: [{ name: 'any', closeBundle: () => void mkdtempSync(join(tmpdir(), 'left-')) }] };`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'front-end-'));
  forTemporary = path.join(folder, 'temporary');
  await mkdir(forTemporary);
  process.env['TMPDIR'] = forTemporary;
});
afterEach(async () => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  await rm(folder, { recursive: true });
});

test('a front end is built, and the build’s tools leave nothing in the folder for temporary files', async () => {
  const page = path.join(folder, 'page');
  await mkdir(page);
  await writeFile(path.join(page, 'vite.config.mjs'), plugin);
  await writeFile(path.join(page, 'index.html'), '<p>Akwaaba</p>');
  await buildFrontEnd(path.relative(repositoryRoot, page));
  expect(await readFile(path.join(page, 'dist', 'index.html'), 'utf8')).toContain('Akwaaba');
  expect(await readdir(forTemporary)).toEqual([]);
});
