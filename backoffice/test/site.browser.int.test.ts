import { jest } from '@jest/globals';
import type { PageSection, PublicPage } from '@shop/contracts/rest/public-pages';
import type { Settings } from '@shop/contracts/rest/settings';
import type { ImageSlider, VideoSlider } from '@shop/contracts/rest/sliders';
import { drawnClip } from '../../services/all-in-one/src/demo/clip/drawn-clip.ts';
import { decline, goAhead } from './answer-question.ts';
import { expectAccessible } from './expect-accessible.ts';
import { pictureFile } from './product-with-variants.ts';
import { REASON, refuseCalls } from './refused-call.ts';
import { withOffice } from './with-office.ts';

jest.setTimeout(120_000);

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36" fill="#0b6b4f"/></svg>';

const office = withOffice();

const read = async <Body>(path: string): Promise<Body> =>
  (await office.shop.knocks<Body>('GET', `/api${path}`, { token: await office.shop.people.adminToken() })).body;
const clipFile = async (name: string) => ({
  name,
  mimeType: 'video/webm',
  buffer: await drawnClip([DRAWN]),
});

describe.each([
  {
    ...{ kind: 'image', word: 'ImageSlider', list: '/admin/imagesliderspage', create: '/admin/createimageslider' },
    ...{ call: '/imagesliders', file: () => pictureFile('Ɔkɔ (1).png'), missing: 'At least one image is required.' },
  },
  {
    ...{ kind: 'video', word: 'VideoSlider', list: '/admin/videosliderspage', create: '/admin/video/createvideo' },
    ...{ call: '/videosliders', file: () => clipFile('clip.webm'), missing: 'At least one video is required.' },
  },
])('$word', ({ kind, word, list, create, call, file, missing }) => {
  const all = () => read<(ImageSlider | VideoSlider)[]>(call);

  test('is made, shown, changed and deleted; what is missing is named', async () => {
    const page = await office.asAdmin(create);
    await page.getByRole('textbox', { name: 'Slide Name' }).fill('   ');
    await page.getByRole('button', { name: /^(Save|Create)/ }).click();
    for (const sentence of ['Category is required.', 'Slide Name is required.', missing])
      await page.getByText(sentence).waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Category' }).fill('home');
    await page.getByRole('textbox', { name: 'Slide Name' }).fill('  Harmattan sale ');
    await page.getByRole('textbox', { name: 'Short description' }).fill('Warm things');
    const input = page.getByLabel(`Choose the ${kind}`);
    expect(await input.getAttribute('accept')).toMatch(kind);
    await input.setInputFiles(await file());
    await page.getByRole('button', { name: /^(Save|Create)/ }).click();
    await page.getByText(`${word} created successfully!`).waitFor();
    const [made] = await all();
    expect(made).toMatchObject({ category: 'home', name: 'Harmattan sale', shortDescription: 'Warm things' });

    await page.goto(`/admin${call}/${made?.id}/show`);
    await page.getByText('Warm things').first().waitFor();
    await expectAccessible(page);
    await page.goto(`/admin/edit${kind}slider/${made?.id}`);
    await page.getByRole('textbox', { name: 'Slide Name' }).fill('Rainy days');
    await page.getByRole('button', { name: /^(Save|Update)/ }).click();
    await page.getByText(`${word} updated successfully!`).waitFor();
    expect(await all()).toMatchObject([{ name: 'Rainy days', shortDescription: 'Warm things' }]);
    expect(await all()).toMatchObject([kind === 'image' ? { imageUrl: (made as ImageSlider).imageUrl } : {}]);

    await page.goto(list);
    await page.getByText('Rainy days').waitFor();
    await page.goto(`/admin/delete${kind}slider/${made?.id}`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await decline(page);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await goAhead(page, 'Delete');
    await page.getByText(`${word} deleted successfully!`).waitFor();
    expect(await all()).toEqual([]);
  });

  test('everybody can use its list on a phone', async () => {
    const page = await office.asAdmin(list, 360);
    await page.getByText(/found/).first().waitFor();
    await expectAccessible(page);
  });
});

describe('pages', () => {
  const pages = () => read<PublicPage[]>('/public-pages');

  test('are made hidden from header and footer unless said, changed, and deleted once that was confirmed', async () => {
    const page = await office.asAdmin('/admin/public/main');
    await page.getByText('No pages found.').waitFor();
    await page.getByRole('textbox', { name: 'Slug' }).fill('sizing');
    await page.getByRole('textbox', { name: 'Title' }).fill('Sizing');
    await page.getByRole('textbox', { name: 'Description' }).fill('How to measure');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByText('Page created successfully!').waitFor();
    const [made] = await pages();
    expect(made).toMatchObject({ slug: 'sizing', isVisible: true, showInHeader: false, showInFooter: false });

    await page.getByRole('textbox', { name: 'Slug' }).fill('sizing');
    await page.getByRole('textbox', { name: 'Title' }).fill('Again');
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByText(/^Failed to create the page\./).waitFor();
    expect(await pages()).toHaveLength(1);

    await page.goto(`/admin/public-pages/${made?.id}`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Sizes by age');
    await page
      .getByRole('switch', { name: /header/i })
      .or(page.getByRole('checkbox', { name: /header/i }))
      .first()
      .check();
    await page.getByRole('button', { name: 'Update page' }).click();
    await page.getByText('Page updated successfully!').waitFor();
    expect(await pages()).toMatchObject([{ title: 'Sizes by age', showInHeader: true }]);

    await page.goto('/admin/public-pages');
    const row = page.getByRole('row', { name: /Sizes by age/ });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await decline(page);
    await row.getByRole('button', { name: /^Delete/ }).click();
    await goAhead(page, 'Delete');
    await page.getByText('Page deleted successfully!').waitFor();
    expect(await pages()).toEqual([]);
  });

  test('have sections; an image is added by its address and Enter, unless it is blank', async () => {
    const token = await office.shop.people.adminToken();
    const json = { slug: 'about-us', title: 'About us', description: '' };
    const { body } = await office.shop.knocks<PublicPage>('POST', '/api/public-pages', { token, json });
    const sections = () => read<PageSection[]>(`/public-pages/${body.id}/origins`);
    const page = await office.asAdmin('/admin/public-pages');
    await page
      .getByRole('link', { name: /Manage Sections/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Sections of About us' }).waitFor();
    await page.getByRole('textbox', { name: 'Title' }).fill('Our makers');
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByText('Section created successfully!').waitFor();
    const address = page.getByRole('textbox', { name: 'Image URL' }).first();
    await address.fill('   ');
    await address.press('Enter');
    await address.fill('makers.jpg');
    await address.press('Enter');
    await page.getByText(/^This is not the address of a picture/).waitFor();
    await address.fill('https://example.test/makers.jpg');
    await address.press('Enter');
    await page
      .getByRole('button', { name: /remove/i })
      .first()
      .waitFor();
    expect(await sections()).toMatchObject([
      { title: 'Our makers', isVisible: true, images: [{ imageUrl: 'https://example.test/makers.jpg' }] },
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit Our makers' }).click();
    await page.getByRole('region', { name: 'Our makers' }).getByRole('textbox', { name: 'Title' }).fill('Who sews');
    await page.getByRole('button', { name: /^(Update|Save) section/ }).click();
    await page.getByText('Section updated successfully!').waitFor();
    const card = page.getByRole('region', { name: 'Who sews' });
    await card.getByRole('button', { name: 'Delete' }).click();
    await goAhead(page, 'Delete');
    await page.getByText('Section deleted successfully!').waitFor();
    expect(await sections()).toEqual([]);
  });
});

describe('the shop’s settings', () => {
  test('are written, with a fee for a region, and say so where they can’t be', async () => {
    const page = await office.asAdmin('/admin/settings/new');
    await page.getByRole('heading', { level: 1, name: 'Manage Settings' }).waitFor();
    await page.getByRole('textbox', { name: 'Shop name' }).fill('Akwadaa Tamale');
    await page.getByRole('spinbutton', { name: 'Northern', exact: true }).fill('15.5');
    await expectAccessible(page);
    const allow = await refuseCalls(page, 'PUT', '**/api/settings');
    await page.getByRole('button', { name: /^Save settings/ }).click();
    await page.getByText(`Failed to save the settings. ${REASON}`).waitFor();
    office.faults.splice(0);
    await allow();
    await page.getByRole('button', { name: /^Save settings/ }).click();
    await page.getByText('Settings saved.').waitFor();
    const { shopName, shipping } = await read<Settings>('/settings');
    expect([shopName, shipping.regions['Northern']]).toEqual(['Akwadaa Tamale', 15.5]);
  });

  test('include the logo, which is the page’s icon too', async () => {
    const page = await office.asAdmin('/admin/settings');
    const [before] = await read<string[]>('/images/logo');
    await page.getByLabel('Choose a logo').setInputFiles(await pictureFile('logo.png', '#B9432A'));
    await page.getByRole('button', { name: 'Save logo' }).click();
    await page.getByText('Logo saved.').waitFor();
    expect((await read<string[]>('/images/logo'))[0]).not.toBe(before);
  });
});
