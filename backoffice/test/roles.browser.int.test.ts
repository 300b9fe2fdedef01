import { jest } from '@jest/globals';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { peopleInOffice, type PeopleInOffice } from './people-in-office.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let people: PeopleInOffice;

beforeAll(async () => {
  people = peopleInOffice(office);
});

const roleCalled = async (name: string) => (await people.roles()).find((role) => role.name === name);

test('a role is made, changed and deleted once that was confirmed', async () => {
  const page = await office.asAdmin('/admin/rolespage');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByText('Role name is required').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('buyer');
  await page.getByRole('textbox', { name: 'Description' }).fill('Buys for a school');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByText('Role created successfully!').waitFor();
  expect(await roleCalled('buyer')).toMatchObject({ description: 'Buys for a school' });

  await page.getByRole('button', { name: 'Edit buyer' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Buys for schools');
  await page.getByRole('button', { name: 'Update role' }).click();
  await page.getByText('Role updated successfully!').waitFor();
  expect(await roleCalled('buyer')).toMatchObject({ description: 'Buys for schools' });

  const row = page.getByRole('row', { name: /buyer/ });
  await row.getByRole('button', { name: 'Delete' }).click();
  await decline(page);
  expect(await roleCalled('buyer')).toBeDefined();
  await row.getByRole('button', { name: 'Delete' }).click();
  await goAhead(page, 'Delete');
  await page.getByText('Role deleted successfully!').waitFor();
  expect(await roleCalled('buyer')).toBeUndefined();
});

test('who deletes the role that is being changed is back at adding one', async () => {
  const page = await office.asAdmin('/admin/roles');
  await page.getByRole('textbox', { name: 'Name' }).fill('tailor');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('button', { name: 'Edit tailor' }).click();
  await page.getByRole('region', { name: 'Edit tailor' }).waitFor();
  await page
    .getByRole('row', { name: /tailor/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await goAhead(page, 'Delete');
  await page.getByRole('region', { name: 'Add role' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
});

test('the name of a built-in role stays, and the role itself', async () => {
  const page = await office.asAdmin('/admin/roles');
  await page.getByRole('button', { name: 'Delete vendor: a built-in role can’t be deleted' }).click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit vendor' }).click();
  await page.getByText('A built-in role keeps its name.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).isEditable()).toBe(false);
  await page.getByRole('textbox', { name: 'Description' }).fill('Sells clothes');
  await page.getByRole('button', { name: 'Update role' }).click();
  await page.getByText('Role updated successfully!').waitFor();
  expect(await roleCalled('vendor')).toMatchObject({ description: 'Sells clothes' });
});

test('what fails is told in the documented words, and what was typed stays', async () => {
  const page = await office.asAdmin('/admin/roles');
  const allowPost = await refuseCalls(page, 'POST', '**/api/roles');
  await page.getByRole('textbox', { name: 'Name' }).fill('helper');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByText(`Error saving role. Check console. ${REASON}`).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('helper');
  office.expectTold(REASON);
  await allowPost();
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByText('Role created successfully!').waitFor();

  await refuseCalls(page, 'DELETE', '**/api/roles/*');
  await page
    .getByRole('row', { name: /helper/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await goAhead(page, 'Delete');
  await page.getByText(`Error deleting role. Check console. ${REASON}`).waitFor();
  expect(await roleCalled('helper')).toBeDefined();
  office.expectTold(REASON);
});

test.each([360, 1280])('everybody can use the screen at %i px, also where a search finds no role', async (width) => {
  const page = await office.asAdmin('/admin/roles', width);
  await page.getByRole('button', { name: 'Edit vendor' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('zzz-no-role');
  await page.getByText('No roles found.').waitFor();
  await expectAccessible(page);
});
