import { jest } from '@jest/globals';
import { adminDocumentedPaths } from '../src/app/admin-documented-paths.ts';
import { picture } from '../../services/all-in-one/test/people.ts';
import { drawnClip } from '../../services/all-in-one/src/demo/clip/drawn-clip.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(240_000);

const CLIP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36" fill="#0b6b4f"/></svg>';

const office = withOffice();
/** A record for each first word of the addresses. */
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  const { people, knocks } = office.shop;
  const buyers = buyersOf(office);
  const vendor = await people.newVendor();
  const { order, customer, products } = await buyers.buy([{ of: vendor }]);
  const left = await people.newCustomer();
  await people.addToCart(left, products[0]?.id ?? 0);
  const token = await people.adminToken();
  const made = async (path: string, form: FormData) =>
    (await knocks<{ id: number }>('POST', `/api${path}`, { token, form })).body.id;
  const slider = (field: string, file: Blob, name: string) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ category: 'home', name: 'Seen', description: 's' }))
      form.append(key, value);
    form.append(field, file, name);
    return form;
  };
  const page = { slug: 'seen', title: 'Seen', description: 's', isVisible: true };
  const [carts] = [await buyers.read<{ id: number }[]>('/carts')];
  ids = {
    users: customer.id,
    public: (await knocks<{ id: number }>('POST', '/api/public-pages', { token, json: page })).body.id,
    product: products[0]?.id ?? 0,
    vendor: vendor.vendorId,
    carts: carts[0]?.id ?? 0,
    orders: order.id,
    payments: (await buyers.paymentOf(order)).id,
    image: await made('/imagesliders', slider('images', new Blob([new Uint8Array(await picture())]), 's.png')),
    video: await made('/videosliders', slider('videos', new Blob([new Uint8Array(await drawnClip([CLIP]))]), 's.webm')),
  };
});

const idOf = (path: string): number => {
  if (/image/i.test(path) && !path.startsWith('product')) return ids['image'] ?? 0;
  if (/video/i.test(path) && !path.startsWith('product')) return ids['video'] ?? 0;
  if (path.startsWith('vendor/vendorviewproduct')) return ids['product'] ?? 0;
  return ids[path.split('/')[0] ?? ''] ?? 0;
};

test('every documented address of an admin opens a screen, on a direct visit', async () => {
  const page = await office.asAdmin('/admin');
  await page.waitForURL((url) => url.pathname === '/admin/dashboard');
  const own = ['dashboard', 'Settingspage', 'settingspage', 'carts/new', 'deliveries/new', 'payments/new'];
  const bad: string[] = [];
  for (const path of [...own, ...Object.keys(adminDocumentedPaths)]) {
    await page.goto(`/admin/${path.replace(':id', String(idOf(path)))}`);
    const main = page.locator('#main-content');
    await main.getByText(/\w{3}/).first().waitFor();
    await page.waitForLoadState('networkidle');
    const text = await main.innerText();
    if (/page not found|not found\.|can’t be (shown|read)/i.test(text.replace(/No \w[\w ]* found\./g, '')))
      bad.push(path);
    for (const fault of office.faults.splice(0)) bad.push(`${path}: ${fault}`);
  }
  expect(bad).toEqual([]);
});

test('every entry of a vendor’s menu opens its screen, and no call that it makes is refused', async () => {
  const vendor = await office.shop.people.newVendor();
  await buyersOf(office).buy([{ of: vendor }]);
  const page = await office.open(vendor.email, '/vendor');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  const entries = page.getByRole('menu').getByRole('menuitem');
  await entries.first().waitFor();
  expect(await entries.allInnerTexts()).toEqual([
    ...['Dashboard', 'Products', 'Orders', 'Transactions', 'Earnings', 'Analytics', 'Messages', 'Clients'],
    ...['Store Settings', 'Profile'],
  ]);
  for (const name of await entries.allInnerTexts()) {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});
