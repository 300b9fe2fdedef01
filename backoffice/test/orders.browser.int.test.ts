import { jest } from '@jest/globals';
import { formatPhone } from '@shop/browser/phone';
import type { Order } from '@shop/contracts/rest/orders';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectScreensAccessible } from './expect-screens-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
  other = await office.shop.people.newVendor();
});

const ofOne = () => buyers.buy([{ of: vendor }]);
const row = (page: Page, { number }: Order) => page.getByRole('row', { name: new RegExp(number) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

describe('the list of orders', () => {
  /** Placed in the last millisecond of a shop day some days ago. */
  const placedLate = async (daysAgo: number) => {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    office.shop.clock.set(new Date(`${day}T23:59:59.999Z`));
    try {
      return { day, ...(await ofOne()) };
    } finally {
      office.shop.clock.set(null);
    }
  };

  test('begins with today for an admin; other days are one press away, and their last millisecond belongs to them', async () => {
    const late = await placedLate(3);
    const { order } = await ofOne();
    const page = await office.asAdmin('/admin/orderspage');
    await row(page, order).waitFor();
    expect(await row(page, late.order).count()).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect(await page.getByLabel('From date').inputValue()).toBe(today);
    expect(await page.getByLabel('To date').inputValue()).toBe(today);

    await press(page, '7 days');
    await row(page, late.order).waitFor();
    await row(page, order).waitFor();

    await page.getByLabel('From date').fill(late.day);
    await page.getByLabel('To date').fill(late.day);
    await row(page, order).waitFor({ state: 'detached' });
    await row(page, late.order).waitFor();

    await press(page, 'All');
    await row(page, order).waitFor();
    await row(page, late.order).waitFor();
    expect(await page.getByLabel('From date').inputValue()).toBe('');

    await page.goto('/admin/orders');
    await row(page, order).waitFor();
    expect(await row(page, late.order).count()).toBe(0);
  });

  test('shows who ordered what and where it goes, and finds an order by its number, its id and its status', async () => {
    const { order } = await buyers.buy([{ of: vendor }, { of: other }], 'Efua Ɔfori');
    await ofOne();
    const page = await office.asAdmin('/admin/orders');
    await press(page, 'All');
    await row(page, order).waitFor();
    await row(page, order)
      .getByTitle(order.customer.email ?? '', { exact: true })
      .waitFor();
    const isWhole = (table: Element) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0);
    expect(await page.getByRole('table').evaluate(isWhole)).toBe(true);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['ID', 'Items', 'Customer', 'Phone', 'Email', 'Location', 'Status', 'Total (GHS)', 'Placed', 'Actions'],
    ]);
    await page.getByRole('searchbox', { name: 'Search by order ID' }).fill(order.number.toLowerCase());
    await page.getByText('1 found').waitFor();
    const found = row(page, order);
    for (const text of [order.customer.name, order.customer.email ?? '', 'Tamale, Northern', 'pending', '120.00'])
      await found.getByText(text, { exact: true }).waitFor();
    await found.getByRole('link', { name: formatPhone(order.customer.phone ?? '') }).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'delivered' }).click();
    await page.getByText('No orders found.').waitFor();
  });

  test('saves what it finds as a file', async () => {
    const { order } = await ofOne();
    const page = await office.asAdmin('/admin/orders');
    await press(page, 'All');
    await page.getByRole('searchbox').fill(order.number);
    await page.getByText('1 found').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
    expect(download.suggestedFilename()).toBe('orders.csv');
  });

  test('says in words what is wrong with a day that there is none of, and reads again when asked', async () => {
    const filter = encodeURIComponent(JSON.stringify({ from: '2025-02-30' }));
    const page = await office.asAdmin(`/admin/orders?filter=${filter}`);
    await page.getByRole('alert').getByText('Give a day as YYYY-MM-DD.').waitFor();
    await press(page, 'Today');
    await page.getByRole('alert').waitFor({ state: 'detached' });

    await page.route('**/api/orders/admin**', (route) => route.abort(), { times: 1 });
    await press(page, '7 days');
    await page.getByText('This list could not be read. No connection to the shop.').waitFor();
    await press(page, 'Try again');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

test('an order is opened by its number too, by an admin and by its vendor; an unknown one is told', async () => {
  const { order } = await ofOne();
  for (const page of [
    await office.asAdmin(`/admin/orders/vieworder/${order.number}`),
    await office.open(vendor.email, `/vendor/orders/${order.number}/show`),
  ]) {
    await page.waitForURL((url) => url.pathname.endsWith(`/orders/${order.id}/show`));
    await page.getByRole('heading', { level: 1, name: new RegExp(order.number) }).waitFor();
  }
  const page = await office.asAdmin('/admin/orders/vieworder/AK-AAAAAAAA');
  await page.getByText(/This order can’t be shown/).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Order AK-AAAAAAAA' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  office.faults.splice(0);
});

test('an order is shown with its customer, its lines, its parts, its sums, its payment and its delivery', async () => {
  const { order, products } = await buyers.buy([{ of: vendor, price: 1234.5, quantity: 2 }, { of: other }]);
  const payment = await buyers.paymentOf(order);
  const page = await office.asAdmin(`/admin/orders/vieworder/${order.id}`);
  await page.waitForURL((url) => url.pathname === `/admin/orders/${order.id}/show`);
  const part = (name: string | null) => page.getByRole('region', { name: name ?? '' });
  for (const [index, { shopName }] of order.fulfilments.entries()) {
    await part(shopName).getByText('pending', { exact: true }).waitFor();
    await part(shopName)
      .getByRole('link', { name: products[index]?.name ?? '' })
      .waitFor();
    await part(shopName)
      .getByText(/^placed by customer, /)
      .waitFor();
  }
  await part(order.fulfilments[0]?.shopName ?? '')
    .getByText('2 × GHS 1,234.50')
    .waitFor();
  const customer = part('Customer');
  await customer.getByText(order.customer.name).waitFor();
  expect(
    await customer
      .getByRole('link', { name: formatPhone(order.customer.phone ?? '') })
      .first()
      .getAttribute('href'),
  ).toBe(`tel:${order.customer.phone}`);
  await customer.getByText('12 Dagomba Road').waitFor();
  await part('Totals').getByText('GHS 2,529.00').first().waitFor();
  await part('Totals').getByText('Shipping').waitFor();
  await part('Delivery').getByText('Nobody yet').waitFor();
  await part('Delivery').getByRole('link', { name: 'Assign an agent' }).waitFor();
  await page
    .getByRole('region', { name: 'Audit trail' })
    .getByText(/^placed by/)
    .waitFor();
  await part('Payment')
    .getByRole('link', { name: `No. ${payment.id}` })
    .click();
  await page.waitForURL((url) => url.pathname === `/admin/payments/${payment.id}/show`);
});

describe('the steps of an order', () => {
  test('are taken one by one, each after a question, until it is delivered and can be archived', async () => {
    const { order } = await ofOne();
    const page = await office.asAdmin(`/admin/orders/editorder/${order.id}`);
    await page.waitForURL((url) => url.pathname === `/admin/orders/${order.id}`);
    await press(page, 'Accept');
    await inDialog(page, 'Cancel');
    await page.getByText('Cancelled!').waitFor();
    expect((await buyers.orderNow(order.id)).status).toBe('pending');

    const labels = { picked: 'Mark as picked', out: 'Mark as out for delivery', delivered: 'Mark as delivered' };
    for (const [status, label] of Object.entries({ accepted: 'Accept', ...labels })) {
      await press(page, label);
      await inDialog(page, label);
      await page.getByText(`Order ${order.number}: ${status}.`).waitFor();
      await page.getByText(new RegExp(`^${status} by admin`)).waitFor();
      expect((await buyers.orderNow(order.id)).status).toBe(status);
    }
    await page.getByText('This order is delivered. There is no further step.').waitFor();

    await page.goto(`/admin/orders/deleteorder/${order.id}`);
    await page.waitForURL((url) => url.pathname === `/admin/orders/${order.id}/delete`);
    await press(page, 'Archive');
    await inDialog(page, 'Archive');
    await page.getByText(`Order ${order.number} is archived.`).waitFor();
    await page.waitForURL((url) => url.pathname === '/admin/orders');
    const listed = await buyers.read<Order[]>('/orders/admin?from=2000-01-01');
    expect(listed.map(({ id }) => id)).not.toContain(order.id);
  });

  test('an unfinished order is not archived: the screen says why before anything is pressed', async () => {
    const { order } = await ofOne();
    const page = await office.asAdmin(`/admin/orders/${order.id}/delete`);
    expect(await page.getByRole('button', { name: 'Archive' }).isDisabled()).toBe(true);
    await page.getByText('Only a delivered or cancelled order can be archived: the status is “pending”.').waitFor();
  });

  test('of two admins the slower is told what happened, and sees the order as it stands', async () => {
    const { order } = await ofOne();
    const page = await office.asAdmin(`/admin/orders/${order.id}/show`);
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await buyers.step(order.id, 'accepted');
    await press(page, 'Accept');
    await inDialog(page, 'Accept');
    await page.getByText('That is not the next step: the status is “accepted”.').waitFor();
    await page.getByRole('button', { name: 'Mark as picked' }).waitFor();
    expect((await buyers.orderNow(order.id)).status).toBe('accepted');
  });

  test('an admin rejects what is pending with a reason: it is cancelled, and the banner tells what goes back', async () => {
    const { order, customer } = await ofOne();
    const page = await office.asAdmin(`/admin/orders/${order.id}/show`);
    await press(page, 'Reject');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('GHS 60.00, is refunded to the customer, and its pieces go back into stock.').waitFor();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('Please say why.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The cloth is torn');
    await inDialog(page, 'Reject');
    await page.getByText('This order is cancelled').waitFor();
    await page.getByText('The cloth is torn').first().waitFor();
    expect((await buyers.orderNow(order.id)).status).toBe('cancelled');
    const [own] = await office.shop.people.ordersOf(customer);
    expect(own?.cancellation).toMatchObject({ refundAmount: 60 });
  });
});

test.each([360, 1280])('the screens of orders can be used by everybody at %s px', async (widthPx) => {
  const { order } = await buyers.buy([{ of: vendor }, { of: other }]);
  await expectScreensAccessible(
    (path) => office.asAdmin(path, widthPx),
    [
      ['/admin/orders', order.number],
      [`/admin/orders/${order.id}/show`, 'Audit trail'],
      [`/admin/orders/${order.id}`, 'Status steps'],
      [`/admin/orders/${order.id}/delete`, 'Archive this order'],
    ],
  );
});
