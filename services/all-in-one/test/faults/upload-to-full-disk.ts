import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@shop/testing/eventually';
import { MEDIA_WIDTHS, mediaUrlOfWidth } from '@shop/contracts/services/content';
import type { Product } from '@shop/contracts/rest/products';
import type { Answer, Knocks } from '../knocks.ts';
import { picture, type Vendor } from '../people.ts';
import type { SeparateShop } from '../separate-shop.ts';
import { expectToBeAskedToTryAgain } from './patient-customer.ts';
import type { SmallDisk } from './small-disk.ts';

const BLOCK = 4096;
/** Enough for the upload itself, its folders, and some of what is made of it. */
const MOST_BLOCKS = 4 + MEDIA_WIDTHS.length;
const AT_ONCE = 12;
const ROOM_AGAIN_MS = 30_000;

/**
 * Vendors and an admin send files to a disk that is full, or nearly so. Throws unless each is refused with a sentence or kept
 * whole, nothing is left of what was refused, and files are taken again when there is room.
 */
export async function uploadToFullDisk(shop: SeparateShop, { disk, vendor }: { disk: SmallDisk; vendor: Vendor }) {
  const { knocks, people } = shop;
  const before = await people.addProduct(vendor, {});
  const logo = await logoOf(knocks);
  const countProducts = async () => (await shop.databases.catalog.database.query('SELECT FROM product')).length;
  const products = await countProducts();
  const adminToken = await people.adminToken();

  const outcomes = new Set<number>();
  for (let blocks = 0; blocks <= MOST_BLOCKS; blocks++) {
    await disk.fill(blocks * BLOCK);
    const free = await disk.freeBytes();
    const answer = await sendPicture(knocks, 'POST', '/api/products/with-image', vendor.token, await newProduct(shop));
    outcomes.add(answer.status);
    if (answer.status === 201) await expectPicturesWhole(shop, answer.body as Product);
    else {
      expectNoRoom(answer);
      await eventually('nothing is left of it', async () => (await disk.freeBytes()) === free);
    }
  }

  expect(outcomes).toEqual(new Set([503, 201]));

  await disk.fill();
  const refused = await Promise.all([
    ...Array.from({ length: AT_ONCE }, async () =>
      sendPicture(knocks, 'POST', '/api/products/with-image', vendor.token, await newProduct(shop)),
    ),
    sendPicture(knocks, 'PUT', `/api/products/${before.id}`, vendor.token, {}),
    sendPicture(knocks, 'POST', '/api/images/logo', adminToken, {}),
  ]);
  for (const answer of refused) expectNoRoom(answer);
  await expectTheRestToGoOn(shop);
  await expectPicturesWhole(shop, before);
  expect(await logoOf(knocks)).toEqual(logo);

  await shop.restart('content');
  expectNoRoom(await sendPicture(knocks, 'PUT', `/api/products/${before.id}`, vendor.token, {}));
  expect(await readdir(join(disk.path, '.incoming'))).toEqual([]);

  await disk.clear();
  const after = await eventually('pictures are taken again', () => people.addProduct(vendor, {}), {
    withinMs: ROOM_AGAIN_MS,
  });
  await expectPicturesWhole(shop, after);
  expect(await countProducts()).toBeGreaterThan(products);
  await expectEveryPictureToBeThere(shop);
}

async function newProduct({ people }: SeparateShop) {
  return {
    name: 'Bonnet',
    description: 'Warm',
    stock: '3',
    price: '20',
    categoryId: String(await people.newLookup('categories')),
  };
}

async function sendPicture(
  knocks: Knocks,
  method: string,
  path: string,
  token: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const field = path.endsWith('logo') ? 'images' : 'productImages_0';
  form.append(field, new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'front.png');
  return knocks(method, path, { token, form });
}

function expectNoRoom(answer: Answer): void {
  expectToBeAskedToTryAgain(answer);
  expect(answer.body).toMatchObject({ code: 'storage_full' });
}

const logoOf = async (knocks: Knocks) => (await knocks('GET', '/api/images/logo')).body;

async function expectTheRestToGoOn({ knocks }: SeparateShop): Promise<void> {
  for (const path of ['/api/settings', '/api/imagesliders', '/api/public-pages', '/api/products']) {
    expect({ path, status: (await knocks('GET', path)).status }).toEqual({ path, status: 200 });
  }
}

async function expectPicturesWhole({ knocks }: SeparateShop, { images }: Product): Promise<void> {
  expect(images).not.toEqual([]);
  for (const { url } of images) {
    for (const width of MEDIA_WIDTHS) {
      const answer = await knocks('GET', mediaUrlOfWidth(url, width));
      expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/webp',
      });
    }
  }
}

async function expectEveryPictureToBeThere(shop: SeparateShop): Promise<void> {
  const { body } = await shop.knocks<Product[]>('GET', '/api/products');
  for (const product of body) await expectPicturesWhole(shop, product);
}
