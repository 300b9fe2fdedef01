import { jest } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import type { Product } from '@shop/contracts/rest/products';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { mp4, webm } from '../../services/content/test/pictures.ts';
import { pictureFile, productWithVariants, readerOf, variantOf } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const read = (product: { id: number }) => readerOf(office, vendor)(product);
const open = ({ id }: { id: number }, screen: 'variants' | 'images' | 'videos') =>
  office.open(vendor.email, `/vendor/products/${id}/${screen}`);
const gallery = (page: Page, of: string) => page.getByRole('group', { name: `Pictures of ${of}`, exact: true });
const choose = (page: Page, of: string, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(`Add pictures of ${of}`, { exact: true }).setInputFiles(files);
const save = async (page: Page, button = 'Save changes') => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
};
const SAVED = 'Product updated successfully!';
const idsOf = ({ images }: Pick<Product, 'images'>) => images.map(({ id }) => id);

test('pictures of the product and of a colour are put in another order, new ones among the old, and stay so', async () => {
  const { product, gold } = await productWithVariants(office, vendor);
  const page = await open(product, 'images');
  await choose(page, 'the product', [await pictureFile('side.png', '#B9432A')]);
  await choose(page, gold.name, [await pictureFile('one.png'), await pictureFile('two.png')]);
  // By the keyboard: the focus stays with the picture that moves.
  const later = gallery(page, 'the product').getByRole('button', { name: 'Move picture 1 later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await gallery(page, 'the product').getByText('Picture 1 is number 2 now.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move picture 2 earlier');
  await save(page);
  await page.getByText(SAVED).waitFor();
  const first = await read(product);
  const [old] = idsOf(product);
  expect(idsOf(first)).toHaveLength(2);
  expect(idsOf(first)[1]).toBe(old);

  const [one, two] = idsOf(variantOf(first, gold));
  await choose(page, gold.name, [await pictureFile('three.png')]);
  const ofGold = gallery(page, gold.name);
  await ofGold.getByRole('button', { name: 'Move picture 3 earlier' }).click();
  await ofGold.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await ofGold.getByRole('button', { name: 'Move picture 2 later' }).click();
  await save(page);
  await page.getByText(SAVED).last().waitFor();
  await expect(page.getByText('New', { exact: true }).count()).resolves.toBe(0);
  const ids = idsOf(variantOf(await read(product), gold));
  expect(ids).toHaveLength(3);
  expect(ids.slice(1)).toEqual([two, one]);
  await page.reload();
  await ofGold.getByRole('listitem').first().waitFor();
  const shown = await ofGold
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-picture'))));
  expect(shown).toEqual(ids);
});

test('a picture is dragged to another place, and pictures go; without any the product is not shown to customers', async () => {
  const { product, gold } = await productWithVariants(office, vendor);
  const page = await open(product, 'images');
  await choose(page, gold.name, [await pictureFile('a.png'), await pictureFile('b.png')]);
  const ofGold = gallery(page, gold.name);
  await ofGold.getByRole('listitem').nth(0).dragTo(ofGold.getByRole('listitem').nth(1));
  expect(await ofGold.getByRole('img').nth(0).getAttribute('alt')).toBe('b.png');
  for (const whose of ['the product', gold.name, gold.name])
    await gallery(page, whose).getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByText('Without a picture the product is not shown to customers.').waitFor();
  await save(page);
  await page.getByText(SAVED).waitFor();
  expect((await read(product)).images).toEqual([]);
});

test('what is no picture is refused: by its kind at once, by its content in the shop’s words, and nothing typed is lost', async () => {
  const { product, gold } = await productWithVariants(office, vendor);
  const page = await open(product, 'variants');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await choose(page, gold.name, [{ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svg }]);
  await page.getByText('“drawing.svg” is not a JPEG, PNG, WebP, GIF or AVIF picture.').waitFor();

  await page.getByLabel('Short description').fill('Typed before');
  const hostile = [
    { name: 'cat.png', mimeType: 'image/png', buffer: svg, says: 'This file is not a picture.' },
    {
      ...{ name: 'cat.gif', mimeType: 'image/gif', says: 'This picture is damaged.' },
      buffer: Buffer.from('GIF89a<html><script>alert(1)</script>'),
    },
  ];
  for (const { says, ...file } of hostile) {
    await choose(page, gold.name, [file]);
    await save(page);
    await page.getByText(`Failed to save product. ${says}`).waitFor();
    expect(await page.getByLabel('Short description').inputValue()).toBe('Typed before');
    await gallery(page, gold.name).getByRole('button', { name: 'Remove picture 1' }).click();
  }
  expect(await read(product)).toMatchObject({ description: product.description });
  expect(variantOf(await read(product), gold).images).toEqual([]);
  await save(page);
  await page.getByText('Product updated', { exact: true }).waitFor();
});

test.each([
  '../../../etc/passwd.png',
  'a"; filename="b.exe".png',
  '<img src=x onerror=alert(1)>.png',
  `${'long '.repeat(40)}.png`,
  'Ɛfua ŋ 👗 ₵.png',
])('a picture named %p is taken as a picture', async (name) => {
  const product = await office.shop.people.addProduct(vendor, {});
  const page = await open(product, 'images');
  await choose(page, 'the product', [await pictureFile(name)]);
  await gallery(page, 'the product').getByText('New', { exact: true }).waitFor();
  await save(page);
  await page.getByText(SAVED).waitFor();
  const { images } = await read(product);
  expect(images.map(({ url }) => /^\/media\/[a-z0-9-]{36}\/640\.webp$/.test(url))).toEqual([true, true]);
});

test('a refused picture of the product says so and is still there to be removed', async () => {
  const product = await office.shop.people.addProduct(vendor, {});
  const page = await open(product, 'images');
  await choose(page, 'the product', [{ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('hello') }]);
  await save(page);
  await page.getByText('Error updating product! This file is not a picture.').waitFor();
  await gallery(page, 'the product').getByText('x.png').waitFor();
  expect(idsOf(await read(product))).toEqual(idsOf(product));
});

test('videos come and go, with name and descriptions; an admin gives the product to another vendor', async () => {
  const product = await office.shop.people.addProduct(vendor, {});
  const page = await open(product, 'videos');
  expect(await page.getByLabel('Vendor').count()).toBe(0);
  await page.getByLabel('Add videos').setInputFiles([
    { name: 'clip.mp4', mimeType: 'video/mp4', buffer: mp4() },
    { name: 'clip.webm', mimeType: 'video/webm', buffer: webm() },
    { name: 'clip.mov', mimeType: 'video/quicktime', buffer: mp4() },
  ]);
  await page.getByText('“clip.mov” is not an MP4 or WebM video.').waitFor();
  await page.getByLabel('Name').fill('With a film');
  await save(page, 'Update Record');
  await page.getByText(SAVED).waitFor();
  const { name, videos } = await read(product);
  expect([name, videos.length]).toEqual(['With a film', 2]);
  await page.getByLabel('Video 2', { exact: true }).waitFor();

  const other = await office.shop.people.newVendor();
  const { body: shops } = await office.shop.knocks<{ id: number; shopName: string }[]>('GET', '/api/vendors');
  const otherShop = shops.find(({ id }) => id === other.vendorId);
  const admins = await office.asAdmin(`/admin/product/editproductvideo/${product.id}`);
  await admins.getByRole('button', { name: 'Remove video 1' }).click();
  await admins.getByRole('combobox', { name: 'Vendor' }).fill(otherShop?.shopName ?? '');
  await admins.getByRole('option', { name: otherShop?.shopName ?? '' }).click();
  await admins.getByRole('button', { name: 'Update Record' }).click();
  await admins.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await admins.getByText(SAVED).waitFor();
  expect(await readerOf(office, other)(product)).toMatchObject({
    ...{ vendorId: other.vendorId, videos: [{ id: videos[1]?.id }] },
  });
  await admins.getByRole('button', { name: 'Remove video 1' }).click();
  await save(admins, 'Update Record');
  await admins.getByText('No videos yet.').waitFor();
  // The word of the first saving still stands there.
  await eventually('the last video is gone', async () => {
    const { videos: left } = await readerOf(office, other)(product);
    return left.length === 0;
  });
});

test('what is no video is refused in the shop’s words', async () => {
  const product = await office.shop.people.addProduct(vendor, {});
  const page = await open(product, 'videos');
  const buffer = Buffer.from('no film');
  await page.getByLabel('Add videos').setInputFiles([{ name: 'clip.mp4', mimeType: 'video/mp4', buffer }]);
  await save(page, 'Update Record');
  await page.getByText(/Error updating product! This file is not a video/).waitFor();
  expect((await read(product)).videos).toEqual([]);
});
