import { jest } from '@jest/globals';
import type { LogReport } from '@shop/contracts/rest/log-reports';
import type { Lookup } from '@shop/contracts/rest/lookups';
import type { PageSection, PublicPage } from '@shop/contracts/rest/public-pages';
import type { Settings } from '@shop/contracts/rest/settings';
import type { ImageSlider, VideoSlider } from '@shop/contracts/rest/sliders';
import { eventually } from '@shop/testing/eventually';
import type { Page } from 'playwright-core';
import { drawnClip } from '../../services/all-in-one/src/demo/clip/drawn-clip.ts';
import { button, chosen, files, fill, link, push, skipToContent, tabTo, toggled } from './keyboard.ts';
import { unique } from './people-in-office.ts';
import { pictureFile } from './product-with-variants.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36" fill="#0b6b4f"/></svg>';

const office = withOffice();

const read = async <Body>(path: string): Promise<Body> =>
  (await office.shop.knocks<Body>('GET', `/api${path}`, { token: await office.shop.people.adminToken() })).body;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The screen of an address, with the keyboard behind the menu. */
const screen = async (path: string): Promise<Page> => {
  const page = await office.asAdmin(path);
  await skipToContent(page);
  return page;
};

describe('with the keyboard alone', () => {
  test('a lookup and one with a parent are added, and one is renamed', async () => {
    const [name, category] = [unique('Smocks'), unique('Boys')];
    await office.shop.people.newLookup('categories');
    const categoryId = await office.shop.people.newLookup('categories', { name: category });
    const page = await screen('/admin/products');
    await push(link(page, 'Manage Subcategories'));
    await fill(page, { 'Parent category': chosen(category), Name: name });
    await page.keyboard.press('Enter');
    await page.getByText(`${name} is added.`).waitFor();
    await push(button(page, `Edit ${name}`));
    await fill(page, { Name: `${name}, long` });
    await push(button(page, 'Update'));
    await page.getByText(`Renamed to ${name}, long.`).waitFor();
    expect(await read<Lookup[]>('/subcategories')).toContainEqual(
      expect.objectContaining({ name: `${name}, long`, categoryId }),
    );

    await page.goto('/admin/colors');
    await skipToContent(page);
    const colour = unique('Indigo');
    await fill(page, { Name: colour });
    await tabTo(page.getByLabel('The colour as it looks'));
    await push(button(page, 'Add'));
    await page.getByText(`${colour} is added.`).waitFor();
    expect((await read<Lookup[]>('/colors')).map(({ name }) => name)).toContain(colour);
  });

  test('a page is made and changed, and has a section with an image', async () => {
    const page = await screen('/admin/public-pages');
    await fill(page, { Slug: 'sizing', Title: 'Sizing', Description: 'How to measure', 'Show in footer': toggled });
    await push(button(page, 'Add page'));
    await page.getByText('Page created successfully!').waitFor();
    await push(link(page, 'Edit Sizing'));
    await button(page, 'Update page').waitFor();
    await fill(page, { Title: 'Sizes by age', 'Show in header': toggled });
    await push(button(page, 'Update page'));
    await page.getByText('Page updated successfully!').waitFor();
    const [made] = await read<PublicPage[]>('/public-pages');
    expect(made).toMatchObject({ title: 'Sizes by age', showInHeader: true, showInFooter: true, isVisible: true });

    await push(link(page, 'Manage Sections of Sizes by age'));
    await fill(region(page, 'Add section'), { Title: 'Babies', Description: 'Lying down', Visible: toggled });
    await push(button(page, 'Add section'));
    await page.getByText('Section created successfully!').waitFor();
    await push(button(page, 'Edit Babies'));
    const card = region(page, 'Babies');
    await fill(card, { Title: 'Babies and toddlers' });
    await push(button(page, 'Update section'));
    await page.getByText('Section updated successfully!').waitFor();
    const removing = (image: number) => button(page, `Remove image ${image} of Babies and toddlers`);
    for (const [image, address] of [
      [1, 'https://example.test/one.jpg'],
      [2, 'https://example.test/two.jpg'],
    ] as const) {
      await fill(page, { 'Image URL': address });
      await page.keyboard.press('Enter');
      await removing(image).waitFor();
    }
    await push(removing(1));
    await removing(2).waitFor({ state: 'detached' });
    expect(await read<PageSection[]>(`/public-pages/${made?.id}/origins`)).toMatchObject([
      { title: 'Babies and toddlers', isVisible: false, images: [{ imageUrl: 'https://example.test/two.jpg' }] },
    ]);
  });

  test.each([
    { kind: 'image', word: 'ImageSlider', call: '/imagesliders', file: () => pictureFile('slide.png') },
    {
      ...{ kind: 'video', word: 'VideoSlider', call: '/videosliders' },
      file: async () => ({ name: 'clip.webm', mimeType: 'video/webm', buffer: await drawnClip([DRAWN]) }),
    },
  ])('a slider with a $kind is made and changed', async ({ kind, word, call, file }) => {
    const page = await screen(`/admin${call}`);
    await push(page.getByRole('link', { name: /^\+ Add/ }));
    await fill(page, {
      ...{ Category: 'home', 'Slide Name': 'Harmattan sale', 'Short description': 'Warm things' },
      ...{ 'Long description': 'Until Saturday', [`Choose the ${kind}`]: files(await file()) },
    });
    await push(page.getByRole('button', { name: /^Create/ }));
    await page.getByText(`${word} created successfully!`).waitFor();
    await push(link(page, 'Edit Harmattan sale'));
    await fill(page, { 'Slide Name': 'Rainy days', [`Choose another ${kind}`]: files(await file()) });
    await push(page.getByRole('button', { name: /^Update/ }));
    await page.getByText(`${word} updated successfully!`).waitFor();
    expect(await read<(ImageSlider | VideoSlider)[]>(call)).toMatchObject([
      { category: 'home', name: 'Rainy days', shortDescription: 'Warm things', longDescription: 'Until Saturday' },
    ]);
  });

  test('the shop’s settings, its lines of prices and its logo are changed', async () => {
    const [logo] = await read<string[]>('/images/logo');
    const before = await read<Settings>('/settings');
    const page = await screen('/admin/settings');
    await fill(page, { 'Shop name': 'Akwadaa Tamale', 'Usual delivery fee': '10', Northern: '15.5' });
    await push(button(page, 'Add a line'));
    const lines = region(page, 'Pricing page').getByRole('listitem');
    await fill(lines.last(), { Label: 'Caps', From: '12' });
    await push(lines.last().getByRole('button', { name: /up/i }));
    await push(button(page, 'Save settings'));
    await page.getByText('Settings saved.').waitFor();
    const { shopName, shipping, pricing } = await read<Settings>('/settings');
    expect([shopName, shipping.default, shipping.regions['Northern']]).toEqual(['Akwadaa Tamale', 10, 15.5]);
    expect(pricing.map(({ label }) => label)).toEqual(
      before.pricing.map(({ label }) => label).toSpliced(before.pricing.length - 1, 0, 'Caps'),
    );
    await fill(page, { 'Choose a logo': files(await pictureFile('logo.png', '#B9432A')) });
    await push(button(page, 'Save logo'));
    await page.getByText('Logo saved.').waitFor();
    expect((await read<string[]>('/images/logo'))[0]).not.toBe(logo);
  });

  test('a log report is found, commented and weighed anew', async () => {
    await office.shop.people.registerVendor();
    const report = await eventually(
      'the report of the vendor',
      async () => (await read<LogReport[]>('/logreports'))[0],
    );
    const page = await screen('/admin/logreports');
    await push(page.getByRole('link', { name: `Edit ${report.title}` }).first());
    await fill(page, { Message: 'Called back', Level: chosen('warning') });
    await push(button(page, 'Save'));
    await page.getByText('Log report updated successfully!').waitFor();
    expect(await read<LogReport[]>('/logreports')).toContainEqual(
      expect.objectContaining({ title: report.title, message: 'Called back', level: 'warning' }),
    );
  });
});
