import { jest } from '@jest/globals';
import type { Product } from '@shop/contracts/rest/products';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { webm } from '../../services/content/test/pictures.ts';
import { answer, button, chosen, files, fill, found, link, push, skipToContent, tabTo, toggled } from './keyboard.ts';
import { peopleInOffice, unique } from './people-in-office.ts';
import { newLookups, pictureFile, productWithVariants, readerOf, sizeOf, variantOf } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const read = (product: { id: number }) => readerOf(office, vendor)(product);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** The screen of an admin or of the vendor, with the keyboard behind the menu. */
const screen = async (path: string): Promise<Page> => {
  const page = await (path.startsWith('/admin') ? office.asAdmin(path) : office.open(vendor.email, path));
  await skipToContent(page);
  return page;
};
const newCategory = async () => {
  const name = unique('Category');
  await office.shop.people.newLookup('categories', { name });
  return name;
};
/** The product whose screen opens once it is made. */
const made = async (page: Page): Promise<Product> => {
  await page.waitForURL(/\/products\/\d+\/show$/);
  return read({ id: Number(/products\/(\d+)/.exec(page.url())?.[1]) });
};
const save = async (page: Page, name = 'Save changes') => {
  await push(button(page, name));
  await answer(page, 'Update');
  await page.getByText(/^Product updated/).waitFor();
};

describe('with the keyboard alone', () => {
  test('an admin makes a basic product', async () => {
    const { shopName } = (await peopleInOffice(office).vendor(vendor.vendorId)).body;
    const page = await screen('/admin/products');
    await push(link(page, '+ Add Product'));
    await fill(page, {
      'Add pictures of the product': files(await pictureFile('front.png')),
      ...{ Price: '20', 'Discount price': '15.5', Stock: '3', Name: 'Linen cap', 'Short description': 'Soft' },
      ...{ Vendor: found(shopName), Category: found(await newCategory()) },
    });
    await push(button(page, 'Create product'));
    expect(await made(page)).toMatchObject({
      ...{ name: 'Linen cap', price: 20, discountPrice: 15.5, stock: 3, description: 'Soft' },
      ...{ vendorId: vendor.vendorId, variants: [], images: [{}] },
    });
  });

  test('a vendor lists a garment in two colours, and takes a third away again', async () => {
    const { gold, blue, small, large } = await newLookups(office);
    const page = await office.open(vendor.email, '/vendor/dashboard');
    await push(link(page, 'List a garment'));
    await fill(page, { 'Add pictures of Colour 1': files(await pictureFile('gold.png')), Colour: chosen(gold.name) });
    for (const { name } of [small, large]) await push(button(page, name), 'Space');
    await fill(page, { 'Pieces of each': '4' });
    await push(button(page, 'Set all'));
    await fill(group(page, large.name), { 'Other price': '75.5' });
    await push(button(page, '+ Add ProductVariant'));
    await push(button(page, '+ Add ProductVariant'));
    await tabTo(button(page, 'Remove Colour 3'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await answer(page, 'Remove');
    await region(page, 'Colour 3').waitFor({ state: 'detached' });
    await tabTo(button(page, 'Remove Colour 2'), 'Shift+Tab');
    await fill(region(page, 'Colour 2'), { Colour: chosen(blue.name) });
    for (const { name } of [small, large])
      await fill(region(page, blue.name).getByRole('group', { name, exact: true }), { Stock: '1' });
    await fill(page, { Price: '60', Name: 'Kente romper', Category: found(await newCategory()) });
    await push(button(page, 'Create product'));
    const product = await made(page);
    expect(product).toMatchObject({ name: 'Kente romper', stock: 10, vendorId: vendor.vendorId });
    expect(sizeOf(variantOf(product, gold), large)).toMatchObject({ price: 75.5, stock: 4 });
    expect(sizeOf(variantOf(product, blue), small)).toMatchObject({ price: 60, stock: 1 });
    expect(variantOf(product, gold).images).toHaveLength(1);
  });

  test('the details of a product are changed', async () => {
    const product = await office.shop.people.addProduct(vendor, { name: unique('Bib') });
    const category = await newCategory();
    const tag = unique('Washable');
    await office.shop.people.newLookup('tags', { name: tag });
    const page = await screen('/admin/products');
    await push(link(page, `Edit: ${product.name}`));
    await fill(page, {
      ...{ 'Long description': 'Two layers', Category: found(category), Tags: found(tag) },
      ...{ Price: '9.5', Stock: '12', Available: toggled },
    });
    await save(page);
    expect(await read(product)).toMatchObject({
      ...{ longDescription: 'Two layers', tag, price: 9.5, stock: 12, available: false },
      category: { name: category },
    });
  });

  test('the colours and sizes of a product are changed', async () => {
    const { product, gold, blue, small, large } = await productWithVariants(office, vendor);
    const name = unique('Green');
    const green = { name, id: await office.shop.people.newLookup('colors', { name }) };
    const page = await screen(`/vendor/products/${product.id}`);
    await push(page.getByRole('navigation', { name: 'This product' }).getByRole('link', { name: 'Colours and sizes' }));
    // The screen before has a name too.
    await button(page, 'Add Variant').waitFor();
    await fill(page, { Name: 'In three colours' });
    await fill(group(page, small.name), { Price: '71', 'Discount price': '65', Stock: '9' });
    await push(button(page, `Remove ${large.name}`));
    const ofBlue = group(page, blue.name);
    await push(ofBlue.getByRole('button', { name: 'Add real size' }));
    await fill(ofBlue.getByRole('group', { name: 'Size 1' }), { Size: chosen(large.name) });
    await fill(ofBlue.getByRole('group', { name: large.name }), { Stock: '2' });
    await push(button(page, 'Add Variant'));
    await fill(group(page, 'New colour'), { Colour: chosen(name) });
    const ofGreen = group(page, name);
    await fill(ofGreen, { [`Add pictures of ${name}`]: files(await pictureFile('green.png')) });
    await push(ofGreen.getByRole('button', { name: 'Use fallback' }));
    await fill(ofGreen, { Price: '55', Stock: '4' });
    await save(page);
    const after = await read(product);
    expect(after.name).toBe('In three colours');
    expect(variantOf(after, gold).sizes).toHaveLength(1);
    expect(sizeOf(variantOf(after, gold), small)).toMatchObject({ price: 71, discountPrice: 65, stock: 9 });
    expect(sizeOf(variantOf(after, blue), large)).toMatchObject({ stock: 2 });
    expect(variantOf(after, green)).toMatchObject({ price: 55, stock: 4, images: [{}] });
  });

  test('a colour is closed and opened, and removed', async () => {
    const { product, gold, blue } = await productWithVariants(office, vendor);
    const page = await screen(`/vendor/products/${product.id}/variants`);
    const line = page.getByRole('button', { name: new RegExp(`^${gold.name}`) });
    await push(line);
    expect(await line.getAttribute('aria-expanded')).toBe('false');
    await push(line, 'Space');
    expect(await line.getAttribute('aria-expanded')).toBe('true');
    await push(group(page, blue.name).getByRole('button', { name: 'Remove Variant' }));
    await group(page, blue.name).waitFor({ state: 'detached' });
    await save(page);
    expect((await read(product)).variants.map(({ colorId }) => colorId)).toEqual([gold.id]);
  });

  test('pictures come, change their places and go', async () => {
    const { product, gold } = await productWithVariants(office, vendor);
    const page = await screen(`/vendor/products/${product.id}/images`);
    await fill(page, {
      'Add pictures of the product': files(await pictureFile('side.png', '#B9432A')),
      [`Add pictures of ${gold.name}`]: files([await pictureFile('one.png'), await pictureFile('two.png')]),
    });
    const ofGold = group(page, `Pictures of ${gold.name}`);
    await push(ofGold.getByRole('button', { name: 'Move picture 1 later' }));
    await ofGold.getByText('Picture 1 is number 2 now.').waitFor();
    await push(ofGold.getByRole('button', { name: 'Remove picture 1' }));
    await ofGold.getByRole('img', { name: 'two.png' }).waitFor({ state: 'detached' });
    await save(page);
    const after = await read(product);
    expect([after.images.length, variantOf(after, gold).images.length]).toEqual([2, 1]);
  });

  test('videos come and go', async () => {
    const product = await office.shop.people.addProduct(vendor, {});
    const page = await screen(`/vendor/products/${product.id}/videos`);
    const clip = (name: string) => ({ name, mimeType: 'video/webm', buffer: webm() });
    await fill(page, { Name: 'With a film', 'Add videos': files([clip('one.webm'), clip('two.webm')]) });
    await push(button(page, 'Remove video 2'));
    await save(page, 'Update Record');
    expect(await read(product)).toMatchObject({ name: 'With a film', videos: [{}] });
  });
});
