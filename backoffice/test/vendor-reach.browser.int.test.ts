import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adminDocumentedPaths } from '../src/app/admin-documented-paths.ts';
import { vendorDocumentedPaths } from '../src/app/vendor-documented-paths.ts';
import { type BackOffice, openBackOffice } from './open-back-office.ts';
import { buyersOf } from './orders-bought.ts';

jest.setTimeout(240_000);

const CUSTOMER = 'Esi Nyarko-Quaye';
const TABS = 4;
const LISTS = ['products', 'orders', 'payments', 'transactions', 'earnings', 'messages', 'analytics', 'clients'];
const RECORDS = [
  ...['products/:id', 'products/:id/show', 'products/:id/variants', 'products/:id/images', 'products/:id/videos'],
  ...['products/:id/delete', 'orders/:id/show', 'orders/:id', 'payments/:id/show', 'payments/:id', 'clients/:id/show'],
];

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.close());

test('no address that a vendor types shows anything of another vendor', async () => {
  const [vendor, other] = [await office.shop.people.newVendor(), await office.shop.people.newVendor()];
  const buyers = buyersOf(office);
  const { order, customer, products } = await buyers.buy([{ of: other, price: 987.65 }], CUSTOMER);
  const ids = [products[0]?.id ?? 0, order.id, (await buyers.paymentOf(order)).id, customer.id, other.vendorId];
  const foreign = [CUSTOMER, customer.email, order.number, '987.65', products[0]?.name ?? ''];
  const ofEach = [...new Set(ids)].flatMap((id) =>
    [...RECORDS, ...Object.keys(vendorDocumentedPaths)].map((path) => `/vendor/${path.replace(':id', String(id))}`),
  );
  const ofAdmins = ['dashboard', 'orders/:id/show', ...Object.keys(adminDocumentedPaths)].map(
    (path) => `/admin/${path.replace(':id', String(order.id))}`,
  );
  const addresses = [...ofEach, ...LISTS.map((list) => `/vendor/${list}`), ...ofAdmins];

  const shown: string[] = [];
  const walk = async (page: Page, walked: readonly string[]) => {
    for (const address of walked) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').innerText();
      if (text.trim() === '') shown.push(`${address} is empty`);
      for (const word of foreign) if (word !== '' && text.includes(word)) shown.push(`${address} shows ${word}`);
    }
  };
  const pages = await Promise.all(Array.from({ length: TABS }, () => office.open(vendor.email, '/vendor')));
  await Promise.all(
    pages.map((page, tab) =>
      walk(
        page,
        addresses.filter((_, index) => index % TABS === tab),
      ),
    ),
  );
  expect(shown).toEqual([]);
  expect(addresses.length).toBeGreaterThan(80);
});
