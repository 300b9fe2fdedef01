import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const MOST_BYTES = 350_000;
const PHONE_PX = 360;

const office = withOffice();

interface Script {
  name: string;
  bytes: number;
}

/** The scripts that the page has loaded, as they came over the line. */
const scriptsOf = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
const sum = (scripts: readonly Script[]) => scripts.reduce((bytes, script) => bytes + script.bytes, 0);

test('a vendor’s first screen on a phone has less than 350 kB of JavaScript, gzipped; a second loads only what is new', async () => {
  const { email } = await office.shop.people.newVendor();
  const page = await office.open(email, '/vendor', PHONE_PX);
  await page.getByRole('link', { name: 'List a garment' }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = await scriptsOf(page);
  expect(sum(first)).toBeGreaterThan(100_000);
  expect(sum(first)).toBeLessThan(MOST_BYTES);

  await page.getByRole('link', { name: 'List a garment' }).click();
  await page.getByRole('button', { name: 'Create product' }).waitFor();
  await page.waitForLoadState('networkidle');
  const both = await scriptsOf(page);
  expect(new Set(both.map(({ name }) => name)).size).toBe(both.length);
  expect(both.length).toBeGreaterThan(first.length);
  expect(sum(both) - sum(first)).toBeLessThan(MOST_BYTES / 2);
});
