import { jest } from '@jest/globals';
import type { Product } from '@shop/contracts/rest/products';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newLookups, pictureFile, productWithVariants, readerOf, sizeOf, variantOf } from './product-with-variants.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const PHONE_PX = 360;

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const read = (product: { id: number }) => readerOf(office, vendor)(product);
const newGarment = (widthPx?: number) => office.open(vendor.email, '/vendor/products/create', widthPx);
const edit = ({ id }: { id: number }, widthPx?: number) => office.open(vendor.email, `/vendor/products/${id}`, widthPx);
const figure = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const addPictures = async (page: Page, of: string, ...names: string[]) =>
  page.getByLabel(`Add pictures of ${of}`, { exact: true }).setInputFiles(await Promise.all(names.map(namedPicture)));
const namedPicture = (name: string) => pictureFile(name);
const chooseColour = async (page: Page, of: string, { name }: { name: string }) => {
  await region(page, of).getByRole('combobox', { name: 'Colour' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};
const pick = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};
const nameAndPrice = async (page: Page, name: string, price = '60') => {
  const category = `Kind of ${name}`;
  await office.shop.people.newLookup('categories', { name: category });
  await figure(page, 'Price').fill(price);
  await page.getByLabel('Name').fill(name);
  await pick(page, 'Category', category);
};
const create = (page: Page) => page.getByRole('button', { name: 'Create product' }).click();
/** The product whose screen opens once it is made. */
const made = async (page: Page): Promise<Product> => {
  await page.waitForURL(/\/vendor\/products\/\d+\/show$/);
  return read({ id: Number(/products\/(\d+)/.exec(page.url())?.[1]) });
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await goAhead(page, 'Update');
};
const SAVED = 'Product updated successfully!';

describe('a new garment', () => {
  test('in two colours: the second comes in the sizes of the first, with pictures and pieces of its own', async () => {
    const { gold, blue, small, large } = await newLookups(office);
    const page = await newGarment(PHONE_PX);
    await addPictures(page, 'Colour 1', 'front.png', 'back.png');
    await chooseColour(page, 'Colour 1', gold);
    for (const { name } of [large, small])
      await region(page, gold.name).getByRole('button', { name, exact: true }).click();
    await page.getByLabel('Pieces of each').fill('4');
    // Enter sets the figures; it does not send the form.
    await page.getByLabel('Pieces of each').press('Enter');
    await page.getByRole('button', { name: '+ Add ProductVariant' }).click();

    await chooseColour(page, 'Colour 2', blue);
    expect(await page.getByText('Please look at the fields in red.').count()).toBe(0);
    const ofBlue = region(page, blue.name);
    await addPictures(page, blue.name, 'Ɔkɔ "blue".png');
    expect(await ofBlue.getByRole('button', { name: large.name, exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    for (const [{ name }, pieces] of [
      [small, '2'],
      [large, '0'],
    ] as const)
      await ofBlue.getByRole('group', { name, exact: true }).getByLabel('Stock').fill(pieces);
    await nameAndPrice(page, 'Adwoa dress');
    await page.getByLabel('Discount price').fill('49.99');
    await expectAccessible(page);
    await create(page);

    const product = await made(page);
    expect(product).toMatchObject({ name: 'Adwoa dress', stock: 10, vendorId: vendor.vendorId });
    const [inGold, inBlue] = [gold, blue].map((colour) => variantOf(product, colour));
    expect([inGold?.images.length, inBlue?.images.length]).toEqual([2, 1]);
    expect(inGold && sizeOf(inGold, small)).toMatchObject({ stock: 4, price: 60, discountPrice: 49.99 });
    expect(inBlue && sizeOf(inBlue, small)).toMatchObject({ stock: 2, price: 60, discountPrice: 49.99 });
    expect(inBlue && sizeOf(inBlue, large)).toMatchObject({ stock: 0 });
  });

  test('a colour that was begun goes only when that is confirmed; the pictures of the last become the product’s', async () => {
    const page = await newGarment();
    await addPictures(page, 'Colour 1', 'front.png');
    await page.getByRole('button', { name: '+ Add ProductVariant' }).click();
    // Nothing is lost with it, so nothing is asked.
    await page.getByRole('button', { name: 'Remove Colour 2' }).click();
    await region(page, 'Colour 2').waitFor({ state: 'detached' });
    const add = page.getByRole('button', { name: '+ Add ProductVariant' });
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Remove Colour 1' }).click();
    await decline(page);
    await page.getByRole('button', { name: 'Remove Colour 1' }).click();
    await goAhead(page, 'Remove');
    await region(page, 'Pictures').getByRole('img', { name: 'front.png' }).waitFor();
    await nameAndPrice(page, 'Plain bib', '12');
    await figure(page, 'Stock').fill('7');
    await create(page);
    const product = await made(page);
    expect(product).toMatchObject({ price: 12, stock: 7, variants: [], available: true, stockStatus: 'IN_STOCK' });
    expect(product.images).toHaveLength(1);
  });

  test('a heavy photo of a phone travels light, and stands upright', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888', noise } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2_000_000);
    const page = await newGarment();
    await page.getByRole('button', { name: 'Remove Colour 1' }).click();
    await page
      .getByLabel('Add pictures of the product')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
    await nameAndPrice(page, 'Photographed');
    await figure(page, 'Stock').fill('1');
    const sending = page.waitForRequest((request) => request.method() === 'POST');
    await create(page);
    const [image] = (await made(page)).images;
    const { requestBodySize } = await (await sending).sizes();
    expect(requestBodySize).toBeLessThan(photo.length * 0.75);
    const widest = (image?.url ?? '').replace(/\d+\.webp$/, '1600.webp');
    const shown = await fetch(new URL(widest, office.shop.url));
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1600, 2400]);
  });

  test('a file that is no picture is refused in the shop’s words, and nothing typed or chosen is lost', async () => {
    const { gold } = await newLookups(office);
    const page = await newGarment();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    await addPictures(page, 'Colour 1', 'front.png');
    await page
      .getByLabel('Add pictures of Colour 1')
      .setInputFiles([{ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: html }]);
    await chooseColour(page, 'Colour 1', gold);
    await region(page, gold.name).getByLabel('Stock').fill('3');
    await nameAndPrice(page, 'With a cat');
    await create(page);
    await page.getByText('Failed to create product. Check console. This file is not a picture.').waitFor();
    expect(office.faults.splice(0).length).toBeGreaterThan(0);
    expect(await page.getByLabel('Name').inputValue()).toBe('With a cat');
    await region(page, gold.name).getByRole('button', { name: 'Remove picture 2' }).click();
    await create(page);
    expect(variantOf(await made(page), gold)).toMatchObject({ stock: 3, price: 60, sizes: [], images: [{}] });
  });

  test('what is wrong is told at its field and nothing is sent: a price of 0, a colour twice, a size without pieces', async () => {
    const { gold, small } = await newLookups(office);
    const page = await newGarment(PHONE_PX);
    await chooseColour(page, 'Colour 1', gold);
    await page.getByRole('button', { name: small.name, exact: true }).click();
    await page.getByRole('button', { name: '+ Add ProductVariant' }).click();
    await chooseColour(page, 'Colour 2', gold);
    await figure(page, 'Price').fill('0');
    await page.getByLabel('Name').fill('   ');
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.method() === 'POST')));
    await create(page);
    for (const sentence of [
      'This colour is there already.',
      'A price is more than 0 and at most 1,000,000 cedis.',
      'Name is required.',
    ])
      await page.getByText(sentence).waitFor();
    expect(await page.getByText('How many are there? A whole number, 0 or more.').count()).toBe(2);
    expect(sent).toBe(0);
    await expectAccessible(page);
  });

  test('a refusal of the shop stands at the field that it is about', async () => {
    const { gold, small } = await newLookups(office);
    const page = await newGarment();
    await chooseColour(page, 'Colour 1', gold);
    await page.getByRole('button', { name: small.name, exact: true }).click();
    await page.getByRole('group', { name: small.name, exact: true }).getByLabel('Stock').fill('3');
    await nameAndPrice(page, 'Refused');
    const issues = [{ path: 'variants.0.sizes.0.stock', message: 'So many are not made.' }];
    const body = { message: 'Please look again.', error: 'Please look again.', code: 'invalid', issues };
    await page.route('**/api/products/with-image', (route) => route.fulfill({ status: 400, json: body }));
    await create(page);
    await page.getByRole('group', { name: small.name }).getByText('So many are not made.').waitFor();
    office.faults.splice(0);
  });

  test('is not made twice while its screen is on the way', async () => {
    const page = await newGarment();
    await page.getByRole('button', { name: 'Remove Colour 1' }).click();
    await nameAndPrice(page, 'Made once');
    await figure(page, 'Stock').fill('1');
    const held: Route[] = [];
    await page.route('**/assets/product-show*.js', (route) => {
      held.push(route);
    });
    await create(page);
    await page.getByText('Product created successfully!').waitFor();
    expect(await page.getByRole('button', { name: 'Create product' }).count()).toBe(0);
    await Promise.all(held.map((route) => route.continue()));
    expect(await made(page)).toMatchObject({ name: 'Made once' });
  });
});

describe('the basic edit', () => {
  test('of a product with colours leaves price and stock to them, and changes where it belongs', async () => {
    const { people } = office.shop;
    const { product } = await productWithVariants(office, vendor);
    const categoryId = await people.newLookup('categories', { name: 'Sunday best' });
    await people.newLookup('subcategories', { name: 'Smocks', categoryId });
    const brandId = await people.newLookup('brands', { name: 'Northern Star' });
    const tagId = await people.newLookup('tags', { name: 'Festive' });
    const page = await edit(product, PHONE_PX);
    await page.getByText('Each colour and size has a price and a stock of its own.').waitFor();
    expect(await figure(page, 'Price').count()).toBe(0);
    await pick(page, 'Category', 'Sunday best');
    await pick(page, 'Subcategory', 'Smocks');
    await pick(page, 'Brand', 'Northern Star');
    await pick(page, 'Tags', 'Festive');
    await expectAccessible(page);
    await save(page);
    await page.getByText(SAVED).waitFor();
    const after = await read(product);
    expect(after).toMatchObject({ categoryId, brandId, tagIds: [tagId], name: product.name });
    expect(after.subCategoryId).not.toBeNull();
    expect(after.variants).toEqual(product.variants);
    await region(page, 'For sale').getByRole('link', { name: 'Colours and sizes' }).click();
    await page.waitForURL(`**/products/${product.id}/variants`);
  });

  test('puts a new picture before the old ones and takes one away; they stay so', async () => {
    const product = await office.shop.people.addProduct(vendor, {});
    const page = await edit(product);
    await addPictures(page, product.name, 'new.png');
    await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await save(page);
    await page.getByText(SAVED).waitFor();
    const [first, second] = (await read(product)).images.map(({ id }) => id);
    expect(second).toBe(product.images[0]?.id);
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await save(page);
    await page.getByText(SAVED).last().waitFor();
    await page.getByRole('button', { name: 'Remove picture 2' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();
    expect((await read(product)).images.map(({ id }) => id)).toEqual([first]);
  });

  describe('of a stock that became another meanwhile', () => {
    const meanwhile = async () => {
      const product = await office.shop.people.addProduct(vendor, { stock: 10 });
      const page = await edit(product);
      await figure(page, 'Stock').fill('12');
      const form = new FormData();
      form.append('stock', '6');
      await office.shop.knocks('PUT', `/api/products/${product.id}`, { token: vendor.token, form });
      return { page, product };
    };

    test('takes the present figure over', async () => {
      const { page, product } = await meanwhile();
      await save(page);
      const dialog = page.getByRole('dialog', { name: 'The stock has changed meanwhile' });
      await dialog.getByRole('radio', { name: 'Take over 6' }).waitFor();
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(SAVED).waitFor();
      expect((await read(product)).stock).toBe(6);
      expect(await figure(page, 'Stock').inputValue()).toBe('6');
    });

    test('says so where the present figure can’t be read, and keeps what was typed', async () => {
      const { page, product } = await meanwhile();
      const allow = await refuseCalls(page, 'GET', `**/api/products/${product.id}`);
      await save(page);
      await page.getByText(`Error updating product! ${REASON}`).waitFor();
      expect(await figure(page, 'Stock').inputValue()).toBe('12');
      expect((await read(product)).stock).toBe(6);
      await allow();
      office.faults.splice(0);
    });
  });
});
