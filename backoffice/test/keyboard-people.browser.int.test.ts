import { jest } from '@jest/globals';
import type { User } from '@shop/contracts/rest/users';
import type { Page } from 'playwright-core';
import { drawnClip } from '../../services/all-in-one/src/demo/clip/drawn-clip.ts';
import {
  answer,
  button,
  chosen,
  day,
  files,
  fill,
  found,
  link,
  push,
  skipToContent,
  tabTo,
  toggled,
} from './keyboard.ts';
import { peopleInOffice, type PeopleInOffice, unique } from './people-in-office.ts';
import { pictureFile } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36" fill="#0b6b4f"/></svg>';

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

/** The screen of an address, with the keyboard behind the menu. */
const screen = async (path: string): Promise<Page> => {
  const page = await office.asAdmin(path);
  await skipToContent(page);
  return page;
};
const userCalled = async (name: string): Promise<User> => {
  const [user] = await people.usersCalled(name);
  if (!user) throw new Error(`nobody is called ${name}`);
  return user;
};
const emailOf = (name: string) => `${name.replaceAll(/\W/g, '-').toLowerCase()}@test.example`;

describe('with the keyboard alone', () => {
  test('a user is made with a picture and the shop of a vendor', async () => {
    const name = unique('Adjoa');
    const page = await screen('/admin/users');
    await push(link(page, '+ Add User'));
    await fill(page, {
      ...{ Name: name, Email: emailOf(name), Password: 'Passw0rd!', Phone: '0201234567' },
      Role: chosen('vendor'),
      'Choose picture': files(await pictureFile('face.png')),
      ...{ 'Shop name': `Shop of ${name}`, 'Shop phone': '0372022410', 'Shop website': 'https://adjoa.example' },
    });
    await push(button(page, 'Create user'));
    await page.getByText('User created successfully!').waitFor();
    const user = await userCalled(name);
    expect(user).toMatchObject({ phone: '+233201234567', imageUrl: expect.stringMatching(/^\/media\//) as string });
    expect(await people.vendorOf(user.id)).toMatchObject({
      ...{ shopName: `Shop of ${name}`, shopPhone: '+233372022410', shopWebsite: 'https://adjoa.example' },
    });
  });

  test('a user is made with the papers and private pictures of an agent', async () => {
    const name = unique('Musah');
    const page = await screen('/admin/users/create');
    await fill(page, {
      ...{ Name: name, Email: emailOf(name), Password: 'Passw0rd!', Role: chosen('delivery') },
      ...{ 'License number': 'DVLA-7', 'National ID': 'GHA-7', 'Vehicle type': 'bicycle' },
      ...{ 'Date of birth': day('1990-05-31'), Region: chosen('Upper East') },
      'Choose picture of the ID card': files(await pictureFile('card.png'), 'Space'),
    });
    await push(button(page, 'Create user'), 'Space');
    await page.getByText('User created successfully!').waitFor();
    expect(await people.agentOf((await userCalled(name)).id)).toMatchObject({
      ...{ licenseNumber: 'DVLA-7', nationalId: 'GHA-7', vehicleType: 'bicycle', region: 'Upper East' },
      dateOfBirth: expect.stringMatching(/^1990-05-31/) as string,
    });
  });

  test('a user is changed: name, picture and roles', async () => {
    const { id, name } = await people.newUser('customer');
    const page = await screen(`/admin/users/${id}/show`);
    await push(link(page, 'Edit'));
    await fill(page, { Name: `${name} the Second`, delivery: toggled, 'Image URL': 'https://example.test/face.jpg' });
    await push(button(page, 'Update user'));
    await answer(page, 'Update');
    await page.getByText('User updated successfully!').waitFor();
    const { body } = await people.user(id);
    expect(body).toMatchObject({ name: `${name} the Second`, imageUrl: 'https://example.test/face.jpg' });
    expect(body.roles.map(({ role }) => role.name).sort()).toEqual(['customer', 'delivery']);
  });

  test('a role is made and changed, from the menu on', async () => {
    const page = await office.asAdmin('/admin/dashboard');
    await push(page.getByRole('menuitem', { name: 'Roles' }));
    await fill(page, { Name: 'packer', Description: 'Packs' });
    await page.keyboard.press('Enter');
    await page.getByText('Role created successfully!').waitFor();
    await push(button(page, 'Edit packer'));
    await fill(page, { Description: 'Packs and weighs' });
    await push(button(page, 'Update role'));
    await page.getByText('Role updated successfully!').waitFor();
    const made = (await people.roles()).find(({ name }) => name === 'packer');
    expect(made).toMatchObject({ description: 'Packs and weighs' });
  });

  test('a vendor is made and changed: who it is, where, with what pictures and clips, and whether it is open', async () => {
    const owner = await people.newUser('vendor', unique('Zenabu'));
    const page = await screen('/admin/vendors');
    await push(link(page, '+ Add Vendor'));
    await fill(page, {
      ...{ User: found(owner.name), 'Shop name': owner.name, 'Shop location': 'Aboabo' },
      ...{ Latitude: '9.4008', Longitude: '-0.8393' },
      'Add pictures': files([await pictureFile('front.png'), await pictureFile('inside.png')]),
      'Add videos': files({ name: 'clip.webm', mimeType: 'video/webm', buffer: await drawnClip([DRAWN]) }),
      Active: toggled,
    });
    await push(button(page, 'Create vendor'));
    await page.getByText('Vendor created successfully!').waitFor();
    const made = await people.vendorOf(owner.id);
    expect(made).toMatchObject({ shopName: owner.name, shopLatitude: 9.4008, shopLongitude: -0.8393, isActive: true });
    expect([made?.images.length, made?.videos.length]).toEqual([2, 1]);

    await push(link(page, `Edit ${owner.name}`));
    await fill(page, { 'Shop address': 'Stall 9' });
    await push(button(page, 'Remove picture 1'));
    // The focus goes on with the picture that took its place.
    await page.getByRole('img', { name: 'Picture 2' }).waitFor({ state: 'detached' });
    await tabTo(button(page, 'Remove picture 1'));
    await push(button(page, 'Update vendor'));
    await answer(page, 'Update');
    await page.getByText('Updated! Vendor has been updated successfully.').waitFor();
    const { body } = await people.vendor(made?.id ?? 0);
    expect(body).toMatchObject({ shopAddress: 'Stall 9', images: [{ id: made?.images[1]?.id }] });
  });

  test('a delivery agent is made and changed', async () => {
    const { id, name } = await people.newUser('delivery', unique('Kofi'));
    const page = await screen('/admin/deliveryAgents');
    await push(link(page, '+ Add Delivery Agent'));
    await fill(page, {
      ...{ User: found(name), 'License number': 'DVLA-9', 'National ID': 'GHA-9', Region: chosen('Northern') },
      'Choose picture of the license': files(await pictureFile('license.png')),
    });
    await push(button(page, 'Create delivery agent'));
    await page.getByText('Delivery agent created successfully!').waitFor();
    await people.agentOf(id);
    await page.goto('/admin/deliveryAgents');
    await skipToContent(page);
    await push(link(page, `Edit ${name}`));
    await fill(page, { 'Vehicle plate': 'NR 9-26', Region: chosen('Savannah') });
    await push(button(page, 'Update delivery agent'));
    await answer(page, 'Update');
    await page.getByText('Delivery agent updated successfully!').waitFor();
    expect(await people.agentOf(id)).toMatchObject({ vehiclePlate: 'NR 9-26', region: 'Savannah' });
  });

  test('one’s own profile is changed', async () => {
    const page = await office.asAdmin('/admin/dashboard');
    await push(page.getByRole('button', { name: /^Profile/ }));
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    await page.keyboard.press('Enter');
    await fill(page, { Name: 'Naa the Admin', Phone: '0241234567' });
    await push(button(page, 'Save profile'));
    await page.getByText('Profile saved.').waitFor();
    const token = await office.shop.people.adminToken();
    const { body } = await office.shop.knocks('GET', '/api/users/me', { token });
    expect(body).toMatchObject({ name: 'Naa the Admin', phone: '+233241234567' });
  });
});
