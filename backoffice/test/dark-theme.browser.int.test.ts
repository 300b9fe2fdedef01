import { jest } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { pictureFile, productWithVariants } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;
let orderId: number;
let productId: number;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
  orderId = (await buyersOf(office).buy([{ of: vendor }])).order.id;
  productId = (await productWithVariants(office, vendor)).product.id;
});

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 64;
  });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle light/dark mode' });
const inTheDark = async (path: string, widthPx: number) => {
  const page = await office.asAdmin(path, widthPx);
  await toggle(page).waitFor();
  // A second try finds what the first has chosen.
  if (await isDark(page)) return page;
  // By the keyboard: the bar moves until it knows whose it is, and a pointer would miss.
  await toggle(page).press('Enter');
  await toggle(page).blur();
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await eventually('the page is dark', () => isDark(page));
  return page;
};

test('who chooses the dark finds it again, and leaves it as it was chosen', async () => {
  const page = await inTheDark('/admin/dashboard', 1280);
  await page.reload();
  await page.getByRole('button', { name: /^Users/ }).waitFor();
  expect(await isDark(page)).toBe(true);
  await toggle(page).press('Enter');
  await eventually('the page is light', async () => !(await isDark(page)));
});

test('a device that is set to dark begins so', async () => {
  const page = await office.visitor('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(
    (token) => {
      localStorage.setItem('akwadaa.token', token);
    },
    await office.tokenOf(vendor.email),
  );
  await page.goto('/vendor/dashboard');
  await page.getByRole('link', { name: 'List a garment' }).waitFor();
  expect(await isDark(page)).toBe(true);
});

describe.each([360, 1280])('in the dark everybody can use, at %i px,', (widthPx) => {
  test('a screen of each kind', async () => {
    const page = await inTheDark('/admin/dashboard', widthPx);
    for (const [path, text] of [
      ['/admin/dashboard', 'What needs doing today'],
      ['/admin/payments', 'Page 1 of 1'],
      ['/admin/products', 'Page 1 of 1'],
      ['/admin/vendors/create', 'Add pictures'],
      [`/admin/orders/${orderId}/show`, 'Audit trail'],
      ['/admin/settings', 'Pricing page'],
      ['/admin/no/such/screen', 'There is nothing at this address.'],
    ] as const) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await isDark(page)).toBe(true);
      await expectAccessible(page);
    }
  });

  test('the editor of colours and sizes, with something wrong in it', async () => {
    const page = await inTheDark(`/admin/products/${productId}/variants`, widthPx);
    await page.getByRole('button', { name: 'Add Variant' }).click();
    await page.getByLabel('Add pictures of New colour').setInputFiles([await pictureFile('new.png')]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Choose a colour.').waitFor();
    await expectAccessible(page);
  });

  test('a question, and what is said when it was declined', async () => {
    const page = await inTheDark(`/admin/vendors/${vendor.vendorId}`, widthPx);
    await page.getByLabel('Shop address').fill('Stall 9');
    await page.getByRole('button', { name: 'Update vendor' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled!').waitFor();
    await expectAccessible(page);
  });
});

test('the menu of a phone has a name, in the dark and else', async () => {
  const page = await inTheDark('/admin/roles', 360);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('menuitem', { name: 'Vendors' }).waitFor();
  await expectAccessible(page);
});
