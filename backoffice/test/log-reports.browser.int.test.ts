import { jest } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import type { LogReport } from '@shop/contracts/rest/log-reports';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();

const reports = async () => {
  const token = await office.shop.people.adminToken();
  return (await office.shop.knocks<LogReport[]>('GET', '/api/logreports', { token })).body;
};
/** The shop writes a report of each vendor that registers. */
const someReport = async (): Promise<LogReport> => {
  const known = (await reports()).length;
  await office.shop.people.registerVendor();
  return eventually('the report of the vendor', async () => {
    const all = await reports();
    expect(all.length).toBeGreaterThan(known);
    return all[0] as LogReport;
  });
};

test('an admin finds a report, changes its message and level but not its title, and deletes it', async () => {
  const report = await someReport();
  const page = await office.asAdmin('/admin/logreportspage');
  await page.getByRole('searchbox', { name: 'Search by title or message' }).fill(report.message);
  // A row that is pressed before the search has gone off would be left again.
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes('"q"') ?? false);
  await page.getByRole('cell', { name: report.message }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  expect(await title.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Seen and called back.');
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'warning' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Log report updated successfully!').waitFor();
  expect((await reports()).find(({ id }) => id === report.id)).toMatchObject({
    ...{ title: report.title, message: 'Seen and called back.', level: 'warning' },
  });

  await page.goto('/admin/logreports?filter={}');
  const row = page.getByRole('row', { name: /Seen and called back/ });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled!').waitFor();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Log report deleted successfully!').waitFor();
  await row.waitFor({ state: 'detached' });
  expect((await reports()).map(({ id }) => id)).not.toContain(report.id);
});

test('a search that finds nothing says so', async () => {
  const page = await office.asAdmin('/admin/logreports', 360);
  await page.getByRole('searchbox').fill('zzzz-nothing');
  await page.getByText('No log reports found.').waitFor();
});
