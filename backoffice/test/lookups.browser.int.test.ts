import { jest } from '@jest/globals';
import type { Lookup } from '@shop/contracts/rest/lookups';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();

const all = async (kind: string) => (await office.shop.knocks<Lookup[]>('GET', `/api/${kind}`)).body;
const names = async (kind: string) => (await all(kind)).map(({ name }) => name);

test.each(['categories', 'colors', 'sizes', 'brands', 'materials', 'origins', 'tags'])(
  'the list of %s: a word is added by Enter, changed in the same input, and deleted once that was confirmed',
  async (kind) => {
    const page = await office.asAdmin(`/admin/${kind}`);
    await page.getByText(/^No .* found\.$/).waitFor();
    const input = page.getByRole('textbox', { name: 'Name' });
    await input.press('Enter');
    await input.fill('  ');
    await input.press('Enter');
    expect(await names(kind)).toEqual([]);
    await input.fill('Ɛfua Ŋmai');
    await input.press('Enter');
    const row = page.getByRole('row', { name: /Ɛfua Ŋmai/ });
    await row.getByRole('cell', { name: '1', exact: true }).waitFor();
    expect(await input.inputValue()).toBe('');

    await page.getByRole('button', { name: 'Edit Ɛfua Ŋmai' }).click();
    await input.fill('Better');
    await input.press('Enter');
    await page.getByText('Renamed to Better.').waitFor();
    expect(await names(kind)).toEqual(['Better']);

    const remove = page.getByRole('row', { name: /Better/ }).getByRole('button', { name: 'Delete' });
    await remove.click();
    await decline(page);
    await remove.click();
    await goAhead(page, 'Delete');
    await page.getByText(/^No .* found\.$/).waitFor();
    expect(await names(kind)).toEqual([]);
  },
);

test('a subcategory needs its parent category', async () => {
  const category = await office.shop.people.newLookup('categories', { name: 'Girls' });
  const page = await office.asAdmin('/admin/product/manage-subcategories');
  await page.getByRole('textbox', { name: 'Name' }).fill('Party dresses');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('dialog').getByText('Please select a parent category').waitFor();
  await goAhead(page, 'OK');
  await page.getByRole('combobox', { name: 'Parent category' }).click();
  await page.getByRole('option', { name: 'Girls' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('row', { name: /Party dresses Girls/ }).waitFor();
  expect(await all('subcategories')).toMatchObject([{ name: 'Party dresses', categoryId: category }]);
});

test('who deletes the word that is being changed is back at adding one', async () => {
  await office.shop.people.newLookup('materials', { name: 'Cotton' });
  const page = await office.asAdmin('/admin/materials');
  await page.getByRole('button', { name: 'Edit Cotton' }).click();
  await page.getByRole('region', { name: 'Edit Cotton' }).waitFor();
  await page
    .getByRole('row', { name: /Cotton/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await goAhead(page, 'Delete');
  await page.getByRole('region', { name: 'Add material' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
});

test('a category with products stays, and the screen says by how many it is used', async () => {
  const { people } = office.shop;
  const categoryId = await people.newLookup('categories', { name: 'Used' });
  const vendor = await people.newVendor();
  for (let product = 0; product < 3; product += 1) await people.addProduct(vendor, { categoryId });
  const page = await office.asAdmin('/admin/categories');
  await page.getByRole('row', { name: /Used/ }).getByRole('button', { name: 'Delete' }).click();
  await goAhead(page, 'Delete');
  await page.getByText(/used by 3 products/i).waitFor();
  expect(await names('categories')).toContain('Used');
});

test('a name that is taken is told', async () => {
  await office.shop.people.newLookup('brands', { name: 'Taken' });
  const page = await office.asAdmin('/admin/brands');
  await page.getByRole('textbox', { name: 'Name' }).fill('Taken');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText(/^The brand was not saved\. /).waitFor();
});

test('everybody can use the screens, on a phone too', async () => {
  await office.shop.people.newLookup('colors', { name: 'Gold', hex: '#f2b233' });
  for (const path of ['/admin/colors', '/admin/subcategories'])
    for (const widthPx of [360, 1280]) {
      const page = await office.asAdmin(path, widthPx);
      await page.getByRole('button', { name: 'Add' }).waitFor();
      await page.getByText(/\d found/).waitFor();
      await expectAccessible(page);
      await page.close();
    }
});
