import { jest } from '@jest/globals';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectAccessible } from './expect-accessible.ts';
import { pictureFile, productWithVariants } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const SCREENS = ['variants', 'images', 'videos'] as const;
const open = ({ id }: { id: number }, screen: (typeof SCREENS)[number], widthPx?: number) =>
  office.open(vendor.email, `/vendor/products/${id}/${screen}`, widthPx);
const someProduct = async () => (await productWithVariants(office, vendor)).product;

describe('what can’t be shown', () => {
  test('another vendor’s product is not found, nor is one that there is not', async () => {
    const other = await office.shop.people.newVendor();
    const { product } = await productWithVariants(office, other);
    const page = await office.open(vendor.email, `/vendor/products/${product.id}/variants`);
    for (const path of [`${product.id}/images`, `${product.id}/videos`, '999999/variants', 'abc/variants']) {
      await page.getByText('Product not found').waitFor();
      await page.goto(`/vendor/products/${path}`);
    }
    await page.getByText('Product not found').waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL((url) => url.pathname === '/vendor/products');
  });

  test('waits with Loading..., says why it failed, and tries again', async () => {
    const product = await someProduct();
    const page = await open(product, 'videos');
    await page.getByLabel('Name').waitFor();
    await page.route(`**/api/products/${product.id}`, (route) => route.abort());
    await page.getByRole('link', { name: 'Colours and sizes' }).click();
    await page.getByText('Loading...').waitFor();
    await page.getByText('Failed to load product data. No connection to the shop.').waitFor();
    await page.unroute(`**/api/products/${product.id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Name').waitFor();
    office.faults.splice(0);
  });
});

test('with nothing changed there is nothing to save', async () => {
  const product = await someProduct();
  for (const screen of SCREENS) {
    const page = await open(product, screen);
    await page.getByRole('button', { name: screen === 'videos' ? 'Update Record' : 'Save changes' }).click();
    await page.getByText('There is nothing to save.').waitFor();
  }
});

test.each([
  ['editproductandimage', 'variants'],
  ['editproductimage', 'images'],
  ['editproductvideo', 'videos'],
])('/admin/product/%s opens the screen of %s', async (known, screen) => {
  const product = await someProduct();
  const page = await office.asAdmin(`/admin/product/${known}/${product.id}`);
  await page.waitForURL((url) => url.pathname === `/admin/products/${product.id}/${screen}`);
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
});

describe('on a phone', () => {
  test('colours are lines that tell how they stand; one opens, and Save stays in reach', async () => {
    const { product, gold, blue, small } = await productWithVariants(office, vendor);
    const page = await open(product, 'variants', 360);
    await page.getByRole('button', { name: `${gold.name} 2 sizes · 10 in stock` }).waitFor();
    const line = page.getByRole('button', { name: `${blue.name} no sizes · 6 in stock` });
    expect(await line.getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: new RegExp(`^${gold.name}`) }).click();
    const stock = page.getByRole('group', { name: small.name }).getByLabel('Stock');
    await stock.fill('9');
    await page.getByRole('button', { name: `${gold.name} 2 sizes · 14 in stock` }).waitFor();
    const { y, height } = (await page.getByRole('button', { name: 'Save changes' }).boundingBox()) ?? {
      y: 0,
      height: 0,
    };
    expect(y + height).toBeLessThanOrEqual(740);
    expect(height).toBeGreaterThanOrEqual(44);
  });

  test('a closed colour with something wrong in it opens when the form is not taken', async () => {
    const { product, blue } = await productWithVariants(office, vendor);
    const page = await open(product, 'variants', 360);
    const line = page.getByRole('button', { name: new RegExp(`^${blue.name}`) });
    await line.click();
    await page.getByRole('group', { name: blue.name, exact: true }).getByLabel('Stock').fill('');
    await line.click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('How many are there?').waitFor();
    expect(await line.getAttribute('aria-expanded')).toBe('true');
  });
});

test.each([360, 1280])('everybody can use the screens, at %d px', async (widthPx) => {
  const { product, gold, blue } = await productWithVariants(office, vendor);
  const page = await open(product, 'variants', widthPx);
  const lines = [gold, blue].map(({ name }) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
  for (const line of lines) {
    await line.waitFor();
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  }
  await page.getByRole('button', { name: 'Add Variant' }).click();
  await page.getByLabel('Add pictures of New colour').setInputFiles([await pictureFile('new.png')]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Choose a colour.').waitFor();
  await expectAccessible(page);
  for (const screen of ['images', 'videos'] as const) {
    const other = await open(product, screen, widthPx);
    await other.getByRole('heading', { level: 2 }).first().waitFor();
    await expectAccessible(other);
  }
});
