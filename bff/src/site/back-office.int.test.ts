import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedBff, startBff } from '../../test/start-bff.ts';
import { backOffice } from './back-office.ts';

const SHOP = '<!doctype html><title>Shop</title>';
const OFFICE = '<!doctype html><title>Back office</title>';
const html = { accept: 'text/html' };

let folder: string;
let bff: StartedBff;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-ends-'));
  for (const [name, page] of [
    ['storefront', SHOP],
    ['backoffice', OFFICE],
  ] as const) {
    await mkdir(join(folder, name, 'assets'), { recursive: true });
    await writeFile(join(folder, name, 'index.html'), page);
  }
  await writeFile(join(folder, 'backoffice', 'assets', 'index-Dz8f44iK.js'), 'export {};');
  bff = await startBff({
    env: { STOREFRONT_DIR: join(folder, 'storefront'), BACKOFFICE_DIR: join(folder, 'backoffice') },
  });
});
afterAll(async () => {
  await bff.stop();
  await rm(folder, { recursive: true, force: true });
});

const pageAt = async (path: string) => (await bff.get(path, undefined, html)).text;

describe('the back office’s page', () => {
  it.each(['/admin', '/admin/dashboard', '/vendor', '/vendor/VendorViewProduct/7', '/admin//userspage/'])(
    'answers at %s, checked anew each time and for no search engine',
    async (path) => {
      const { text, headers } = await bff.get(path, undefined, html);
      expect(text).toBe(OFFICE);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-cache', 'noindex']);
    },
  );

  it.each(['/', '/administration', '/vendors', '/admin/product/Productdetail/7'])(
    'leaves %s to the storefront',
    async (path) => {
      expect(await pageAt(path)).toBe(SHOP);
    },
  );

  it('has files that never change, and a missing one is no page', async () => {
    const asset = await bff.get('/backoffice/assets/index-Dz8f44iK.js');
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await bff.get('/backoffice/assets/gone-12345678.js', undefined, html)).status).toBe(404);
  });

  it('is not served where it was not built', () => {
    expect(() => backOffice(join(folder, 'nowhere'))).toThrow('is not built');
  });
});
