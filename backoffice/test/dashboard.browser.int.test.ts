import { jest } from '@jest/globals';
import { formatMonth } from '@shop/browser/dates';
import { formatAmount } from '@shop/contracts/cedis';
import type { DashboardCharts, DashboardStats } from '@shop/contracts/rest/dashboard';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type Bought, buyersOf } from './orders-bought.ts';
import { refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const ORDERS = 6;

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;
let bought: Bought[];

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
  bought = [];
  for (let order = 0; order < ORDERS; order += 1) bought.push(await buyers.buy([{ of: vendor, price: 100.5 }]));
  await eventually('all money is in the ledger', async () => (await stats()).revenue === ORDERS * 100.5);
});

const stats = () => buyers.read<DashboardStats>('/admin/dashboard/stats');
const opened = async (page: Page, card: string) => {
  await page.getByRole('button', { name: new RegExp(`^${card}`) }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await dialog.getByRole('table', { name: card }).waitFor();
  return dialog;
};
const rowsOf = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.getByRole('row').filter({ has: dialog.page().getByRole('link') });

describe.each([
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/Settingspage', 'Analytics and settings'],
])('%s', (path, heading) => {
  test('shows the shop in four figures, and charts of its categories and months', async () => {
    const { users, vendors, orders, revenue } = await stats();
    const charts = await buyers.read<DashboardCharts>('/admin/dashboard/charts');
    const page = await office.asAdmin(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const [card, figure] of [
      ['Users', users],
      ['Vendors', vendors],
      ['Orders', orders],
      ['Revenue', `₵${formatAmount(revenue ?? 0)}`],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(`^${card}`) })
        .getByText(String(figure), { exact: true })
        .waitFor();
    }

    for (const title of ['Orders by Category', 'Revenue Over Time']) {
      const chart = page.getByRole('region', { name: title }).getByRole('application');
      await chart.waitFor();
      expect((await chart.boundingBox())?.width).toBeGreaterThan(150);
    }
    const { month, period, revenue: sum } = charts.monthlyRevenue.at(-1) ?? { month: '', period: '', revenue: 0 };
    const months = page.getByRole('region', { name: 'Revenue Over Time' });
    await months.getByText(month, { exact: true }).first().waitFor();
    await months.getByText('The figures as a table').click();
    await months.getByRole('row', { name: `${formatMonth(period)} (${month}) ₵${formatAmount(sum)}` }).waitFor();
  });
});

test('the screen of analytics leads to the settings’ form', async () => {
  const page = await office.asAdmin('/admin/settingspage');
  await page.getByRole('link', { name: 'Manage Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Manage Settings' }).waitFor();
});

test('the chart of months tells the real month with the keyboard alone', async () => {
  const page = await office.asAdmin('/admin/dashboard');
  const chart = page.getByRole('region', { name: 'Revenue Over Time' }).getByRole('application');
  await chart.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  const { month, period } = (await buyers.read<DashboardCharts>('/admin/dashboard/charts')).monthlyRevenue.at(-1) ?? {
    month: '',
    period: '',
  };
  await page
    .getByText(`${formatMonth(period)} (${month})`)
    .and(page.locator(':visible'))
    .first()
    .waitFor();
});

describe('the table behind a figure', () => {
  test('has five rows a page, is searched, and each row leads to its record', async () => {
    const page = await office.asAdmin('/admin');
    const dialog = await opened(page, 'Orders');
    await dialog.getByText(`Page 1 of ${Math.ceil(ORDERS / 5)}`).waitFor();
    await rowsOf(dialog).nth(4).waitFor();
    expect(await rowsOf(dialog).count()).toBe(5);
    expect(await dialog.getByRole('button', { name: 'Prev' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('Page 2 of 2').waitFor();
    expect(await dialog.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await eventually('the last row', async () => (await rowsOf(dialog).count()) === ORDERS - 5);

    // Who searches sees the first page again.
    const wanted = bought[5]?.order.number ?? '';
    await dialog.getByRole('searchbox').fill(wanted.toLowerCase());
    await dialog.getByText('1 found').waitFor();
    await dialog.getByText('Page 1 of 1').waitFor();
    await dialog.getByRole('searchbox').fill('zzzz-nothing');
    await dialog.getByText('No data found.').waitFor();
    await dialog.getByRole('searchbox').fill(wanted);
    await dialog.getByRole('link', { name: wanted }).click();
    await page.waitForURL((url) => url.pathname === `/admin/orders/${bought[5]?.order.id}/show`);
  });

  test.each([
    ['Users', () => 'Akosua Ɔwusu', /^\/admin\/users\/\d+\/show$/],
    ['Vendors', () => 'Shop-', /^\/admin\/vendors\/\d+\/show$/],
    ['Revenue', () => 'No. ', /^\/admin\/payments\/\d+\/show$/],
  ])('%s leads to the records, also on a phone', async (card, name, path) => {
    const page = await office.asAdmin('/admin/dashboard', 360);
    const dialog = await opened(page, card);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: name() }).first().click();
    await page.waitForURL((url) => path.test(url.pathname));
  });
});

describe('what needs doing today', () => {
  const chore = (page: Page, label: string) =>
    page.getByRole('region', { name: 'What needs doing today' }).getByRole('link', { name: label });

  test('is counted and leads to the list of just that', async () => {
    await office.shop.people.registerVendor();
    await office.shop.people.newAgent();
    await buyers.step(bought[0]?.order.id ?? 0, 'accepted');
    const page = await office.asAdmin('/admin/dashboard');
    await chore(page, `Orders to accept ${ORDERS - 1}`).waitFor();
    await chore(page, 'Refunds that failed 0').waitFor();
    for (const [label, found] of [
      ['Orders to accept 5', bought[1]?.order.number ?? ''],
      ['Deliveries without an agent 1', bought[0]?.order.number ?? ''],
      ['Vendors to approve 1', 'Shop-'],
      ['Agents to approve 1', 'Kwesi'],
    ] as const) {
      await chore(page, label).click();
      await page.getByText(found).first().waitFor();
      await page.getByText(/[1-9]\d* found/).waitFor();
      await page.goBack();
    }
    await chore(page, `Products nearly gone 10 pieces or fewer ${ORDERS}`).click();
    await page.waitForURL(
      ({ pathname, search }) => pathname === '/admin/products' && search.includes('sort=stock&order=ASC'),
    );
  });

  test('a part that fails says so, and leaves the others', async () => {
    const page = await office.asAdmin('/admin/vendors');
    const again = await refuseCalls(page, 'GET', '**/api/deliveryAgents?*');
    await page.goto('/admin/dashboard');
    const list = page.getByRole('region', { name: 'What needs doing today' });
    await list.getByText('Can’t be counted just now.').waitFor({ timeout: 30_000 });
    await chore(page, 'Vendors to approve').waitFor();
    await page.getByRole('button', { name: /^Users/ }).waitFor();
    office.faults.length = 0;
    await again();
    await list.getByRole('button', { name: 'Try again: Agents to approve' }).click();
    await chore(page, 'Agents to approve').waitFor();
  });
});

test('the figures stand as four grey cards while they are read, and say when they can’t be', async () => {
  const page = await office.asAdmin('/admin/vendors');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/dashboard/stats', async (route) => {
    await held;
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await page.goto('/admin/dashboard');
  const skeletons = page.getByRole('group', { name: 'Loading' }).locator('.MuiSkeleton-root');
  await skeletons.first().waitFor();
  expect(await skeletons.count()).toBe(4);
  release();
  await page.getByText('The figures can’t be read just now.').waitFor();
  await page.getByRole('region', { name: 'Orders by Category' }).getByRole('application').waitFor();
  await page.unroute('**/api/admin/dashboard/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Users/ }).waitFor();
  office.faults.length = 0;
});

test('a figure that one service can’t tell is a dash, and the others stand', async () => {
  const page = await office.asAdmin('/admin/vendors');
  const body = JSON.stringify({ users: 3, vendors: 2, orders: 1, revenue: null });
  await page.route('**/api/admin/dashboard/stats', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Revenue – Can’t be read just now' }).waitFor();
  await page.getByRole('button', { name: 'Users 3' }).waitFor();
});

test.each([360, 1280])('dashboard and analytics can be used by everybody at %i px', async (widthPx) => {
  for (const path of ['/admin/dashboard', '/admin/settingspage']) {
    const page = await office.asAdmin(path, widthPx);
    await page.getByRole('region', { name: 'Orders by Category' }).getByRole('application').waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.close();
  }
});
