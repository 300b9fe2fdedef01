import { jest } from '@jest/globals';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import type { Settings } from '@shop/contracts/rest/settings';
import type { Page } from 'playwright-core';
import { decline, goAhead } from './answer-question.ts';
import { peopleInOffice, type PeopleInOffice } from './people-in-office.ts';
import { refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

const someShop = async () => (await people.vendor((await office.shop.people.newVendor()).vendorId)).body;
const asked = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const leave = (page: Page) => page.getByRole('menuitem', { name: 'Orders' }).click();
const stay = async (page: Page) => {
  await asked(page).getByRole('button', { name: 'Cancel' }).click();
  await asked(page).waitFor({ state: 'detached' });
};
const changedShop = async () => {
  const { id } = await someShop();
  const page = await office.asAdmin(`/admin/vendors/${id}`);
  await page.getByLabel('Shop address').fill('Stall 9');
  return { id, page };
};
const save = (page: Page) => page.getByRole('button', { name: 'Update vendor' }).click();
const SAVED = 'Updated! Vendor has been updated successfully.';

test('who has declined to save still has unsaved changes; who has saved goes on unasked', async () => {
  const { id, page } = await changedShop();
  await save(page);
  await decline(page);
  await leave(page);
  await stay(page);
  expect(await page.getByLabel('Shop address').inputValue()).toBe('Stall 9');
  expect(new URL(page.url()).pathname).toBe(`/admin/vendors/${id}`);

  await save(page);
  await goAhead(page, 'Update');
  await page.getByText(SAVED).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/vendors');
  expect((await people.vendor(id)).body.shopAddress).toBe('Stall 9');
  expect(await asked(page).count()).toBe(0);
});

test('a declined save is warned of when the tab is closed, too', async () => {
  const { page } = await changedShop();
  await save(page);
  await decline(page);
  const held = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await held;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('a save that has failed has saved nothing either', async () => {
  const { id, page } = await changedShop();
  await refuseCalls(page, 'PUT', '**/api/vendors/*');
  await save(page);
  await goAhead(page, 'Update');
  await page.getByRole('dialog', { name: 'Error' }).waitFor();
  await goAhead(page, 'OK');
  await leave(page);
  await asked(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/orders');
  expect((await people.vendor(id)).body.shopAddress).not.toBe('Stall 9');
  office.faults.splice(0);
});

test('who goes back while the save is still asked about is asked about leaving, and can save after that', async () => {
  const { id } = await someShop();
  const page = await office.asAdmin(`/admin/vendors/${id}/show`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Shop address').fill('Stall 9');
  await save(page);
  await page.getByRole('dialog', { name: 'Update vendor' }).waitFor();
  await page.goBack();
  await stay(page);
  await save(page);
  await goAhead(page, 'Update');
  await page.getByText(SAVED).waitFor();
  expect((await people.vendor(id)).body.shopAddress).toBe('Stall 9');
});

test('a form that stays open after it was saved holds nobody back, until it is changed again', async () => {
  const page = await office.asAdmin('/admin/settings');
  const name = page.getByRole('textbox', { name: 'Shop name' });
  await name.fill('Akwadaa Tamale');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').waitFor();
  await leave(page);
  await page.waitForURL((url) => url.pathname === '/admin/orders');
  await page.goBack();
  await name.fill('Another name');
  await leave(page);
  await asked(page).waitFor();
  expect((await office.shop.knocks<Settings>('GET', '/api/settings')).body.shopName).toBe('Akwadaa Tamale');
});

test.each([
  ['/admin/roles', 'Description'],
  ['/admin/tags', 'Name'],
])('what was typed at %s is not left without a question', async (path, field) => {
  const page = await office.asAdmin(path);
  const input = page.getByRole('textbox', { name: field });
  await input.fill('Half typed');
  await leave(page);
  await stay(page);
  expect(await input.inputValue()).toBe('Half typed');
  await input.fill('');
  await leave(page);
  await page.waitForURL((url) => url.pathname === '/admin/orders');
});

test('a word that was added leaves nothing unsaved behind', async () => {
  const page = await office.asAdmin('/admin/tags');
  await page.getByRole('textbox', { name: 'Name' }).fill('Festive');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('Festive is added.').waitFor();
  await leave(page);
  await page.waitForURL((url) => url.pathname === '/admin/orders');
});

test('each form of a page’s sections holds back, also beside others that are unchanged', async () => {
  const token = await office.shop.people.adminToken();
  const json = { slug: 'about', title: 'About' };
  const { body } = await office.shop.knocks<PublicPage>('POST', '/api/public-pages', { token, json });
  for (const title of ['Makers', 'Markets'])
    await office.shop.knocks('POST', `/api/public-pages/${body.id}/origins`, { token, json: { title } });
  const page = await office.asAdmin(`/admin/public-pages/${body.id}/origins`);
  const added = page.getByRole('region', { name: 'Add section' }).getByRole('textbox', { name: 'Title' });
  await added.fill('Half typed');
  for (const name of ['Edit Makers', 'Edit Markets']) await page.getByRole('button', { name }).click();
  await leave(page);
  await stay(page);
  await added.fill('');
  const makers = page.getByRole('region', { name: 'Makers' });
  await makers.getByRole('textbox', { name: 'Title' }).fill('Our makers');
  await leave(page);
  await stay(page);
  await makers.getByRole('button', { name: 'Update section' }).click();
  await page.getByText('Section updated successfully!').waitFor();
  await leave(page);
  await page.waitForURL((url) => url.pathname === '/admin/orders');
});
