import { jest } from '@jest/globals';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { decline, goAhead } from './answer-question.ts';
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

const someShop = async (): Promise<Vendor> => {
  const { vendorId } = await office.shop.people.newVendor();
  return (await people.vendor(vendorId)).body;
};
const waitingShop = async (): Promise<Vendor> => {
  const { token } = await office.shop.people.registerVendor();
  return (await office.shop.knocks<Vendor>('GET', '/api/vendors/me', { token })).body;
};

describe('the list of vendors', () => {
  test('shows how each shop is reached, finds by its name, and leads to each screen', async () => {
    const { id, shopName } = await someShop();
    await someShop();
    const page = await office.asAdmin('/admin/vendorspage');
    await page.getByRole('searchbox', { name: 'Search by shop name' }).fill(shopName.toUpperCase());
    await page.getByText('1 found').waitFor();
    for (const name of ['Shop name', 'Owner', 'Address', 'Phone', 'Location', 'Email', 'Website'])
      await page.getByRole('columnheader', { name }).waitFor();
    for (const [screen, path] of [
      ['View', `/admin/vendors/${id}/show`],
      ['Edit', `/admin/vendors/${id}`],
      ['Delete', `/admin/vendors/${id}/delete`],
    ] as const)
      expect(await page.getByRole('link', { name: `${screen} ${shopName}` }).getAttribute('href')).toBe(path);
    await page.getByRole('searchbox').fill('zzz-no-shop');
    await page.getByText('No vendors found.').waitFor();
  });

  test('can be linked with those who wait for an admin', async () => {
    const [open, waiting] = [await someShop(), await waitingShop()];
    const page = await office.asAdmin(`/admin/vendors?filter=${encodeURIComponent('{"isActive":false}')}`);
    await page.getByRole('link', { name: `View ${waiting.shopName}` }).waitFor();
    expect(await page.getByRole('link', { name: `View ${open.shopName}` }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'All' }).click();
    await page.getByRole('link', { name: `View ${open.shopName}` }).waitFor();
  });
});

describe('a vendor', () => {
  test('is activated and deactivated in one step, once that was confirmed', async () => {
    const { id, shopName } = await waitingShop();
    const page = await office.asAdmin(`/admin/vendor/viewvendor/${id}`);
    await page.getByText('This shop is inactive').waitFor();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await decline(page);
    expect((await people.vendor(id)).body.isActive).toBe(false);
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await goAhead(page, 'Activate');
    await page.getByText(`${shopName} is active now.`).waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    expect((await people.vendor(id)).body.isActive).toBe(true);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await goAhead(page, 'Deactivate');
    await page.getByText('Inactive', { exact: true }).waitFor();
    expect((await people.vendor(id)).body.isActive).toBe(false);
  });

  test('is shown with its place, account, pictures, log reports and what was changed', async () => {
    const { id, user, userId } = await someShop();
    const form = new FormData();
    const details = { shopLatitude: '9.4', shopLongitude: '-0.85', shopEmail: 'hello@kids.example' };
    for (const [field, value] of Object.entries(details)) form.append(field, value);
    const { buffer, name } = await pictureFile('front.png');
    form.append('images', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), name);
    await office.shop.knocks('PUT', `/api/vendors/${id}`, { token: await office.shop.people.adminToken(), form });
    const page = await office.asAdmin(`/admin/vendors/${id}/show`);
    for (const text of ['9.4', '-0.85', 'hello@kids.example', 'No videos.']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByRole('img', { name: /^Picture 1 of/ }).waitFor();
    await page.getByRole('region', { name: 'Log reports' }).getByText('Vendor activated').waitFor();
    await page.getByRole('region', { name: 'Audit trail' }).getByText('activated by').waitFor();
    await page
      .getByRole('region', { name: 'Associated user' })
      .getByRole('link', { name: user?.name ?? '' })
      .click();
    await page.waitForURL((url) => url.pathname === `/admin/users/${userId}/show`);
  });
});

describe('making a shop', () => {
  test('is for a user with the role who has none, and the shop is inactive unless said', async () => {
    const [owner, other] = [await people.newUser('vendor', unique('Zenabu')), await people.newUser('customer')];
    const page = await office.asAdmin('/admin/vendor/createvendor');
    await page.getByRole('combobox', { name: 'User' }).fill(other.name);
    await page.getByText('No user with the role vendor is without a shop.').waitFor();
    await page.getByRole('combobox', { name: 'User' }).fill(owner.name);
    await page.getByRole('option', { name: owner.name }).click();
    expect(await page.getByRole('checkbox', { name: 'Active' }).isChecked()).toBe(false);
    await page.getByLabel('Shop name').fill('Zenabu’s');
    await page.getByLabel('Shop owner').fill('Zenabu');
    await page.getByLabel('Latitude').fill('9.4008');
    await page.getByLabel('Longitude').fill('-0.8393');
    await page.getByLabel('Add pictures').setInputFiles([await pictureFile('front.png'), await pictureFile('in.png')]);
    await page.getByRole('button', { name: 'Create vendor' }).click();
    await page.getByText('Vendor created successfully!').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin/vendors');
    const made = await people.vendorOf(owner.id);
    expect(made).toMatchObject({
      ...{ shopName: 'Zenabu’s', shopOwner: 'Zenabu', shopLatitude: 9.4008, shopLongitude: -0.8393, isActive: false },
    });
    expect(made?.images).toHaveLength(2);
  });

  test('is checked at the fields, and told in the documented words where it fails', async () => {
    const owner = await people.newUser('vendor', unique('Memuna'));
    const page = await office.asAdmin('/admin/vendors/create');
    await page.getByLabel('Shop email').fill('nobody');
    await page.getByLabel('Shop website').fill('nowhere');
    await page.getByLabel('Latitude').fill('100');
    await page.getByRole('button', { name: 'Create vendor' }).click();
    for (const sentence of [
      ...['Please choose a user.', 'Shop name is required.', 'Invalid email address', 'Invalid URL'],
      'Latitude is from -90 to 90.',
    ])
      await page.getByText(sentence).waitFor();
    for (const label of ['Shop email', 'Shop website', 'Latitude']) await page.getByLabel(label).fill('');
    await page.getByLabel('Shop name').fill('Memuna’s');
    await page.getByRole('combobox', { name: 'User' }).fill(owner.name);
    await page.getByRole('option', { name: owner.name }).click();
    await refuseCalls(page, 'POST', '**/api/vendors');
    await page.getByRole('button', { name: 'Create vendor' }).click();
    await page.getByText(`Failed to create vendor. Check console for details. ${REASON}`).waitFor();
    expect(await page.getByLabel('Shop name').inputValue()).toBe('Memuna’s');
    office.expectTold(REASON);
  });
});

describe('updating a shop', () => {
  test('changes what was changed once it was confirmed, keeps and removes pictures, and returns to the list', async () => {
    const { id, shopName } = await someShop();
    const page = await office.asAdmin(`/admin/vendor/editvendor/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Update Profile' }).waitFor();
    await page.getByLabel('Add pictures').setInputFiles([await pictureFile('a.png'), await pictureFile('b.png')]);
    await page.getByRole('button', { name: 'Update vendor' }).click();
    await goAhead(page, 'Update');
    await page.getByText('Updated! Vendor has been updated successfully.').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin/vendors');
    const [first, second] = (await people.vendor(id)).body.images;

    await page.goto(`/admin/vendors/${id}`);
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page.getByRole('img', { name: 'Picture 2' }).waitFor({ state: 'detached' });
    await page.getByLabel('Shop address').fill('Stall 9');
    await page.getByRole('checkbox', { name: 'Active' }).uncheck();
    await page.getByRole('button', { name: 'Update vendor' }).click();
    await decline(page);
    expect((await people.vendor(id)).body.images).toHaveLength(2);
    await page.getByRole('button', { name: 'Update vendor' }).click();
    await goAhead(page, 'Update');
    await page.getByText('Updated! Vendor has been updated successfully.').waitFor();
    const { body } = await people.vendor(id);
    expect(body).toMatchObject({ shopName, shopAddress: 'Stall 9', isActive: false });
    expect(body.images.map((image) => image.id)).toEqual([second?.id]);
    expect(first?.id).not.toBe(second?.id);
  });

  test('that fails is told in a dialog, and what was typed stays', async () => {
    const { id } = await someShop();
    const page = await office.asAdmin(`/admin/vendors/${id}`);
    await page.getByLabel('Shop phone').fill('0991234567');
    await page.getByRole('button', { name: 'Update vendor' }).click();
    await goAhead(page, 'Update');
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Failed to update vendor.').waitFor();
    await goAhead(page, 'OK');
    await page.locator('form').getByText('Give a phone number of Ghana').waitFor();
    expect(await page.getByLabel('Shop phone').inputValue()).toBe('0991234567');
  });
});

test('deleting a vendor deletes its account and archives the shop, and says so before', async () => {
  const { id, userId, user } = await someShop();
  const page = await office.asAdmin(`/admin/vendor/deletevendor/${id}`);
  await page.getByText(`This deletes the user account of ${user?.name} (${user?.email})`).waitFor();
  await page.getByText('The shop is archived with its products').waitFor();
  const allow = await refuseCalls(page, 'DELETE', '**/api/users/*');
  await page.getByRole('button', { name: 'Delete' }).click();
  await goAhead(page, 'Delete');
  await page.getByText(`Failed to delete user. Try again. ${REASON}`).waitFor();
  office.faults.splice(0);
  await allow();
  await page.getByRole('button', { name: 'Delete' }).click();
  await decline(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await goAhead(page, 'Delete');
  await page.getByText('User deleted successfully!').waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/vendors');
  expect((await people.user(userId ?? 0)).status).toBe(404);
  expect((await people.vendor(id)).status).toBe(404);
});
