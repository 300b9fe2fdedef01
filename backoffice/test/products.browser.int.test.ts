import { jest } from '@jest/globals';
import type { Product } from '@shop/contracts/rest/products';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newLookups, pictureFile, productWithVariants, readerOf } from './product-with-variants.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const read = (product: { id: number }) => readerOf(office, vendor)(product);
const ofVendor = async (filter: object): Promise<Product[]> => {
  const query = { filter: { manage: true, ...filter } };
  return (await office.shop.knocks<Product[]>('GET', '/api/products', { token: vendor.token, query })).body;
};
const category = async () => {
  const name = `Category ${Math.random()}`;
  return { name, id: await office.shop.people.newLookup('categories', { name }) };
};
const pick = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};

describe('the list', () => {
  test('has a row for each colour, five products a page, and starts again at page 1 when it is searched', async () => {
    const { gold, blue, product } = await productWithVariants(office, vendor);
    for (let more = 0; more < 5; more += 1) await office.shop.people.addProduct(vendor, {});
    const page = await office.asAdmin('/admin/productspage');
    await page.getByText('Page 1 of 2').waitFor();
    expect(await page.getByLabel('Rows per page').inputValue()).toBe('5');
    await page.getByText('5 products, 5 rows').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByText('1 product, 2 rows').waitFor();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(product.name);
    await page.getByText('Page 1 of 1').waitFor();
    for (const head of ['Image', 'Name', 'Price', 'Stock', 'Vendor', 'Vendor Contact', 'Actions'])
      await page.getByRole('columnheader', { name: head }).first().waitFor();
    const golden = page.getByRole('row', { name: new RegExp(gold.name) });
    await golden.getByText('GHS 70.00').waitFor();
    await golden.getByRole('cell', { name: '5', exact: true }).waitFor();
    await page
      .getByRole('row', { name: new RegExp(blue.name) })
      .getByText('GHS 90.00')
      .waitFor();
    await expectAccessible(page);
    await golden.click();
    await page.waitForURL((url) => url.pathname === `/admin/products/${product.id}/show`);
  });

  test.each([1280, 360])(
    'has a line between products, and none between the colours of one, at %i px',
    async (widthPx) => {
      const { product } = await productWithVariants(office, vendor);
      const page = await office.open(vendor.email, '/vendor/products', widthPx);
      await page.getByRole('searchbox', { name: 'Search by name' }).fill(product.name);
      await page.getByText('1 found').waitFor();
      const rows = page.getByRole(widthPx > 1000 ? 'row' : 'listitem').filter({ hasText: product.name });
      await rows.nth(1).waitFor();
      const lines = await rows.evaluateAll((all) =>
        all.map((row) => getComputedStyle(row.querySelector('td') ?? row).borderBottomWidth),
      );
      expect(lines).toEqual(['0px', '1px']);
    },
  );

  test('tells an admin whose vendor is not active, and nobody of one who is', async () => {
    const { people } = office.shop;
    const waiting = await people.registerVendor();
    const shop = await office.shop.knocks<{ id: number }>('GET', '/api/vendors/me', { token: waiting.token });
    const draft = await people.addProduct({ ...waiting, vendorId: shop.body.id }, {});
    const sold = await people.addProduct(vendor, {});
    const page = await office.asAdmin('/admin/products');
    await page
      .getByRole('row', { name: new RegExp(draft.name) })
      .getByText('Vendor inactive')
      .waitFor();
    await page.getByRole('row', { name: new RegExp(sold.name) }).waitFor();
    expect(await page.getByText('Vendor inactive').count()).toBe(1);
    const phone = await office.asAdmin('/admin/products', 360);
    await phone.getByRole('listitem').filter({ hasText: draft.name }).getByText('Vendor inactive').waitFor();
  });

  test('finds a name literally, takes blanks for nothing, and says where it finds nothing', async () => {
    const odd = await office.shop.people.addProduct(vendor, { name: '100 % cotton_romper \\' });
    const page = await office.open(vendor.email, '/vendor/products');
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    for (const text of ['0 % c', 'n_r', '\\']) {
      await search.fill(text);
      await page.getByText('1 found').waitFor();
      await page.getByRole('row', { name: /100 % cotton_romper/ }).waitFor();
    }
    await search.fill('   ');
    await page.getByText(/^(?!1 )\d+ found$/).waitFor();
    await search.fill('no such thing'.repeat(70));
    await page.getByText('No products found.').waitFor();
    expect((await read(odd)).name).toBe('100 % cotton_romper \\');
  });

  test('counts what can’t be a number of rows as 1', async () => {
    const page = await office.asAdmin('/admin/products');
    const found = /^(\d+) found$/.exec(await page.getByText(/^\d+ found$/).innerText())?.[1];
    await page.getByLabel('Rows per page').fill('0');
    await page.getByText(`Page 1 of ${found}`).waitFor();
  });

  test('is exported whole, one line for everything that is sold, with formulas made harmless', async () => {
    const { product } = await productWithVariants(office, vendor);
    const plain = await office.shop.people.addProduct(vendor, { name: '=1+1' });
    const page = await office.open(vendor.email, '/vendor/products');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const text = await readFile(await (await waiting).path(), 'utf8');
    expect(text.startsWith('\uFEFFProduct,SKU,')).toBe(true);
    expect(text).toContain("'=1+1");
    expect(text.split(product.name).length - 1).toBe(3);
    expect((await read(plain)).name).toBe('=1+1');
  });
});

describe('a product', () => {
  test('is shown with colours, sizes, prices and its trail; carts are customers’ to fill', async () => {
    const { gold, small, large, product } = await productWithVariants(office, vendor);
    const page = await office.asAdmin(`/admin/product/viewproduct/${product.id}`);
    await page.getByRole('button', { name: gold.name }).waitFor();
    await page.getByText('GHS 70.00').waitFor();
    await page.getByRole('button', { name: small.name }).waitFor();
    await page.getByRole('button', { name: large.name }).click();
    await page.getByText('GHS 80.00').waitFor();
    await page
      .getByRole('region', { name: 'Audit trail' })
      .getByText(/created by/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('dialog').getByText('Carts are made by customers, in the shop.').waitFor();
    await goAhead(page, 'OK');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/products');
  });

  test('of another vendor is shown as customers see it, with whose it is and nothing to change', async () => {
    const other = await office.shop.people.newVendor();
    const { shopName } = (
      await office.shop.knocks<{ shopName: string }>('GET', '/api/vendors/me', { token: other.token })
    ).body;
    const { product, gold, large } = await productWithVariants(office, other);
    for (const widthPx of [1280, 360]) {
      const page = await office.open(vendor.email, `/vendor/VendorViewProduct/${product.id}`, widthPx);
      await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
      await page.getByText(`This product is ${shopName}’s. You see what customers see, and can’t change it.`).waitFor();
      await page.getByRole('region', { name: 'Details' }).getByText(shopName, { exact: true }).waitFor();
      await page.getByRole('button', { name: gold.name }).click();
      await page.getByRole('button', { name: large.name }).click();
      await page.getByText('GHS 80.00').waitFor();
      expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([]);
      expect(await page.getByRole('button', { name: /edit|delete|save|add pictures/i }).count()).toBe(0);
      await expectAccessible(page);
      await page.close();
    }
  });

  test('of another vendor who is not active is not found', async () => {
    const { people, knocks } = office.shop;
    const waiting = await people.registerVendor();
    const { id: vendorId } = (await knocks<{ id: number }>('GET', '/api/vendors/me', { token: waiting.token })).body;
    const product = await people.addProduct({ ...waiting, vendorId }, {});
    const page = await office.open(vendor.email, `/vendor/VendorViewProduct/${product.id}`);
    await page.getByText(/Product not found/).waitFor();
    expect(await page.getByText(product.name).count()).toBe(0);
  });

  test('of another vendor is not found at any screen that changes it', async () => {
    const product = await office.shop.people.addProduct(await office.shop.people.newVendor(), {});
    for (const screen of ['', '/variants', '/images', '/videos', '/delete']) {
      const page = await office.open(vendor.email, `/vendor/products/${product.id}${screen}`);
      await page.getByText(/Product not found/).waitFor();
      expect(await page.getByText(product.name).count()).toBe(0);
      await page.close();
    }
  });
});

describe('listing a garment', () => {
  test('from a phone: photo, colour, sizes, one price, how many', async () => {
    const { gold, small, large } = await newLookups(office);
    const kind = await category();
    const page = await office.open(vendor.email, '/vendor/products/create', 360);
    await page.getByLabel('Add pictures of Colour 1').setInputFiles([await pictureFile('Ɔkɔ dress (1).png')]);
    await page.getByRole('combobox', { name: 'Colour' }).click();
    await page.getByRole('option', { name: gold.name, exact: true }).click();
    for (const { name } of [small, large]) await page.getByRole('button', { name, exact: true }).click();
    await page.getByLabel('Pieces of each').fill('4');
    await page.getByRole('button', { name: 'Set all' }).click();
    await page
      .getByRole('group', { name: large.name, exact: true })
      .getByRole('spinbutton', { name: 'Other price' })
      .fill('75.50');
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('60');
    await page.getByLabel('Name').fill('Kente romper');
    await pick(page, 'Category', kind.name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByText('Product created successfully!').waitFor();
    await page.waitForURL((url) => /\/vendor\/products\/\d+\/show$/.test(url.pathname));

    const [made] = await ofVendor({ q: 'Kente romper' });
    expect(made).toMatchObject({ name: 'Kente romper', categoryId: kind.id, stockStatus: 'IN_STOCK', stock: 8 });
    const [variant] = made?.variants ?? [];
    expect(variant?.images).toHaveLength(1);
    expect(variant?.sizes.map(({ sizeId, price, stock }) => [sizeId, price, stock])).toEqual([
      [small.id, 60, 4],
      [large.id, 75.5, 4],
    ]);
  });

  test('by an admin: basic, for the vendor that is chosen; what is missing is named and nothing is sent', async () => {
    const kind = await category();
    const { shopName } = (
      await office.shop.knocks<{ shopName: string }>('GET', '/api/vendors/me', { token: vendor.token })
    ).body;
    const page = await office.asAdmin('/admin/product/createproduct');
    await page.getByRole('button', { name: 'Create product' }).click();
    for (const sentence of ['Name is required.', 'Please choose a vendor.']) await page.getByText(sentence).waitFor();
    await page.getByRole('button', { name: '+ Add ProductVariant' }).click();
    await page.getByRole('button', { name: 'Remove Colour 1' }).click();
    await page.getByLabel('Add pictures of the product').setInputFiles([await pictureFile('a b#c?.png')]);
    await page.getByLabel('Name').fill('Linen cap');
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('20');
    await page.getByRole('spinbutton', { name: 'Stock', exact: true }).fill('3');
    await pick(page, 'Vendor', shopName);
    await pick(page, 'Category', kind.name);
    const allow = await refuseCalls(page, 'POST', '**/api/products/with-image');
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByText(`Failed to create product. Check console. ${REASON}`).waitFor();
    expect(office.faults.splice(0).length).toBeGreaterThan(0);
    await allow();
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByText('Product created successfully!').waitFor();
    const [made] = await ofVendor({ q: 'Linen cap' });
    expect(made).toMatchObject({ vendorId: vendor.vendorId, price: 20, stock: 3, variants: [] });
    expect(made?.images).toHaveLength(1);
  });

  test('what was typed is not lost by a wrong step', async () => {
    const page = await office.open(vendor.email, '/vendor/products/create');
    await page.getByLabel('Name').fill('Half done');
    await page.getByRole('menuitem', { name: 'Orders' }).click();
    await page.getByRole('dialog').getByText('Some of your changes are not saved.').waitFor();
    await goAhead(page, 'Cancel');
    expect(await page.getByLabel('Name').inputValue()).toBe('Half done');
  });
});

describe('the basic edit', () => {
  const edit = async (id: number) => office.asAdmin(`/admin/product/editproduct/${id}`);
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await goAhead(page, 'Update');
  };

  test('asks first, writes what was changed, and leaves the stock that was sold meanwhile alone', async () => {
    const product = await office.shop.people.addProduct(vendor, { stock: 10, price: 60 });
    const page = await edit(product.id);
    await page.getByLabel('Short description').fill('Softer cotton');
    const customer = await office.shop.people.newCustomer();
    await office.shop.people.addToCart(customer, product.id, 3);
    const started = await office.shop.people.startPaying(customer);
    await office.shop.people.atProvider(started);
    await office.shop.people.placeOrder(customer, started.reference);

    await page.getByRole('button', { name: 'Save changes' }).click();
    await decline(page);
    expect((await read(product)).description).toBe(product.description);
    await save(page);
    await page.getByText('Product updated successfully!').waitFor();
    expect(await read(product)).toMatchObject({ description: 'Softer cotton', stock: 7, price: 60 });
    await expectAccessible(page);
  });

  test('asks where the stock became another meanwhile, and writes what was decided', async () => {
    const product = await office.shop.people.addProduct(vendor, { stock: 10 });
    const page = await edit(product.id);
    await page.getByRole('spinbutton', { name: 'Stock', exact: true }).fill('12');
    const form = new FormData();
    form.append('stock', '6');
    await office.shop.knocks('PUT', `/api/products/${product.id}`, { token: vendor.token, form });
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('you saw 10, it is 6 now').waitFor();
    await dialog.getByLabel('Write 12 all the same').check();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Product updated successfully!').waitFor();
    expect((await read(product)).stock).toBe(12);
  });

  test('refuses a price of 0 at its field, and tells a failure in the documented words', async () => {
    const product = await office.shop.people.addProduct(vendor, {});
    const page = await edit(product.id);
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('0');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('A price is more than 0 and at most 1,000,000 cedis.').waitFor();
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('61.50');
    await refuseCalls(page, 'PUT', '**/api/products/*');
    await save(page);
    await page.getByText(`Error updating product! ${REASON}`).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Price', exact: true }).inputValue()).toBe('61.5');
    office.faults.splice(0);
  });

  test('of a product that is not there says so', async () => {
    const page = await edit(999_999);
    await page.getByText('Product not found').waitFor();
  });
});

describe('the delete screen', () => {
  test('takes a size, a colour and the whole product, each once it was confirmed', async () => {
    const { gold, blue, small, large, product } = await productWithVariants(office, vendor);
    const page = await office.asAdmin(`/admin/product/deleteproduct/${product.id}`);
    const golden = page.getByRole('region', { name: gold.name });
    await golden.getByText('GHS 70.00').waitFor();
    await expectAccessible(page);
    const smallRow = golden.getByRole('listitem').filter({ hasText: small.name });
    await smallRow.getByRole('button', { name: 'Delete' }).click();
    await decline(page);
    await smallRow.getByRole('button', { name: 'Delete' }).click();
    await goAhead(page, 'Delete');
    await page.getByText('Size deleted successfully!').waitFor();
    expect((await read(product)).variants.flatMap(({ sizes }) => sizes.map(({ sizeId }) => sizeId))).toEqual([
      large.id,
    ]);
    await page.getByRole('region', { name: blue.name }).getByRole('button', { name: 'Delete Variant' }).click();
    await goAhead(page, 'Delete');
    await page.getByText('Variant deleted successfully!').waitFor();
    expect((await read(product)).variants).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete Entire Product' }).click();
    await goAhead(page, 'Delete');
    await page.getByText('Product deleted successfully!').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin/products');
    expect(await ofVendor({ id: [product.id] })).toEqual([]);
  });

  test.each([
    ['product', 'Delete Entire Product', 'Error deleting product!'],
    ['variant', 'Delete Variant', 'Error deleting variant!'],
    ['variant-size', 'Delete', 'Error deleting size!'],
  ])('tells that a %s could not be deleted', async (call, button, sentence) => {
    const { product } = await productWithVariants(office, vendor);
    const page = await office.asAdmin(`/admin/products/${product.id}/delete`);
    await refuseCalls(page, 'DELETE', `**/api/products/${call}/*`);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await goAhead(page, 'Delete');
    await page.getByText(`${sentence} ${REASON}`).waitFor();
    office.faults.splice(0);
  });
});
