import { jest } from '@jest/globals';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import type { Settings } from '@shop/contracts/rest/settings';
import { goAhead } from './answer-question.ts';
import { peopleInOffice, type PeopleInOffice } from './people-in-office.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

/** Another admin changes something while a form stands open. */
const meanwhile = async (path: string, change: { json: object } | { form: FormData }) => {
  const token = await office.shop.people.adminToken();
  expect(await office.shop.knocks('PUT', `/api/${path}`, { token, ...change })).toMatchObject({ status: 200 });
};

test('a role that was taken away meanwhile is not given back with a phone number', async () => {
  const user = await people.newUser('admin');
  const page = await office.asAdmin(`/admin/users/${user.id}`);
  await page.getByRole('checkbox', { name: 'admin' }).waitFor();
  await meanwhile(`users/${user.id}`, { json: { roleIds: [await people.roleId('customer')] } });
  await page.getByLabel('Phone').fill('024 111 2223');
  await page.getByRole('button', { name: 'Update user' }).click();
  await goAhead(page, 'Update');
  await page.getByText('User updated successfully!').waitFor();
  const { body } = await people.user(user.id);
  expect(body.phone).toBe('+233241112223');
  expect(body.roles.map(({ role }) => role.name)).toEqual(['customer']);
});

test('a shop that was closed meanwhile is not opened with a new address; what was cleared is cleared', async () => {
  const { vendorId } = await office.shop.people.newVendor();
  const before = new FormData();
  before.set('shopOwner', 'Esi');
  await meanwhile(`vendors/${vendorId}`, { form: before });
  const page = await office.asAdmin(`/admin/vendors/${vendorId}`);
  await page.getByLabel('Shop owner').fill('');
  await page.getByLabel('Shop address').fill('Stall 9');
  const closed = new FormData();
  closed.set('isActive', 'false');
  await meanwhile(`vendors/${vendorId}`, { form: closed });
  await page.getByRole('button', { name: 'Update vendor' }).click();
  await goAhead(page, 'Update');
  await page.getByText('Updated! Vendor has been updated successfully.').waitFor();
  const { body } = await people.vendor(vendorId);
  expect(body).toMatchObject({ isActive: false, shopAddress: 'Stall 9', shopOwner: null });
});

test('a page that was hidden meanwhile is not shown with a new title', async () => {
  const token = await office.shop.people.adminToken();
  const json = { slug: 'paying', title: 'Paying' };
  const { body: made } = await office.shop.knocks<PublicPage>('POST', '/api/public-pages', { token, json });
  const page = await office.asAdmin(`/admin/public-pages/${made.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('How to pay');
  await meanwhile(`public-pages/${made.id}`, { json: { isVisible: false } });
  await page.getByRole('button', { name: 'Update page' }).click();
  await page.getByText('Page updated successfully!').waitFor();
  const { body } = await office.shop.knocks<PublicPage[]>('GET', '/api/public-pages', { token });
  expect(body.find(({ id }) => id === made.id)).toMatchObject({ title: 'How to pay', isVisible: false });
});

test('a fee that was set meanwhile stays when the shop gets another address', async () => {
  const page = await office.asAdmin('/admin/settings');
  await page.getByRole('textbox', { name: 'Address' }).fill('Bolgatanga');
  await meanwhile('settings', { json: { shipping: { regions: { Northern: 15 } }, agentFee: 12 } });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').waitFor();
  expect((await office.shop.knocks<Settings>('GET', '/api/settings')).body).toMatchObject({
    address: 'Bolgatanga',
    agentFee: 12,
    shipping: { regions: { Northern: 15 } },
  });
});

test('who changes nothing is told that it is saved, as always', async () => {
  const user = await people.newUser('customer');
  const page = await office.asAdmin(`/admin/users/${user.id}`);
  await page.getByRole('checkbox', { name: 'customer' }).waitFor();
  // The second click of who is used to double clicks neither answers the question nor declines it.
  await page.getByRole('button', { name: 'Update user' }).dblclick();
  await goAhead(page, 'Update');
  await page.getByText('User updated successfully!').waitFor();
  expect((await people.user(user.id)).body).toEqual(user);
});
