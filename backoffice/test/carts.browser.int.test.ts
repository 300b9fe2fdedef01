import { jest } from '@jest/globals';
import type { CartRecordJson } from '@shop/contracts/rest/carts';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectScreensAccessible } from './expect-screens-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
});

const carts = () => buyers.read<CartRecordJson[]>('/carts');
const filledCart = async (name = 'Akosua Ɔwusu') => {
  const customer = await office.shop.people.newCustomer({ name });
  const wanted = [
    { of: vendor, price: 60, quantity: 2 },
    { of: vendor, price: 1500, quantity: 1 },
  ];
  const products = await buyers.fillCart(customer, wanted);
  const cart = (await carts()).find(({ user }) => user.id === customer.id);
  if (!cart) throw new Error('the cart is not listed');
  return { customer, products, cart };
};
const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
};

test('the list of carts shows whose they are and what lies in them, and finds them by the user’s name', async () => {
  const { cart, customer, products } = await filledCart('Naa Dromo');
  await filledCart();
  const page = await office.asAdmin('/admin/cartspage');
  await page.getByRole('searchbox', { name: 'Search by user name' }).fill('dromo');
  await page.getByText('1 found').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['ID', 'User ID', 'User name', 'Products', 'Total amount', 'Created date', 'Actions'],
  ]);
  const row = page.getByRole('row', { name: /Naa Dromo/ });
  await row
    .getByRole('cell', { name: String(customer.id), exact: true })
    .first()
    .waitFor();
  await row.getByText(`${products[0]?.name} (2 × GHS 60.00)`).waitFor();
  await row.getByText(`${products[1]?.name} (1 × GHS 1,500.00)`).waitFor();
  await row.getByText('GHS 1,620.00').waitFor();
  await row.getByRole('link', { name: `View cart ${cart.id}` }).click();
  await page.waitForURL((url) => url.pathname === `/admin/carts/${cart.id}/show`);
  const user = page.getByRole('region', { name: 'User' });
  for (const text of ['Naa Dromo', customer.email, '12 Dagomba Road']) await user.getByText(text).waitFor();

  await page.goto('/admin/carts');
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.getByText('No carts found.').waitFor();
});

test('the address of a new cart says that customers alone make them', async () => {
  const { cart } = await filledCart();
  const page = await office.asAdmin('/admin/carts/new');
  await page.getByText('Carts are made by customers only').waitFor();
  await page.getByRole('link', { name: `View cart ${cart.id}` }).waitFor();
});

test('a cart is deleted after its lines were shown and a question was answered', async () => {
  const { cart, customer, products } = await filledCart();
  const page = await office.asAdmin(`/admin/carts/deletecart/${cart.id}`);
  await page.waitForURL((url) => url.pathname === `/admin/carts/${cart.id}/delete`);
  await page.getByRole('row', { name: new RegExp(products[0]?.name ?? '') }).waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Product', 'Color', 'Size', 'SKU', 'Price', 'Quantity', 'Total'],
  ]);
  const [item] = cart.items;
  const line = page.getByRole('row', { name: new RegExp(products[0]?.name ?? '') });
  for (const text of [item?.SKU ?? '', 'GHS 60.00', '2', 'GHS 120.00'])
    await line.getByText(text, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled!').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await carts()).map(({ id }) => id)).toContain(cart.id);

  await askToDelete(page);
  await page.getByText('Cart deleted successfully!').waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/carts');
  expect((await carts()).map(({ id }) => id)).not.toContain(cart.id);
  expect((await office.shop.people.cartOf(customer)).cart.items).toEqual([]);
});

test('a cart that could not be deleted stays, and the next try deletes it', async () => {
  const { cart } = await filledCart();
  const page = await office.asAdmin(`/admin/carts/${cart.id}/delete`);
  await page.getByRole('button', { name: 'Delete' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.route(`**/api/carts/${cart.id}`, (route) => route.abort(), { times: 1 });
  await askToDelete(page);
  await page.getByText('Failed to delete cart. Please try again.').waitFor();
  expect((await carts()).map(({ id }) => id)).toContain(cart.id);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await askToDelete(page);
  await page.getByText('Cart deleted successfully!').waitFor();
});

test('who turns out to be no admin is told so, and not offered it again', async () => {
  const { cart } = await filledCart();
  const page = await office.asAdmin(`/admin/carts/${cart.id}/delete`);
  const sentence = 'Only admins can delete carts.';
  await page.getByRole('button', { name: 'Delete' }).waitFor();
  await page.route(`**/api/carts/${cart.id}`, (route) =>
    route.fulfill({ status: 403, json: { message: sentence, error: sentence, code: 'forbidden' } }),
  );
  await askToDelete(page);
  await page.getByText(sentence, { exact: true }).waitFor();
  await page.getByText('Only admins can delete this cart', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
});

test('a cart that can’t be read says so, and is read when asked again', async () => {
  const { cart } = await filledCart();
  const page = await office.asAdmin('/admin/carts');
  await page.getByRole('link', { name: `View cart ${cart.id}` }).waitFor();
  await page.route(`**/api/carts/${cart.id}`, (route) => route.abort(), { times: 1 });
  await page.goto(`/admin/carts/viewcart/${cart.id}`);
  await page.getByText('Failed to fetch cart details.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(cart.items[0]?.product.name ?? '').waitFor();
});

test.each([360, 1280])('the screens of carts can be used by everybody at %s px', async (widthPx) => {
  const { cart } = await filledCart();
  const paths = ['/admin/carts', '/admin/carts/new', `/admin/carts/${cart.id}/show`, `/admin/carts/${cart.id}/delete`];
  const name = cart.items[0]?.product.name ?? '';
  await expectScreensAccessible(
    (path) => office.asAdmin(path, widthPx),
    paths.map((path) => [path, name] as const),
  );
});
