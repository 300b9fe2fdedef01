import { jest } from '@jest/globals';
import type { ImageSlider } from '@shop/contracts/rest/sliders';
import type { Vendor as Shop } from '@shop/contracts/rest/vendors';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { goAhead } from './answer-question.ts';
import { readerOf } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const MEBIBYTE = 1024 * 1024;
const MOST = 10 * MEBIBYTE;

const office = withOffice();
let vendor: Vendor;
let jpeg: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
  jpeg = {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await noise(4000, 3000).jpeg({ quality: 100 }).toBuffer(),
  };
});

/** What nothing makes small but fewer points. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const bytesSent = async (page: Page, method: string, act: () => Promise<void>): Promise<number> => {
  const sending = page.waitForRequest((request) => request.method() === method);
  await act();
  return (await (await sending).sizes()).requestBodySize;
};

describe('a photo of more than 10 MB is made lighter and taken', () => {
  test('in the gallery of a product', async () => {
    expect(jpeg.buffer.length).toBeGreaterThan(MOST);
    const product = await office.shop.people.addProduct(vendor, {});
    const page = await office.open(vendor.email, `/vendor/products/${product.id}/images`);
    await page.getByLabel('Add pictures of the product').setInputFiles(jpeg);
    await page.getByText('New', { exact: true }).waitFor();
    const bytes = await bytesSent(page, 'PUT', async () => {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await goAhead(page, 'Update');
    });
    await page.getByText('Product updated successfully!').waitFor();
    expect(bytes).toBeLessThan(MOST / 2);
    expect((await readerOf(office, vendor)(product)).images).toHaveLength(2);
  });

  test('in the pictures of a shop', async () => {
    const page = await office.open(vendor.email, '/vendor/settings');
    await page.getByLabel('Add pictures').setInputFiles(jpeg);
    await page.getByRole('button', { name: 'Save store settings' }).click();
    await page.getByText('Store settings saved.').waitFor();
    const { body } = await office.shop.knocks<Shop>('GET', '/api/vendors/me', { token: vendor.token });
    expect(body.images).toHaveLength(1);
  });

  test('in the slider of an admin, a PNG too', async () => {
    const buffer = await noise(2200, 2000).png({ compressionLevel: 1 }).toBuffer();
    expect(buffer.length).toBeGreaterThan(MOST);
    const page = await office.asAdmin('/admin/imagesliders/create');
    await page.getByRole('textbox', { name: 'Category' }).fill('home');
    await page.getByRole('textbox', { name: 'Slide Name' }).fill('Harmattan sale');
    await page.getByLabel('Choose the image').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: /^Create/ }).click();
    await page.getByText('ImageSlider created successfully!').waitFor();
    const { body } = await office.shop.knocks<ImageSlider[]>('GET', '/api/imagesliders');
    expect(body).toMatchObject([{ name: 'Harmattan sale' }]);
  });
});

test('what stays too large is named and not sent, and can be taken out', async () => {
  const product = await office.shop.people.addProduct(vendor, {});
  const page = await office.open(vendor.email, `/vendor/products/${product.id}`);
  await page.getByLabel('Short description').fill('Typed before');
  const scan = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MOST + 1) };
  await page.getByLabel(`Add pictures of ${product.name}`).setInputFiles(scan);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'PUT')));
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await goAhead(page, 'Update');
  };
  await save();
  await page.getByText('Error updating product! “scan.jpg” is larger than 10 MB.').waitFor();
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Remove picture 2' }).click();
  await save();
  await page.getByText('Product updated successfully!').waitFor();
  expect((await readerOf(office, vendor)(product)).description).toBe('Typed before');
});

test('what can’t be made lighter is refused when it is chosen', async () => {
  const page = await office.asAdmin('/admin/settings');
  const logo = page.getByLabel('Choose a logo');
  await logo.setInputFiles({ name: 'dance.gif', mimeType: 'image/gif', buffer: Buffer.alloc(MOST + 1) });
  await page.getByText('“dance.gif” is larger than 10 MB.').waitFor();
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('“logo.svg” is not a JPEG, PNG, WebP, GIF or AVIF picture.').waitFor();
  expect(await page.getByRole('button', { name: 'Save logo' }).count()).toBe(0);
});
