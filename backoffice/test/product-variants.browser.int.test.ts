import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import {
  buyOne,
  newLookups,
  pictureFile,
  productWithVariants,
  readerOf,
  sizeOf,
  variantOf,
} from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

const read = (product: { id: number }) => readerOf(office, vendor)(product);
const editor = ({ id }: { id: number }, widthPx?: number) =>
  office.open(vendor.email, `/vendor/products/${id}/variants`, widthPx);
const block = (page: Page, { name }: { name: string }) => page.getByRole('group', { name, exact: true });
const row = (colour: Locator, { name }: { name: string }) => colour.getByRole('group', { name, exact: true });
const choose = async (page: Page, select: Locator, { name }: { name: string }) => {
  await select.click();
  await page.getByRole('option', { name, exact: true }).click();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
};
const saved = async (page: Page) => {
  await save(page);
  await page.getByText('Product updated', { exact: true }).waitFor();
};

test('a basic product becomes one with colours: pictures, sizes, and a sentence about its own stock', async () => {
  const { gold, small, large } = await newLookups(office);
  const product = await office.shop.people.addProduct(vendor, { stock: 10, price: 60 });
  const page = await editor(product);
  await page.getByText('This product has no colours').waitFor();
  await page.getByRole('button', { name: 'Add Variant' }).click();
  await page.getByText('The 10 pieces of the product itself no longer count').waitFor();

  const fresh = block(page, { name: 'New colour' });
  await choose(page, fresh.getByRole('combobox', { name: 'Colour' }), gold);
  const colour = block(page, gold);
  await colour
    .getByLabel(`Add pictures of ${gold.name}`)
    .setInputFiles([await pictureFile('front.png'), await pictureFile('Ɔkɔ "back" <b>&.png', '#B9432A')]);
  await choose(page, row(colour, { name: 'Size 1' }).getByRole('combobox', { name: 'Size' }), small);
  const price = row(colour, small).getByLabel('Price', { exact: true });
  expect(await price.inputValue()).toBe('60');
  await price.fill('75.5');
  await row(colour, small).getByLabel('Stock').fill('3');
  await colour.getByRole('button', { name: 'Add Size' }).click();
  await choose(page, row(colour, { name: 'Size 2' }).getByRole('combobox', { name: 'Size' }), large);
  // It costs what the one before does, until told otherwise.
  await row(colour, large).getByLabel('Discount price').fill('70');
  await row(colour, large).getByLabel('Stock').fill('4');
  await saved(page);

  const after = await read(product);
  expect(after).toMatchObject({
    stock: 7,
    variants: [{ colorId: gold.id, SKU: expect.stringMatching(/^P\d+-C\d+$/) }],
  });
  const ofGold = variantOf(after, gold);
  expect(ofGold.images).toHaveLength(2);
  expect(sizeOf(ofGold, small)).toMatchObject({ price: 75.5, discountPrice: null, stock: 3 });
  expect(sizeOf(ofGold, large)).toMatchObject({ price: 75.5, discountPrice: 70, stock: 4 });
  await row(colour, small).getByText(sizeOf(ofGold, small).SKU).waitFor();
  await page.getByRole('link', { name: 'Pictures' }).click();
  await page.waitForURL(`**/products/${product.id}/images`);
});

test('the stock of one size is changed while another is sold: what was sold stays sold', async () => {
  const { product, gold, small, large } = await productWithVariants(office, vendor);
  const page = await editor(product);
  const colour = block(page, gold);
  await row(colour, small).getByLabel('Stock').fill('12');
  await buyOne(office, product, variantOf(product, gold), large.id);
  await saved(page);
  const ofGold = variantOf(await read(product), gold);
  expect([sizeOf(ofGold, small).stock, sizeOf(ofGold, large).stock]).toEqual([12, 4]);
  // What the form shows from now on is the present figure.
  expect(await row(colour, large).getByLabel('Stock').inputValue()).toBe('4');
});

describe('a stock that was sold from meanwhile asks', () => {
  const meanwhile = async () => {
    const { product, gold, blue, small } = await productWithVariants(office, vendor);
    const page = await editor(product);
    await row(block(page, gold), small).getByLabel('Stock').fill('20');
    await block(page, blue).getByLabel('Stock').fill('30');
    await buyOne(office, product, variantOf(product, gold), small.id);
    await buyOne(office, product, variantOf(product, blue));
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'The stock has changed meanwhile' });
    await dialog.getByText(`${gold.name}, ${small.name}: you saw 5, it is 4 now.`).waitFor();
    await dialog.getByText(`${blue.name}: you saw 6, it is 5 now.`).waitFor();
    const stocks = async () => {
      const { variants } = await read(product);
      return variants.map(({ sizes, stock }) => sizes[0]?.stock ?? stock);
    };
    expect(await stocks()).toEqual([4, 5]);
    return { page, dialog, stocks, gold, blue, small };
  };

  test('which figure holds, for each: the present one is taken over, or one’s own is written knowingly', async () => {
    const { page, dialog, stocks, blue } = await meanwhile();
    await dialog
      .getByRole('radiogroup', { name: new RegExp(`^${blue.name}`) })
      .getByRole('radio', { name: 'Write 30 all the same' })
      .check();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Product updated', { exact: true }).waitFor();
    expect(await stocks()).toEqual([4, 30]);
  });

  test('and who goes back to the form keeps what was typed; nothing is written', async () => {
    const { page, dialog, stocks, gold, small } = await meanwhile();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    expect(await row(block(page, gold), small).getByLabel('Stock').inputValue()).toBe('20');
    expect(await stocks()).toEqual([4, 5]);
  });
});

test('a stock below what customers who are paying hold is refused in the shop’s words, and the hold is shown', async () => {
  const { product, blue } = await productWithVariants(office, vendor);
  const customer = await office.shop.people.newCustomer();
  await office.shop.people.addToCart(customer, product.id, 2, { variantId: variantOf(product, blue).id });
  await office.shop.people.startPaying(customer);
  const page = await editor(product);
  await block(page, blue).getByText('2 held by customers who are paying').waitFor();
  await block(page, blue).getByLabel('Stock').fill('1');
  await save(page);
  await page.getByText(/Failed to save product.*2 of .* are held by customers who are paying/).waitFor();
  expect(variantOf(await read(product), blue).stock).toBe(6);
});

test('a size, a picture and a colour are removed together, once the person has said so', async () => {
  const { product, gold, blue, small, large } = await productWithVariants(office, vendor);
  const page = await editor(product);
  const colour = block(page, gold);
  await colour
    .getByLabel(`Add pictures of ${gold.name}`)
    .setInputFiles([await pictureFile('a.png'), await pictureFile('b.png')]);
  await saved(page);
  const [first, second] = variantOf(await read(product), gold).images;

  await colour.getByRole('button', { name: 'Remove picture 1' }).click();
  await colour.getByRole('button', { name: `Remove ${small.name}` }).click();
  await block(page, blue).getByRole('button', { name: 'Remove Variant' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('1 colour, 1 size and 1 picture will be removed.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled!').waitFor();
  expect(variantOf(await read(product), gold).images.map(({ id }) => id)).toEqual([first?.id, second?.id]);

  await saved(page);
  const after = await read(product);
  expect(after.variants.map(({ colorId }) => colorId)).toEqual([gold.id]);
  expect(variantOf(after, gold)).toMatchObject({
    images: [{ id: second?.id }],
    sizes: [{ sizeId: large.id, price: 80 }],
  });
});

test('the fallback: a colour without sizes gets real ones, and gives them up again', async () => {
  const { product, blue, small } = await productWithVariants(office, vendor);
  const page = await editor(product);
  const colour = block(page, blue);
  await colour.getByText('Fallback: this colour has no sizes').waitFor();
  await colour.getByRole('button', { name: 'Add real size' }).click();
  await row(colour, { name: 'Size 1' }).waitFor();
  await colour.getByRole('button', { name: 'Use fallback' }).click();
  await colour.getByLabel('Price', { exact: true }).fill('95');
  await colour.getByLabel('Stock').fill('8');
  await saved(page);
  expect(variantOf(await read(product), blue)).toMatchObject({ price: 95, stock: 8, sizes: [] });

  await colour.getByRole('button', { name: 'Add real size' }).click();
  await choose(page, row(colour, { name: 'Size 1' }).getByRole('combobox', { name: 'Size' }), small);
  await row(colour, small).getByLabel('Stock').fill('2');
  await saved(page);
  expect(variantOf(await read(product), blue)).toMatchObject({ stock: 2, sizes: [{ sizeId: small.id, price: 95 }] });

  await colour.getByRole('button', { name: `Remove ${small.name}` }).click();
  await colour.getByText('All its sizes go when this is saved.').waitFor();
  await colour.getByLabel('Stock').fill('3');
  await saved(page);
  expect(variantOf(await read(product), blue)).toMatchObject({ price: 95, stock: 3, sizes: [] });
});

test('texts, a colour, a size and what is for sale are changed; the SKU follows', async () => {
  const { product, gold, blue, small, large } = await productWithVariants(office, vendor);
  const green = (await newLookups(office)).gold;
  const third = (await newLookups(office)).small;
  const page = await editor(product);
  await page.getByLabel('Name').fill('Ŋmai dress');
  await page.getByLabel('Short description').fill('');
  await page.getByLabel('Long description').fill('Soft.\nWashable.');
  const colour = block(page, gold);
  await choose(page, colour.getByRole('combobox', { name: 'Colour' }), green);
  const renamed = block(page, green);
  await renamed.getByText(`SKU ${variantOf(product, gold).SKU}. It gets a new one when this is saved.`).waitFor();
  await choose(page, row(renamed, small).getByRole('combobox', { name: 'Size' }), third);
  await row(renamed, third).getByLabel('Available').uncheck();
  await block(page, blue).getByLabel('Available').uncheck();
  await saved(page);
  const after = await read(product);
  expect(after).toMatchObject({ name: 'Ŋmai dress', description: null, longDescription: 'Soft.\nWashable.' });
  const ofGreen = variantOf(after, green);
  expect(ofGreen.id).toBe(variantOf(product, gold).id);
  expect(ofGreen.SKU).not.toBe(variantOf(product, gold).SKU);
  expect(sizeOf(ofGreen, third)).toMatchObject({ available: false, SKU: `${ofGreen.SKU}-S${third.id}` });
  expect(sizeOf(ofGreen, large)).toMatchObject({ available: true, stock: 5 });
  expect(variantOf(after, blue).available).toBe(false);
  await row(renamed, third).getByText(`SKU ${ofGreen.SKU}-S${third.id}`).waitFor();
});

test('what is wrong is told at its field, a colour or size that stands there twice as well, and nothing is sent', async () => {
  const { product, gold, blue, small, large } = await productWithVariants(office, vendor);
  const page = await editor(product);
  await page.getByLabel('Name').fill(' ');
  await choose(page, block(page, blue).getByRole('combobox', { name: 'Colour' }), gold);
  const colour = block(page, gold).first();
  await choose(page, row(colour, large).getByRole('combobox', { name: 'Size' }), small);
  await row(colour, small).first().getByLabel('Stock').fill('1.5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Name is required.').waitFor();
  await page.getByText('This colour stands here twice. Give it one block with all its sizes.').waitFor();
  await page.getByText('This size stands here twice.').waitFor();
  await page.getByText('Stock is a whole number.').waitFor();
  expect(await page.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true);
  // The complaint goes when the other of the two is changed.
  await choose(page, row(colour, small).first().getByRole('combobox', { name: 'Size' }), large);
  await page.getByText('This size stands here twice.').waitFor({ state: 'detached' });
  expect((await read(product)).name).toBe(product.name);
});
