import { jest } from '@jest/globals';
import type { Vendor } from '../../services/all-in-one/test/people.ts';
import { productWithVariants } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const office = withOffice();
let vendor: Vendor;

beforeAll(async () => {
  vendor = await office.shop.people.newVendor();
});

test.each([1280, 360])(
  'the buttons above a list stand on one line, on the page’s ground, at %i px',
  async (widthPx) => {
    const page = await office.asAdmin('/admin/deliveries', widthPx);
    const toolbar = page.locator('.RaList-actions');
    await toolbar.getByText('Export').waitFor();
    const { middles, grounds } = await toolbar.evaluate((element) => ({
      middles: [...element.querySelectorAll('button, a')].map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
      grounds: [element, ...element.querySelectorAll('.MuiToolbar-root')].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    }));
    expect(middles.length).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  },
);

test('nothing is divided after the last row of what needs doing', async () => {
  const page = await office.asAdmin('/admin/dashboard');
  const rows = page.getByRole('region', { name: 'What needs doing today' }).getByRole('listitem');
  await rows.filter({ hasText: 'Products nearly gone' }).waitFor();
  const lines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderBottomWidth));
  expect([...new Set(lines.slice(0, -1)), lines.at(-1)]).toEqual(['1px', '0px']);
});

test('each colour and size that can be chosen has a frame, also in a second line', async () => {
  const { product, gold } = await productWithVariants(office, vendor);
  const page = await office.open(vendor.email, `/vendor/products/${product.id}/show`, 360);
  await page.getByRole('button', { name: gold.name }).waitFor();
  const frames = await page.getByRole('group', { name: /^(Colour|Size)$/ }).evaluateAll((groups) =>
    groups.flatMap((group) =>
      [...group.querySelectorAll('button')].map((button) => {
        const { borderLeftColor, borderTopColor, marginLeft } = getComputedStyle(button);
        return borderLeftColor === borderTopColor && marginLeft === '0px';
      }),
    ),
  );
  expect(frames).toEqual([true, true, true, true]);
});
