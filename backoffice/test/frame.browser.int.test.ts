import { jest } from '@jest/globals';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();

test.each(['/admin/dashboard', '/admin', '/vendor/dashboard', '/vendor/orders'])(
  'a visitor is sent from %s to the front page',
  async (path) => {
    const page = await office.visitor(path);
    await page.waitForURL((url) => url.pathname === '/');
  },
);

test('a vendor is led from the admins’ area home, with a sentence', async () => {
  const { email } = await office.shop.people.newVendor();
  const page = await office.open(email, '/admin/userspage');
  await page
    .getByRole('alert')
    .getByText('This part of the shop is for admins. We are taking you to your own.')
    .waitFor();
  await page.waitForURL((url) => url.pathname === '/vendor/dashboard');
});

test('an admin is led from the vendors’ area home, and a customer from the admins’', async () => {
  const admin = await office.asAdmin('/vendor/products');
  await admin.waitForURL((url) => url.pathname === '/admin/dashboard');
  const customer = await office.shop.people.newCustomer();
  const page = await office.open(customer.email, '/admin/orders');
  await page.waitForURL((url) => url.pathname === '/customer');
});

test('signing out ends the session for the server and for every tab, and leaves no token behind', async () => {
  const vendor = await office.shop.people.newVendor();
  const page = await office.open(vendor.email, '/vendor/orders');
  const other = await page.context().newPage();
  await other.goto('/vendor/products');
  await other.getByRole('menuitem', { name: 'Products' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('akwadaa.token'));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('akwadaa.token'))).toBeNull();
  const answer = await office.shop.knocks('GET', '/api/vendors/me', { token: token ?? '' });
  expect(answer.status).toBe(401);
  await page.goto('/vendor/orders', { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === '/');
});

test('an area whose programs do not arrive says so, and is loaded when asked again', async () => {
  const { email } = await office.shop.people.newVendor();
  const page = await office.open(email, '/admin');
  await page.route('**/assets/vendor-area*.js', (route) => route.abort(), { times: 1 });
  await page.waitForURL((url) => url.pathname === '/vendor/dashboard');
  await page.getByRole('alert').getByText('The back office could not be loaded.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('menuitem', { name: 'Products' }).waitFor();
});

test('a session that the server has ended leads out at the next call', async () => {
  const vendor = await office.shop.people.newVendor();
  const page = await office.open(vendor.email, '/vendor/profile');
  await page.getByRole('menuitem', { name: 'Orders' }).waitFor();
  await office.shop.knocks('POST', '/api/auth/logout', { token: await office.tokenOf(vendor.email), json: {} });
  // The page may ask by itself before it is pressed.
  await page
    .getByRole('menuitem', { name: 'Orders' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/');
});

test('an address without a screen says so and keeps the menu', async () => {
  const page = await office.asAdmin('/admin/no/such/screen');
  await page.getByRole('heading', { name: 'Page not found' }).first().waitFor();
  await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
});
