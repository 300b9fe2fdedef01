import { jest } from '@jest/globals';
import type { Order } from '@shop/contracts/rest/orders';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const PHONE_PX = 360;

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
  other = await office.shop.people.newVendor();
});

const ofBoth = () => buyers.buy([{ of: vendor, quantity: 2 }, { of: other }]);
const open = (path: string, widthPx?: number) => office.open(vendor.email, path, widthPx);
const card = (page: Page, { number }: Order) => page.getByRole('listitem').filter({ hasText: number });
const partOf = async ({ id }: Order, { vendorId }: Vendor) =>
  (await buyers.orderNow(id)).fulfilments.find((part) => part.vendorId === vendorId);

test('a vendor’s list has the orders of all days with its own lines alone, and no actions of an admin', async () => {
  office.shop.clock.set(new Date(Date.now() - 40 * 86_400_000));
  const { order, products } = await ofBoth().finally(() => {
    office.shop.clock.set(null);
  });
  const page = await open('/vendor/orders');
  const row = page.getByRole('row', { name: new RegExp(order.number) });
  await row.getByText('120.00', { exact: true }).waitFor();
  await row.getByText('2 pieces').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).not.toContain('Actions');
  await row.getByRole('link', { name: order.number }).click();
  await page.getByRole('link', { name: products[0]?.name ?? '' }).waitFor();
  expect(await page.getByText(products[1]?.name ?? '').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Archive' }).count()).toBe(0);
});

test('a vendor accepts on a phone; the rest of the order waits for the other vendor', async () => {
  const { order } = await ofBoth();
  const page = await open('/vendor/orders', PHONE_PX);
  await card(page, order).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await page.getByText(`Order ${order.number}: accepted.`).waitFor();
  await card(page, order).getByText('whole order: pending').waitFor();
  expect(await card(page, order).getByRole('button').count()).toBe(0);
  expect(await partOf(order, vendor)).toMatchObject({ status: 'accepted' });
  expect(await partOf(order, other)).toMatchObject({ status: 'pending' });
});

test('a vendor rejects its part with a reason: its share is refunded, its pieces are back, the rest goes on', async () => {
  const { order, products } = await ofBoth();
  const [product] = products;
  const page = await open('/vendor/orders', PHONE_PX);
  await card(page, order).getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The share, GHS 120.00, is refunded to the customer').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled!').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await partOf(order, vendor)).toMatchObject({ status: 'pending' });

  await card(page, order).getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Out of stock' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByText(`Order ${order.number}: rejected.`).waitFor();
  expect(await partOf(order, vendor)).toMatchObject({ status: 'cancelled', reason: 'Out of stock' });
  expect(await partOf(order, other)).toMatchObject({ status: 'pending' });
  await eventually('the share went back', async () => (await buyers.paymentOf(order)).refundedAmount === 120);
  await eventually('the pieces are back', async () => (await office.shop.people.stockOf(product?.id ?? 0)) === 10);

  await page.goto(`/vendor/orders/${order.id}/show`);
  await page.getByText('Reason: Out of stock').waitFor();
});

test('an order of another vendor is not found', async () => {
  const { order } = await buyers.buy([{ of: other }]);
  const page = await open(`/vendor/orders/${order.id}/show`);
  await page.getByText('Order not found').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForURL((url) => url.pathname === '/vendor/orders');
});

test('no call of the panel is refused while a vendor walks through its menu', async () => {
  await ofBoth();
  const page = await open('/vendor/dashboard');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  for (const name of await items.allInnerTexts()) {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await page.getByRole('row').nth(1).click();
  await page.getByRole('heading', { name: 'Delivery' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test.each([PHONE_PX, 1280])('a vendor’s orders can be used by everybody at %s px', async (widthPx) => {
  const { order } = await ofBoth();
  for (const path of ['/vendor/orders', `/vendor/orders/${order.id}/show`, `/vendor/orders/${order.id}`]) {
    const page = await open(path, widthPx);
    await page
      .getByRole('button', { name: 'Accept' })
      .first()
      .or(page.getByRole('link', { name: order.number }))
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.close();
  }
  const page = await open(`/vendor/orders/${order.id}/show`, widthPx);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).waitFor();
  await expectAccessible(page);
});
