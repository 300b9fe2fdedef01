import { jest } from '@jest/globals';
import type { Profile } from '@shop/contracts/rest/auth';
import type { Vendor as Shop } from '@shop/contracts/rest/vendors';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { pictureFile } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
  await buyersOf(office).buy([{ of: vendor, price: 60, quantity: 2 }], 'Ɛfua Ɔfori-Mensah');
});

const own = async <Body>(path: string, token = vendor.token): Promise<Body> =>
  (await office.shop.knocks<Body>('GET', `/api${path}`, { token })).body;

test.each([1280, 360])(
  'the dashboard at %s px: what waits, how it goes, and the two things done most',
  async (widthPx) => {
    const page = await office.open(vendor.email, '/vendor/dashboard', widthPx);
    await page.getByRole('link', { name: 'List a garment' }).waitFor();
    await page.getByText('₵120.00').waitFor();
    await page
      .getByText(/Ɛfua Ɔfori-Mensah/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Orders to accept' }).first().click();
    await page.waitForURL((url) => url.pathname === '/vendor/orders');
  },
);

test('a vendor who is not active reads what to do next, and may prepare everything', async () => {
  const waiting = await office.shop.people.registerVendor();
  const page = await office.open(waiting.email, '/vendor/dashboard');
  await page
    .getByText(/not open yet/i)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.goto('/vendor/settings');
  await page.getByText('Your shop is not open yet: customers can’t see it.').waitFor();
  await page.goto('/vendor/products/create');
  await page.getByRole('button', { name: 'Create product' }).waitFor();
});

test('clients are the vendor’s own customers, with what they bought', async () => {
  const page = await office.open(vendor.email, '/vendor/clients');
  const row = page.getByRole('row', { name: /Ɛfua Ɔfori-Mensah/ });
  await row.getByRole('cell', { name: '120.00' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('ɛfua');
  await page.getByText('1 found').waitFor();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody');
  await page.getByText('No clients found.').waitFor();
  await expectAccessible(page);
  const other = await office.open((await office.shop.people.newVendor()).email, '/vendor/clients', 360);
  await other.getByText('No clients found.').waitFor();
});

test('analytics show months, products and states, in figures too', async () => {
  const page = await office.open(vendor.email, '/vendor/analytics');
  for (const title of ['Sales by month', 'Sales by product', 'Orders by status'])
    await page.getByRole('region', { name: title }).getByRole('table').waitFor();
  await page.getByRole('region', { name: 'Sales by product' }).getByRole('cell', { name: '₵120.00' }).waitFor();
  await expectAccessible(page);
});

test('the store’s settings are changed, with pictures that come and go', async () => {
  const page = await office.open(vendor.email, '/vendor/settings', 360);
  await page.getByRole('textbox', { name: /Shop name/i }).fill('Little Ŋmai');
  await page.getByRole('textbox', { name: /email/i }).fill('no address');
  await page.getByRole('button', { name: 'Save store settings' }).click();
  await page.getByText('Invalid email address').waitFor();
  await page.getByRole('textbox', { name: /email/i }).fill('shop@example.test');
  await page
    .getByLabel(/add (pictures|images)/i)
    .first()
    .setInputFiles(await pictureFile('front.png'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save store settings' }).click();
  await page.getByText('Store settings saved.').waitFor();
  const shop = await own<Shop>('/vendors/me');
  expect(shop).toMatchObject({ shopName: 'Little Ŋmai', shopEmail: 'shop@example.test', isActive: true });
  expect(shop.images).toHaveLength(1);
});

test('the profile: a name is saved, and a new password is asked for, ends the session, and signs in anew', async () => {
  const someone = await office.shop.people.newVendor();
  const page = await office.open(someone.email, '/vendor/profile');
  await page.getByRole('textbox', { name: 'Name' }).fill('N’Guessan');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile saved.').waitFor();
  expect((await own<Profile>('/users/me', someone.token)).name).toBe('N’Guessan');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('An0ther-one');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await decline(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await goAhead(page, 'Change and sign in again');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await office.shop.people.signIn(someone.email, 'An0ther-one')).toMatch(/^eyJ/);
  expect((await office.shop.knocks('GET', '/api/users/me', { token: someone.token })).status).toBe(401);
});
