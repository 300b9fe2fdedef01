import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { pictureFile, productWithVariants, readerOf } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const SCREENS = ['variants', 'images', 'videos'] as const;
const read = (product: { id: number }) => readerOf(office, vendor)(product);
const open = ({ id }: { id: number }, screen: (typeof SCREENS)[number], widthPx?: number) =>
  office.open(vendor.email, `/vendor/products/${id}/${screen}`, widthPx);
const someProduct = async () => (await productWithVariants(office, vendor)).product;

describe('who leaves with unsaved changes', () => {
  const changed = async (screen: (typeof SCREENS)[number]) => {
    const product = await someProduct();
    const page = await open(product, screen);
    if (screen === 'images')
      await page.getByLabel('Add pictures of the product').setInputFiles([await pictureFile('new.png')]);
    else await page.getByLabel('Name').fill('Another name');
    return { page, product };
  };
  const asked = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  test.each(SCREENS)('from the screen of %s by a link is asked, and stays or leaves as told', async (screen) => {
    const { page, product } = await changed(screen);
    const away = page.getByRole('menuitem', { name: 'Products' });
    await away.click();
    await asked(page).getByRole('button', { name: 'Cancel' }).click();
    await asked(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/vendor/products/${product.id}/${screen}`);
    await away.click();
    await asked(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL((url) => url.pathname === '/vendor/products');
    expect((await read(product)).name).toBe(product.name);
  });

  test('by going back or by Cancel is asked as well', async () => {
    const page = await open(await someProduct(), 'images');
    await page.getByRole('link', { name: 'Colours and sizes' }).click();
    await page.getByLabel('Name').fill('Another name');
    await page.goBack();
    await asked(page).getByRole('button', { name: 'Cancel' }).click();
    await asked(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await asked(page).waitFor();
  });

  test('by closing the tab is held back by the browser', async () => {
    const { page } = await changed('variants');
    const held = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await held;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  test('is not asked before anything was changed, after it was changed back, or once it is saved', async () => {
    const { page, product } = await changed('variants');
    await page.getByLabel('Name').fill(product.name);
    await page.getByRole('menuitem', { name: 'Products' }).click();
    await page.waitForURL((url) => url.pathname === '/vendor/products');
    await page.goBack();
    await page.getByLabel('Name').fill('A saved name');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await page.getByText('Product updated', { exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Products' }).click();
    await page.waitForURL((url) => url.pathname === '/vendor/products');
    expect((await read(product)).name).toBe('A saved name');
  });
});

test('Cancel leads back a page, and to the product where there is none', async () => {
  const product = await someProduct();
  const page = await open(product, 'images');
  await page.getByRole('link', { name: 'Colours and sizes' }).click();
  await page.getByLabel('Name').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === `/vendor/products/${product.id}/images`);
  const direct = await open(product, 'videos');
  await direct.getByRole('button', { name: 'Go Back' }).click();
  await direct.waitForURL((url) => url.pathname === `/vendor/products/${product.id}/show`);
});

test('saving says so while it lasts, and a failure keeps what was typed and still warns', async () => {
  const product = await someProduct();
  const page = await open(product, 'variants');
  await page.getByLabel('Name').fill('Typed');
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products/with-variants-image/*', async (route) => {
    await waiting;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  answer();
  await page
    .getByText('Failed to save product. No connection to the shop. Check your internet and try again.')
    .waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Typed');
  await page.getByRole('menuitem', { name: 'Products' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  office.faults.splice(0);
});
