import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStorefront } from './build-storefront.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const MOST_BYTES = 125_000;
const MOST_PLACEHOLDER_BYTES = 15_000;
const FRONT_PAGE = 'src/pages/home-page.tsx';

let built: Awaited<ReturnType<typeof buildStorefront>>;
let manifest: Manifest;

beforeAll(async () => {
  built = await buildStorefront();
  manifest = JSON.parse(await readFile(join(built.directory, '.vite/manifest.json'), 'utf8')) as Manifest;
});
afterAll(() => built.remove());

const zippedBytes = async (files: Iterable<string>) => {
  const all = await Promise.all([...files].map((file) => readFile(join(built.directory, file))));
  return all.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
};

/** A chunk and everything that it can't start without. */
function scriptsOf(name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[name] ?? { file: '' };
  if (file === '' || found.has(file)) return found;
  found.add(file);
  for (const imported of imports) scriptsOf(imported, found);
  return found;
}

test('the first page has at most 125 kB of JavaScript, gzipped', async () => {
  const html = await readFile(join(built.directory, 'index.html'), 'utf8');
  const loaded = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  expect(loaded.length).toBeGreaterThan(1);
  const all = new Set([...loaded, ...scriptsOf(FRONT_PAGE)]);
  expect(all.size).toBeGreaterThan(loaded.length);
  expect(await zippedBytes(all)).toBeLessThanOrEqual(MOST_BYTES);
});

test('forms, schemas and the map are loaded by the pages that have them alone', () => {
  const first = [...scriptsOf('index.html'), ...scriptsOf(FRONT_PAGE)].join();
  expect(first).not.toMatch(/forms|place-map/);
  expect([...scriptsOf('src/pages/login-page.tsx')].join()).toMatch(/forms/);
});

test('the picture of what has none of its own is a small JPEG', async () => {
  const picture = await readFile(join(built.directory, 'images/placeholder.jpg'));
  expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(picture.length).toBeLessThan(MOST_PLACEHOLDER_BYTES);
});

test('the shop can be installed: the manifest’s icons and the worker are there', async () => {
  const text = await readFile(join(built.directory, 'manifest.webmanifest'), 'utf8');
  const { icons, start_url } = JSON.parse(text) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe('/');
  expect(await zippedBytes(icons.map(({ src }) => src))).toBeGreaterThan(0);
  expect(await readFile(join(built.directory, 'sw.js'), 'utf8')).toContain('public-answers');
});
