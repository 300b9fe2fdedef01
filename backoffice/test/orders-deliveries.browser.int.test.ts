import { jest } from '@jest/globals';
import type { Delivery } from '@shop/contracts/rest/deliveries';
import type { Order } from '@shop/contracts/rest/orders';
import type { Page } from 'playwright-core';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { expectScreensAccessible } from './expect-screens-accessible.ts';
import { buyersOf } from './orders-bought.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let buyers: ReturnType<typeof buyersOf>;
let vendor: Vendor;

beforeAll(async () => {
  buyers = buyersOf(office);
  vendor = await office.shop.people.newVendor();
});

const deliveryOf = async ({ id }: Order): Promise<Delivery> => {
  const found = (await buyers.read<Delivery[]>('/deliveries')).find(({ orderId }) => orderId === id);
  if (!found) throw new Error('the order has no delivery');
  return found;
};
const placed = async (name?: string) => {
  const { order } = await buyers.buy([{ of: vendor }], name);
  return { order, delivery: await deliveryOf(order) };
};
const row = (page: Page, { number }: Order) => page.getByRole('row', { name: new RegExp(number) });
/** Not before what is searched for has come: the list that it takes the place of holds the same option elsewhere. */
const pick = async (page: Page, label: string, text: string) => {
  const isSearch = (address: string) =>
    new URL(address).searchParams.get('filter')?.includes(`"q":${JSON.stringify(text)}`) ?? false;
  const found = page.waitForResponse((answer) => isSearch(answer.url()));
  await page.getByRole('combobox', { name: label }).fill(text);
  await found;
  await page.getByRole('option', { name: new RegExp(text) }).click();
};

test('the list of deliveries finds one by its order and its customer, and those that nobody carries', async () => {
  const { order } = await placed('Naa Dromo');
  const carried = await placed();
  const agent = await buyers.approvedAgent();
  await office.shop.knocks('PATCH', `/api/deliveries/${carried.delivery.id}`, {
    token: await office.shop.people.adminToken(),
    json: { agentId: agent.userId },
  });
  const page = await office.asAdmin('/admin/deliveriespage');
  await row(page, order).waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Order', 'Customer', 'Phone', 'Location', 'Status', 'Agent', 'Assigned', 'Delivered', 'Actions'],
  ]);
  await row(page, carried.order).getByText('Kwesi').waitFor();
  await page.getByRole('combobox', { name: 'Agent' }).click();
  await page.getByRole('option', { name: 'Without an agent' }).click();
  await row(page, carried.order).waitFor({ state: 'detached' });
  await row(page, order).getByText('Nobody yet').waitFor();
  await page.getByRole('searchbox', { name: 'Search by order ID or customer name' }).fill('dromo');
  await page.getByText('1 found').waitFor();
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.getByText('No deliveries found.').waitFor();
});

test('a delivery that nobody carries is given to an approved, active agent', async () => {
  const { order, delivery } = await placed();
  const agent = await buyers.approvedAgent();
  const page = await office.asAdmin('/admin/deliveries/new');
  const assign = page.getByRole('button', { name: 'Assign' });
  expect(await assign.isDisabled()).toBe(true);
  await pick(page, 'Delivery', order.number);
  await page.getByRole('combobox', { name: 'Agent' }).click();
  await page.getByRole('option', { name: /Kwesi/ }).first().click();
  await assign.click();
  await page.getByText(`Order ${order.number} is with Kwesi now.`).waitFor();
  await page.waitForURL((url) => url.pathname === `/admin/deliveries/${delivery.id}/show`);
  expect((await deliveryOf(order)).agentId).not.toBeNull();
  expect(agent.userId).toBeGreaterThan(0);
});

test('another agent takes over after a question; one that is not approved is not even offered', async () => {
  const { order, delivery } = await placed();
  await office.shop.people.newAgent();
  const first = await buyers.approvedAgent();
  const second = await buyers.approvedAgent();
  const token = await office.shop.people.adminToken();
  const rename = (id: number, name: string) => office.shop.knocks('PUT', `/api/users/${id}`, { token, json: { name } });
  await rename(first.userId, 'Adjoa Firstly');
  await rename(second.userId, 'Esi Secondly');
  await office.shop.knocks('PATCH', `/api/deliveries/${delivery.id}`, { token, json: { agentId: first.userId } });

  const page = await office.asAdmin(`/admin/deliveries/${delivery.id}/show`);
  await page.getByRole('link', { name: 'Adjoa Firstly' }).waitFor();
  await page.getByRole('combobox', { name: 'Agent' }).click();
  const listed = await buyers.read<unknown[]>(
    `/deliveryAgents?filter=${encodeURIComponent('{"approved":true,"active":true}')}`,
  );
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').count()).toBe(listed.length);
  await pick(page, 'Agent', 'Esi Secondly');
  await page.getByRole('button', { name: 'Change agent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`Adjoa Firstly no longer sees order ${order.number}; Esi Secondly does.`).waitFor();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await page.getByText(`Order ${order.number} is with Esi Secondly now.`).waitFor();
  expect((await deliveryOf(order)).agentId).toBe(second.userId);
});

test('an agent who was stopped meanwhile is refused in the shop’s own words', async () => {
  const { order, delivery } = await placed();
  const agent = await buyers.approvedAgent();
  const token = await office.shop.people.adminToken();
  await office.shop.knocks('PUT', `/api/users/${agent.userId}`, { token, json: { name: 'Yaa Stopped' } });
  const page = await office.asAdmin(`/admin/deliveries/${delivery.id}/show`);
  await pick(page, 'Agent', 'Yaa Stopped');
  await office.shop.knocks('PUT', `/api/deliveryAgents/${agent.id}`, { token, json: { active: false } });
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByText('Only an approved, active delivery agent can be given a delivery.').waitFor();
  expect((await deliveryOf(order)).agentId).toBeNull();
});

test.each([360, 1280])('the screens of deliveries can be used by everybody at %s px', async (widthPx) => {
  const { order, delivery } = await placed();
  await expectScreensAccessible(
    (path) => office.asAdmin(path, widthPx),
    [
      ['/admin/deliveries', order.number],
      ['/admin/deliveries/new', 'Choose one that has no agent'],
      [`/admin/deliveries/${delivery.id}/show`, 'Audit trail'],
    ],
  );
});
