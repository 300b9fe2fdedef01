import { jest } from '@jest/globals';
import { decline, goAhead } from './answer-question.ts';
import { peopleInOffice, type PeopleInOffice, unique } from './people-in-office.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

describe('the list of users', () => {
  test('shows who it is and never a password, finds by name, and leads to each screen', async () => {
    const user = await people.newUser('customer');
    await people.newUser('customer');
    const page = await office.asAdmin('/admin/userspage');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(user.name.toUpperCase());
    await page.getByText('1 found').waitFor();
    for (const heading of ['Name', 'Role', 'Phone', 'Email', 'Password']) {
      await page.getByRole('columnheader', { name: heading }).waitFor();
    }
    const row = page.getByRole('row', { name: new RegExp(user.name) });
    for (const cell of [user.name, 'customer', user.email, '••••••••']) {
      await row
        .getByRole('cell', { name: cell, exact: cell === 'customer' })
        .first()
        .waitFor();
    }
    for (const [link, path] of [
      [`View ${user.name}`, `/admin/users/${user.id}/show`],
      [`Edit ${user.name}`, `/admin/users/${user.id}`],
      [`Delete ${user.name}`, `/admin/users/${user.id}/delete`],
      ['+ Add User', '/admin/users/create'],
    ] as const) {
      expect(await page.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
    }
    await page.getByRole('searchbox').fill('zzz-nobody');
    await page.getByText('No users found.').waitFor();
  });

  test('can be narrowed to those who hold a role', async () => {
    const word = unique('Kojo');
    await people.newUser('customer', `${word} buys`);
    await people.newUser('delivery', `${word} brings`);
    const page = await office.asAdmin('/admin/users', 360);
    await page.getByRole('searchbox').fill(word);
    await page.getByText('2 found').waitFor();
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'delivery' }).click();
    await page.getByText('1 found').waitFor();
    await page.getByText(`${word} brings`, { exact: true }).waitFor();
  });
});

describe('a user', () => {
  test('is shown with roles, addresses and what was changed, and the way back', async () => {
    const customer = await office.shop.people.newCustomer();
    const page = await office.asAdmin('/admin/users');
    await page.goto(`/admin/users/viewuser/${customer.id}`);
    await page.getByRole('heading', { level: 1, name: 'Akosua Ɔwusu' }).waitFor();
    await page.getByRole('link', { name: customer.email }).waitFor();
    await page.getByText('12 Dagomba Road, Tamale').waitFor();
    await page.getByRole('region', { name: 'Audit trail' }).getByText('registered by').waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/users');
  });

  test('with the role of a vendor or an agent leads to the shop or the papers, or to making them', async () => {
    const vendor = await office.shop.people.newVendor();
    const shop = (await people.vendor(vendor.vendorId)).body;
    const page = await office.asAdmin(`/admin/users/${shop.userId}/show`);
    await page.getByRole('region', { name: 'Shop' }).getByRole('link', { name: shop.shopName }).click();
    await page.waitForURL((url) => url.pathname === `/admin/vendors/${shop.id}/show`);

    const without = await people.newUser('delivery');
    await page.goto(`/admin/users/${without.id}/show`);
    await page.getByText('The papers of this agent are still to be entered.').waitFor();
    await page.getByRole('link', { name: 'Enter the papers' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/deliveryAgents/create');
    await page.waitForFunction((name) => document.querySelector('input')?.value.startsWith(name), without.name);
  });

  test('that there is not is told, with the way back', async () => {
    const page = await office.asAdmin('/admin/users/999999/show');
    await page.getByText('This user can’t be shown. User not found').waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/users');
  });
});

describe('changing a user', () => {
  test('writes what was changed once it was confirmed, with several roles, and keeps the masked password', async () => {
    const user = await people.newUser('customer');
    const page = await office.asAdmin(`/admin/users/edituser/${user.id}`);
    await page.getByLabel('Name').fill('Ɛfua Ɔfori');
    await page.getByLabel('Email').fill(`new-${user.email}`);
    await page.getByLabel('Phone').fill('024 111 2223');
    await page.getByLabel('Image URL').fill('/media/picture/640.webp');
    await page.getByRole('checkbox', { name: 'vendor' }).check();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('••••••••');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByRole('button', { name: 'Update user' }).click();
    await decline(page);
    expect((await people.user(user.id)).body.name).toBe(user.name);
    await page.getByRole('button', { name: 'Update user' }).click();
    await goAhead(page, 'Update');
    await page.getByText('User updated successfully!').waitFor();
    const { body } = await people.user(user.id);
    expect(body).toMatchObject({
      ...{ name: 'Ɛfua Ɔfori', email: `new-${user.email}`, phone: '+233241112223' },
      imageUrl: '/media/picture/640.webp',
    });
    expect(body.roles.map(({ role }) => role.name).sort()).toEqual(['customer', 'vendor']);
    expect(await people.canSignIn(body.email)).toBe(true);
  });

  test('a typed password takes the place of the mask', async () => {
    const user = await people.newUser('customer');
    const page = await office.asAdmin(`/admin/users/${user.id}`);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Update user' }).click();
    await page.getByText('A password has at least 8 characters.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('An0ther!pass');
    await page.getByRole('button', { name: 'Update user' }).click();
    await goAhead(page, 'Update');
    await page.getByText('User updated successfully!').waitFor();
    expect(await people.canSignIn(user.email)).toBe(false);
    expect(await people.canSignIn(user.email, 'An0ther!pass')).toBe(true);
  });

  test('that fails is told in a dialog, in the server’s words, and nothing that was typed is lost', async () => {
    const [user, other] = [await people.newUser('customer'), await people.newUser('customer')];
    const page = await office.asAdmin(`/admin/users/${user.id}`);
    await page.getByLabel('Email').fill(other.email);
    await page.getByRole('button', { name: 'Update user' }).click();
    await goAhead(page, 'Update');
    await page.getByRole('dialog', { name: 'Error' }).getByText('Failed to update user.').waitFor();
    await page.getByRole('dialog', { name: 'Error' }).getByText('Another account has this e-mail address.').waitFor();
    await goAhead(page, 'OK');
    await page.locator('form').getByText('Another account has this e-mail address.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(other.email);
    await page.getByLabel('Phone').fill('0991234567');
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Update user' }).click();
    await goAhead(page, 'Update');
    await goAhead(page, 'OK');
    await page.locator('form').getByText('Give a phone number of Ghana').waitFor();
  });

  test('needs a role, an e-mail address and the address of a picture that can be ones', async () => {
    const user = await people.newUser('customer');
    const page = await office.asAdmin(`/admin/users/${user.id}`);
    await page.getByRole('checkbox', { name: 'customer' }).uncheck();
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Image URL').fill('ftp://x');
    await page.getByRole('button', { name: 'Update user' }).click();
    for (const sentence of ['Please select a role', 'Invalid email address', 'Invalid URL']) {
      await page.getByText(sentence).waitFor();
    }
  });
});

describe('deleting a user', () => {
  test('says what goes, asks, and has it done by the server', async () => {
    const user = await people.newUser('customer');
    const page = await office.asAdmin(`/admin/users/deleteuser/${user.id}`);
    await page.getByText('can’t sign in any more').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await decline(page);
    expect((await people.user(user.id)).status).toBe(200);
    await page.getByRole('button', { name: 'Delete' }).click();
    await goAhead(page, 'Delete');
    await page.getByText('User deleted successfully!').waitFor();
    await page.waitForURL((url) => url.pathname === '/admin/users');
    expect((await people.user(user.id)).status).toBe(404);
  });

  test('with unfinished work is refused in the server’s words', async () => {
    const vendor = await office.shop.people.newVendor();
    const product = await office.shop.people.addProduct(vendor, {});
    const { customer, started } = await office.shop.people.newPayer(product.id);
    await office.shop.people.atProvider(started);
    await office.shop.people.verify(customer, started.reference);
    await office.shop.people.placeOrder(customer, started.reference);
    const { userId } = (await people.vendor(vendor.vendorId)).body;
    const page = await office.asAdmin(`/admin/users/${userId}/delete`);
    await page.getByText('The shop is archived with its products').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await goAhead(page, 'Delete');
    const sentence = 'Failed to delete user. Try again. This vendor’s shop still has 1 unfinished order.';
    await page.getByText(sentence).waitFor();
    expect((await people.user(userId ?? 0)).status).toBe(200);
  });
});

test('a list that can’t be read says so, and another try reads it', async () => {
  const page = await office.asAdmin('/admin/dashboard');
  const allow = await refuseCalls(page, 'GET', '**/api/users?**');
  await page.goto('/admin/users');
  await page.getByText(`This list could not be read. ${REASON}`).waitFor();
  await allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('found').waitFor();
  office.expectTold('/api/users');
});
