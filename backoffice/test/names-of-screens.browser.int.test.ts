import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { productWithVariants } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const PHONE_PX = 360;

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const open = (path: string) =>
  path.startsWith('/admin') ? office.asAdmin(path, PHONE_PX) : office.open(vendor.email, path, PHONE_PX);
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('heading', { level: 1, name });

test.each([
  ['/admin/vendor/editvendor/:id', 'Update Profile'],
  ['/admin/settings/new', 'Manage Settings'],
  ['/admin/Settingspage', 'Analytics and settings'],
  ['/vendor/settings', 'Store Settings'],
  ['/vendor/earnings', 'Earnings'],
  ['/vendor/messages', 'Messages'],
])('%s is named in the bar and in the main part, with one first heading', async (path, name) => {
  const page = await open(path.replace(':id', String(vendor.vendorId)));
  await page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await inBar(page, name).waitFor();
  await expectAccessible(page);
});

test.each([
  ['/admin/vendors/:id', 'Update Profile · Akwadaa back office'],
  ['/admin/orders', 'Orders · Akwadaa back office'],
  ['/vendor/dashboard', 'Dashboard · Akwadaa back office'],
])('the browser’s tab of %s is named by its screen', async (path, name) => {
  const page = await open(path.replace(':id', String(vendor.vendorId)));
  await page.waitForFunction((name) => document.title === name, name);
});

test('an address without a screen has one first heading too', async () => {
  const page = await open('/vendor/no/such/screen');
  await page.getByRole('main').getByRole('heading', { level: 2, name: 'Page not found' }).waitFor();
  await expectAccessible(page);
});

test('a name that is too long for the bar ends in dots there, and is read whole', async () => {
  const { product } = await productWithVariants(office, vendor);
  const paths = [
    ['/admin/subcategories', 'Manage Subcategories'],
    [`/admin/products/${product.id}/delete`, `${product.name}: delete`],
  ] as const;
  for (const [path, name] of paths) {
    const page = await open(path);
    const title = inBar(page, name);
    await title.waitFor();
    const { isCut, atItsEnd, boxes } = await title.evaluate((element) => ({
      isCut: element.scrollWidth > element.clientWidth,
      atItsEnd: getComputedStyle(element).textOverflow,
      // A box within the line is cut without dots.
      boxes: [...element.querySelectorAll('*')].filter((part) => getComputedStyle(part).display !== 'inline').length,
    }));
    expect({ path, isCut, atItsEnd, boxes }).toEqual({ path, isCut: true, atItsEnd: 'ellipsis', boxes: 0 });
  }
});
