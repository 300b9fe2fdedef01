import { jest } from '@jest/globals';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { decline, goAhead } from './answer-question.ts';
import { peopleInOffice, type PeopleInOffice, unique } from './people-in-office.ts';
import { pictureFile } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

/** Who registers waits for an admin. */
const waitingAgent = async (): Promise<DeliveryAgent> => {
  const { token } = await office.shop.people.newAgent();
  const { id } = (await office.shop.knocks<{ id: number }>('GET', '/api/users/me', { token })).body;
  return (await people.agentOf(id)) as DeliveryAgent;
};

test('an admin finds an agent who waits, approves it, stops it and lets it work again', async () => {
  const agent = await waitingAgent();
  const page = await office.asAdmin('/admin/deliveryAgents');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(agent.user.name);
  await page.getByRole('combobox', { name: 'Approval' }).click();
  await page.getByRole('option', { name: 'Not approved' }).click();
  // The filter goes into the address a moment later; a link pressed before would be taken back.
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes('approved') ?? false);
  await page.getByRole('link', { name: `View ${agent.user.name}` }).click();
  await page.getByText('This agent is not approved').waitFor();
  for (const [button, state] of [
    ['Approve', { approved: true, active: true }],
    ['Deactivate', { approved: true, active: false }],
    ['Activate', { approved: true, active: true }],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await decline(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await goAhead(page, button);
    await page.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' });
    expect((await people.agent(agent.id)).body).toMatchObject(state);
  }
});

test('a search that finds nobody says so', async () => {
  const page = await office.asAdmin('/admin/deliveryAgents', 360);
  await page.getByRole('searchbox').fill('zzz-nobody');
  await page.getByText('No delivery agents found.').waitFor();
});

test('the papers are corrected, and the rest of the record stays', async () => {
  const agent = await waitingAgent();
  const page = await office.asAdmin(`/admin/deliveryAgents/${agent.id}`);
  await page.getByLabel('License number').fill('');
  await page.getByRole('button', { name: 'Update delivery agent' }).click();
  await page.getByText('License number is required.').waitFor();
  await page.getByLabel('License number').fill('DVLA-2');
  await page.getByLabel('Vehicle color').fill('Red');
  await page.getByRole('button', { name: 'Update delivery agent' }).click();
  await goAhead(page, 'Update');
  await page.getByText('Delivery agent updated successfully!').waitFor();
  expect((await people.agent(agent.id)).body).toEqual({ ...agent, licenseNumber: 'DVLA-2', vehicleColor: 'Red' });
  await page.getByRole('region', { name: 'Audit trail' }).getByText('licenseNumber changed').waitFor();
});

test('the record of a user with the role is made, and its pictures are shown to the admin alone', async () => {
  const user = await people.newUser('delivery', unique('Sulemana'));
  const page = await office.asAdmin('/admin/deliveryAgents/create');
  await page.getByRole('combobox', { name: 'User' }).fill(user.name);
  await page.getByRole('option', { name: user.name }).click();
  await page.getByLabel('License number').fill('DVLA-3');
  await page.getByLabel('National ID').fill('GHA-3');
  await page.getByLabel('Choose picture of the ID card', { exact: true }).setInputFiles(await pictureFile('card.png'));
  await page.getByRole('button', { name: 'Create delivery agent' }).click();
  await page.getByText('Delivery agent created successfully!').waitFor();

  const card = page.getByRole('img', { name: 'Picture of the ID card' });
  await card.waitFor();
  const isDrawn = () => card.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[alt^="Picture of"]')?.complete);
  expect(await isDrawn()).toBe(true);
  expect(await card.getAttribute('src')).toMatch(/^blob:/);
  expect(await page.getByText('Not handed in.').count()).toBe(2);
  await page.getByRole('button', { name: 'Enlarge: Picture of the ID card' }).click();
  await page.getByRole('dialog', { name: 'Picture of the ID card' }).waitFor();
  await page.keyboard.press('Escape');

  const agent = await people.agentOf(user.id);
  expect(agent).toMatchObject({ licenseNumber: 'DVLA-3', nationalId: 'GHA-3', approved: true });
  expect((await fetch(`${office.shop.url}${agent?.idCardImage}`)).status).toBe(401);
});

test('the address of a private picture is given back when the screen is left', async () => {
  const user = await people.newUser('delivery');
  const form = new FormData();
  for (const [field, value] of Object.entries({ userId: user.id, licenseNumber: 'L', nationalId: 'N' }))
    form.append(field, String(value));
  const { buffer, name } = await pictureFile('face.png');
  form.append('profileImage', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), name);
  const token = await office.shop.people.adminToken();
  const { body } = await office.shop.knocks<DeliveryAgent>('POST', '/api/deliveryAgents', { token, form });
  const page = await office.asAdmin(`/admin/deliveryAgents/${body.id}/show`);
  const picture = page.getByRole('img', { name: 'Profile picture' });
  await picture.waitFor();
  const address = (await picture.getAttribute('src')) ?? '';
  const isThere = () =>
    page.evaluate((blob) => {
      const image = new Image();
      image.src = blob;
      return image.decode().then(
        () => true,
        () => false,
      );
    }, address);
  expect(await isThere()).toBe(true);
  await page.getByRole('menuitem', { name: 'Delivery agents' }).click();
  await page.getByRole('searchbox').waitFor();
  expect(await isThere()).toBe(false);
  office.faults.splice(0);
});
