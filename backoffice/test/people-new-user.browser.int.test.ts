import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goAhead } from './answer-question.ts';
import { peopleInOffice, type PeopleInOffice, unique } from './people-in-office.ts';

import { pictureFile } from './product-with-variants.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

const chooseRole = async (page: Page, role: string) => {
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
};
/** The form with everything that every user needs but the role. */
async function openForm(name: string): Promise<Page> {
  const page = await office.asAdmin('/admin/users/createuser');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill(`${name.replace(/\W/g, '-').toLowerCase()}@test.example`);
  await page.getByLabel(/^Password/).fill('Passw0rd!');
  return page;
}
const madeAs = async (name: string) => {
  const users = await people.usersCalled(name);
  expect(users).toHaveLength(1);
  return users[0] ?? { id: 0, roles: [] };
};

test('a user is made with a role and a picture, and signs in', async () => {
  const name = unique('Adjoa');
  const page = await openForm(name);
  await page.getByLabel('Phone').fill('020 123 4567');
  await chooseRole(page, 'customer');
  await page.getByLabel('Choose picture').setInputFiles(await pictureFile('face.png'));
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('User created successfully!').waitFor();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const user = await madeAs(name);
  expect(user).toMatchObject({ phone: '+233201234567', imageUrl: expect.stringMatching(/^\/media\//) as string });
  expect(user.roles.map(({ role }) => role.name)).toEqual(['customer']);
  expect(await people.canSignIn((await people.user(user.id)).body.email)).toBe(true);
});

test('what is missing is named at its field, the role in its own words, and nothing is sent', async () => {
  const page = await office.asAdmin('/admin/users/create');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('dialog', { name: 'Which role?' }).getByText('Please select a role').waitFor();
  await goAhead(page, 'OK');
  for (const sentence of ['Name is required.', 'E-mail is required.', 'Password is required.', 'Please select a role'])
    await page.getByText(sentence).waitFor();
  await page.getByLabel(/^Email/).fill('nobody');
  await page.getByText('Invalid email address').waitFor();
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('“a.txt” is not a JPEG, PNG, WebP, GIF or AVIF picture.').waitFor();
});

test('with the role vendor the shop is made along, inactive', async () => {
  const name = unique('Yaa');
  const page = await openForm(name);
  await chooseRole(page, 'vendor');
  await page.getByLabel('Shop name').fill(`Shop of ${name}`);
  await page.getByLabel('Shop website').fill('yaa.example');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('Invalid URL').waitFor();
  expect(await people.usersCalled(name)).toEqual([]);
  await page.getByLabel('Shop website').fill('https://yaa.example');
  await page.getByLabel('Shop phone').fill('0372022410');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('User created successfully!').waitFor();
  const user = await madeAs(name);
  expect(await people.vendorOf(user.id)).toMatchObject({
    ...{ shopName: `Shop of ${name}`, shopPhone: '+233372022410', shopWebsite: 'https://yaa.example', isActive: false },
  });
  await page.getByRole('region', { name: 'Shop' }).getByText('Inactive').waitFor();
});

test('with the role delivery license number and national ID are needed, and the private pictures come along', async () => {
  const name = unique('Musah');
  const page = await openForm(name);
  await chooseRole(page, 'delivery');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('License number is required.').waitFor();
  await page.getByText('National ID is required.').waitFor();
  expect(await people.usersCalled(name)).toEqual([]);
  await page.getByLabel('License number').fill('DVLA-77');
  await page.getByLabel('National ID').fill('GHA-777');
  await page.getByLabel('Vehicle type').fill('Motorbike');
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Savannah' }).click();
  for (const label of ['profile picture', 'picture of the ID card', 'picture of the license'])
    await page.getByLabel(`Choose ${label}`).setInputFiles(await pictureFile(`${label}.png`));
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('User created successfully!').waitFor();
  const isPrivate = expect.stringMatching(/^\/media\/private\//) as string;
  expect(await people.agentOf((await madeAs(name)).id)).toMatchObject({
    ...{ licenseNumber: 'DVLA-77', nationalId: 'GHA-777', vehicleType: 'Motorbike', region: 'Savannah' },
    ...{ profileImage: isPrivate, idCardImage: isPrivate, licenseImage: isPrivate, approved: true },
  });
});

test('the fields of a role come and go with it, and what was typed there goes too', async () => {
  const page = await openForm(unique('Kofi'));
  await chooseRole(page, 'vendor');
  await page.getByLabel('Shop name').fill('Forgotten');
  await chooseRole(page, 'delivery');
  expect(await page.getByLabel('Shop name').count()).toBe(0);
  await page.getByLabel('License number').fill('DVLA-1');
  await chooseRole(page, 'customer');
  expect(await page.getByLabel('License number').count()).toBe(0);
  await chooseRole(page, 'vendor');
  expect(await page.getByLabel('Shop name').inputValue()).toBe('');
  await chooseRole(page, 'delivery');
  expect(await page.getByLabel('License number').inputValue()).toBe('');
  expect(await page.getByLabel(/^Name/).inputValue()).toMatch(/^Kofi/);
});

test('a user who was made without the shop is told plainly, and another try makes the shop alone', async () => {
  const name = unique('Afi');
  const page = await openForm(name);
  await chooseRole(page, 'vendor');
  await page.getByLabel('Shop name').fill(`Shop of ${name}`);
  const allow = await refuseCalls(page, 'POST', '**/api/vendors');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText(`${name} is a user now, but the shop was not made. ${REASON}`).waitFor();
  const user = await madeAs(name);
  expect(await people.vendorOf(user.id)).toBeUndefined();
  office.expectTold(REASON);
  await allow();
  await page.getByLabel('Shop name').fill(`Other shop of ${name}`);
  await page.getByRole('button', { name: 'Make the shop' }).click();
  await page.getByText('User created successfully!').waitFor();
  expect((await madeAs(name)).id).toBe(user.id);
  expect(await people.vendorOf(user.id)).toMatchObject({ shopName: `Other shop of ${name}`, isActive: false });
});

test('the shop that is missing can be made later, from the user’s screen', async () => {
  const name = unique('Dela');
  const page = await openForm(name);
  await chooseRole(page, 'vendor');
  await page.getByLabel('Shop name').fill(`Shop of ${name}`);
  const allow = await refuseCalls(page, 'POST', '**/api/vendors');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('is a user now').waitFor();
  office.expectTold(REASON);
  await allow();
  await page.getByRole('link', { name: `go on to ${name}` }).click();
  await goAhead(page, 'Leave');
  await page.getByText('This vendor has no shop yet.').waitFor();
  await page.getByRole('link', { name: 'Make the shop' }).click();
  await page.getByLabel('Shop name').fill(`Shop of ${name}`);
  await page.getByRole('button', { name: 'Create vendor' }).click();
  await page.getByText('Vendor created successfully!').waitFor();
  expect(await people.vendorOf((await madeAs(name)).id)).toMatchObject({ shopName: `Shop of ${name}` });
});

test('a user who can’t be made is told in the documented words and the server’s, and the console has the rest', async () => {
  const known = await people.newUser('customer');
  const page = await openForm(unique('Esi'));
  await page.getByLabel(/^Email/).fill(known.email);
  await chooseRole(page, 'customer');
  await page.getByRole('button', { name: 'Create user' }).click();
  const taken = 'Another account has this e-mail address.';
  await page.getByText(`Failed to create user. Check console for details. ${taken}`).waitFor();
  office.expectTold('e-mail');
  await page.locator('form').getByText(taken).waitFor();
  expect(await page.getByLabel(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel(/^Email/).inputValue()).toBe(known.email);
});
