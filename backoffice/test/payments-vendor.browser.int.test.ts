import { jest } from '@jest/globals';
import type { Payment } from '@shop/contracts/rest/payments';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  other = await office.shop.people.newVendor();
});
beforeEach(async () => {
  vendor = await office.shop.people.newVendor();
});

const open = (path: string, widthPx?: number) => office.open(vendor.email, path, widthPx);
const sharesNow = async () =>
  (await office.shop.knocks<Payment[]>('GET', `/api/payments/${vendor.vendorId}/vendor`, { token: vendor.token })).body;
/** An order of this vendor and another one, whose shares are written in the ledger. */
const sold = async (price: number, name?: string) => {
  const { order } = await buyers.buy(
    [
      { of: vendor, price },
      { of: other, price: 500 },
    ],
    name,
  );
  const share = await eventually('the share', async () =>
    (await sharesNow()).find(({ orderId }) => orderId === order.id),
  );
  return { order, share };
};
const grandTotal = (page: Page) => page.getByRole('row', { name: /Grand Total/ });

test.each(['Earnings', 'Messages'])('%s list a vendor’s own shares, and their sum over all pages', async (title) => {
  const first = await sold(1234.5);
  await sold(0.1);
  await sold(0.2);
  const page = await open(`/vendor/${title.toLowerCase()}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('3 found').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Payment ID', 'Date', 'Status', 'Total (GHS)']);
  const row = page.getByRole('row', { name: new RegExp(`Payment ${first.share.id}\\b`) });
  await row.getByText('1,234.50', { exact: true }).waitFor();
  await row.getByText('success', { exact: true }).waitFor();
  await grandTotal(page).getByText('1,234.80', { exact: true }).waitFor();

  await page.getByLabel('Rows per page').fill('1');
  await page.getByText('Page 1 of 3').waitFor();
  await grandTotal(page).getByText('1,234.80', { exact: true }).waitFor();

  await page.getByRole('searchbox', { name: 'Search by payment ID' }).fill(String(first.share.id));
  await page.getByText('1 found').waitFor();
  await grandTotal(page).getByText('1,234.50', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('CK-NOTHING-LIKE-IT');
  await page.getByText('No payments found.').waitFor();
});

test('what went back to the customer is taken off the vendor’s earnings, and shown', async () => {
  const { order } = await sold(70);
  await sold(30);
  await office.shop.knocks('PATCH', `/api/orders/${order.id}/status`, {
    token: vendor.token,
    json: { status: 'cancelled', reason: 'Torn' },
  });
  await eventually('the share fell', async () =>
    (await sharesNow()).some(({ orderId, refundedAmount }) => orderId === order.id && refundedAmount === 70),
  );
  const page = await open('/vendor/earnings', 360);
  await page.getByText('70.00 refunded').waitFor();
  await page.getByText('Grand Total').waitFor();
  await page.locator('strong', { hasText: '30.00' }).waitFor();
});

test('transactions show who paid for which order, and are found by the customer’s name', async () => {
  const { order, share } = await sold(60, 'Naa Dromo');
  await sold(80);
  const page = await open('/vendor/transactions');
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by customer name' }).fill('dromo');
  await page.getByText('1 found').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['OrderId', 'Customer', 'Payment Method', 'Status', 'Reference', 'PaidAt', 'Amount'],
  ]);
  const row = page.getByRole('row', { name: new RegExp(share.reference) });
  await row.getByText('60.00', { exact: true }).waitFor();
  await row.getByRole('link', { name: order.number }).waitFor();
  await row.getByText('success').click();
  await page.waitForURL((url) => url.pathname === `/vendor/payments/${share.id}/show`);
  await page.getByText('Your share').waitFor();
  expect(await page.getByRole('link', { name: 'Refund' }).count()).toBe(0);

  await page.goto('/vendor/transactions');
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.getByText('No payments found.').waitFor();
});

test('a sum that can’t be read says so, and is read when asked again', async () => {
  await sold(45);
  const page = await open('/vendor/orders');
  await page.getByRole('menuitem', { name: 'Earnings' }).waitFor();
  await page.route(/\/api\/payments\/payment\/.*999/, (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Earnings' }).click();
  await page.getByText('The sum can’t be read just now.').waitFor();
  await page.unroute(/\/api\/payments\/payment\/.*999/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await grandTotal(page).getByText('45.00', { exact: true }).waitFor();
});

test('a vendor without a shop reads a sentence, and nothing is asked of the shop that would be refused', async () => {
  const token = await office.shop.people.adminToken();
  const roles = await buyers.read<{ id: number; name: string }[]>('/roles');
  const form = new FormData();
  const email = 'shopless@test.example';
  const role = roles.find(({ name }) => name.toLowerCase() === 'vendor');
  for (const [field, value] of Object.entries({
    name: 'Abla',
    email,
    passwordHash: 'Passw0rd!',
    roleId: String(role?.id),
  }))
    form.append(field, value);
  expect((await office.shop.knocks('POST', '/api/users', { token, form })).status).toBe(201);
  const page = await office.open(email, '/vendor/profile');
  await page.getByRole('menuitem', { name: 'Orders' }).waitFor();
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  for (const name of ['Orders', 'Transactions', 'Earnings', 'Messages']) {
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('You have no shop yet.').waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test.each([360, 1280])('a vendor’s payments can be used by everybody at %s px', async (widthPx) => {
  const { share } = await sold(60);
  for (const path of ['earnings', 'messages', 'transactions', `payments/${share.id}/show`]) {
    const page = await open(`/vendor/${path}`, widthPx);
    await page.getByText('60.00').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.close();
  }
});
