import type { ShopEvent } from '@shop/contracts/events/registry';
import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { admin, customer, startContent, vendor } from '../../test/content-service.ts';

const { bus, close } = createInProcessTestBus();
const heard: ShopEvent<'content.page-changed.v1'>[] = [];
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  await bus.subscribe({
    queue: 'test.hear-pages',
    types: ['content.page-changed.v1'],
    handle: async (event) => void heard.push(event as ShopEvent<'content.page-changed.v1'>),
  });
  content = await startContent({ bus });
});
afterAll(async () => {
  await content.stop();
  await close();
});

let made = 0;
const newPage = async (more: object = {}) => {
  const json = { slug: `page-${++made}`, title: `Page ${made}`, ...more };
  return (await content.call('POST', '/pages', admin, json)).body;
};
const newSection = async (pageId: number, more: object = {}) =>
  (await content.call('POST', `/pages/${pageId}/sections`, admin, { title: 'Babies', ...more })).body;
const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
const told = (pageId: number, version: number) =>
  eventually('the change is told', () =>
    heard.find(({ payload }) => payload.pageId === pageId && payload.version === version),
  );

describe('a page', () => {
  it('is visible, in neither header nor footer, unless said', async () => {
    const slug = 'sizing-guide';
    const { status, body } = await content.call('POST', '/pages', admin, { slug: ' Sizing-Guide ', title: ' Ɛna ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      slug,
      title: 'Ɛna',
      description: null,
      showInHeader: false,
      showInFooter: false,
      isVisible: true,
    });
    expect((await told(body.id, 1)).payload).toEqual({ pageId: body.id, slug, deleted: false, version: 1 });
  });

  it.each(['a b', '-a', 'a--b', 'ɛna', 'a/b', '', '../x', 'x'.repeat(201)])('has no slug “%s”', async (slug) => {
    const answer = await content.call('POST', '/pages', admin, { slug, title: 'x' });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });

  it('has a slug of its own, also after a change, and whatever the case', async () => {
    const [first, second] = [await newPage(), await newPage()];
    const again = await content.call('POST', '/pages', admin, { slug: first.slug.toUpperCase(), title: 'x' });
    expect([again.status, again.body.code]).toEqual([409, 'slug_taken']);
    expect(again.body.message).toBe(`There is already a page at /pages/${first.slug}.`);
    const changed = await content.call('PUT', `/pages/${second.id}`, admin, { slug: first.slug });
    expect(changed.status).toBe(409);
    const same = await content.call('PUT', `/pages/${first.id}`, admin, { slug: first.slug });
    expect(same.status).toBe(200);
  });

  it('keeps what a change does not name, and tells what changed', async () => {
    const page = await newPage({ description: 'd', showInHeader: true });
    const { status, body } = await content.call('PUT', `/pages/${page.id}`, admin, { title: 'New', description: 'e' });
    expect([status, body]).toEqual([200, { ...page, title: 'New', description: 'e' }]);
    expect((await told(page.id, 2)).payload.changes).toEqual({
      title: { from: page.title, to: 'New' },
      description: { from: null, to: null },
    });
  });

  it('that is not visible is there for admins alone, as are its sections', async () => {
    const page = await newPage({ isVisible: false });
    const ids = async (person: typeof admin | null) =>
      (await content.call('GET', '/pages', person)).body.rows.map(({ id }: { id: number }) => id);
    expect(await ids(admin)).toContain(page.id);
    for (const person of [null, customer, vendor]) {
      expect(await ids(person)).not.toContain(page.id);
      expect((await content.call('GET', `/pages/${page.id}`, person)).status).toBe(404);
      expect((await content.call('GET', `/pages/${page.id}/sections`, person)).status).toBe(404);
    }
    expect((await content.call('GET', `/pages/${page.id}`, admin)).body).toEqual(page);
    expect((await content.call('GET', `/pages/${page.id}/sections`, admin)).body).toEqual({ rows: [], total: 0 });
  });

  it('is deleted with its sections and their images', async () => {
    const page = await newPage();
    const section = await newSection(page.id);
    const image = await content.call('POST', `/sections/${section.id}/images`, admin, {
      imageUrl: 'https://a.example/a',
    });
    expect((await content.call('DELETE', `/pages/${page.id}`, admin)).status).toBe(204);
    for (const [method, path] of [
      ['GET', `/pages/${page.id}`],
      ['DELETE', `/pages/${page.id}`],
      ['DELETE', `/sections/${section.id}`],
      ['DELETE', `/section-images/${image.body.id}`],
    ] as const) {
      expect((await content.call(method, path, admin)).status).toBe(404);
    }
    expect((await told(page.id, 4)).payload).toMatchObject({ slug: page.slug, deleted: true });
  });
});

describe('a search among pages', () => {
  it.each([
    ['in any case and script', 'Ɛfua ne Ɔba', 'ɛFUA NE ɔba'],
    ['per cent sign', '100% cotton', '100% c'],
    ['underscore', 'a_b', 'A_B'],
    ['backslash and quote', String.raw`c\d 'e"`, String.raw`c\d 'E"`],
  ])('finds what is meant literally: %s', async (_what, title, q) => {
    const page = await newPage({ title });
    const { rows } = (await content.call('GET', `/pages?${filter({ q })}`, null)).body;
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([page.id]);
  });

  it('for a sign that stands for others elsewhere finds nothing by it', async () => {
    await newPage({ title: 'axb' });
    expect((await content.call('GET', `/pages?${filter({ q: 'a%b' })}`, null)).body).toEqual({ rows: [], total: 0 });
  });

  it('by slug finds the one page', async () => {
    const page = await newPage();
    const { body } = await content.call('GET', `/pages?${filter({ slug: page.slug })}`, null);
    expect(body).toEqual({ rows: [page], total: 1 });
  });

  it.each([filter({ search_text: 'x' }), 'sort=["search_text","ASC"]', filter({ q: 'x'.repeat(1001) })])(
    'with %s is a 400',
    async (query) => {
      expect((await content.call('GET', `/pages?${query}`, null)).status).toBe(400);
    },
  );
});

describe('a section', () => {
  const sectionsOf = async (pageId: number, person: typeof admin | null) =>
    (await content.call('GET', `/pages/${pageId}/sections`, person)).body.rows;

  it('belongs to a page, and is counted in the page’s changes', async () => {
    const page = await newPage();
    const section = await newSection(page.id, { description: 'x' });
    expect(section).toMatchObject({ title: 'Babies', isVisible: true, showInHeader: false, images: [] });
    expect(await sectionsOf(page.id, null)).toEqual([section]);
    expect((await told(page.id, 2)).payload.changes).toEqual({
      [`sections.${section.id}.title`]: { from: null, to: 'Babies' },
    });
    expect((await content.call('POST', '/pages/2000000000/sections', admin, { title: 'x' })).status).toBe(404);
  });

  it('that is not visible is seen by admins alone', async () => {
    const page = await newPage();
    const section = await newSection(page.id);
    const change = { title: 'Toddlers', isVisible: false };
    const { status, body } = await content.call('PUT', `/sections/${section.id}`, admin, change);
    expect([status, body]).toEqual([200, { ...section, ...change }]);
    expect(await sectionsOf(page.id, null)).toEqual([]);
    expect(await sectionsOf(page.id, customer)).toEqual([]);
    expect(await sectionsOf(page.id, admin)).toEqual([{ ...section, ...change }]);
  });

  it('changed to what it is already tells nothing', async () => {
    const page = await newPage();
    const section = await newSection(page.id);
    await content.call('PUT', `/sections/${section.id}`, admin, { title: section.title });
    await content.call('PUT', `/pages/${page.id}`, admin, { title: 'Last' });
    expect((await told(page.id, 3)).payload.changes).toHaveProperty('title');
  });

  it('keeps its images by address, in the order in which they came, until they are taken out', async () => {
    const page = await newPage();
    const section = await newSection(page.id);
    const imageUrls = ['https://pictures.example/b.png', '/media/0190e1f2-6d3c-7c1a/640.webp', 'http://a.example/a'];
    const images = [];
    for (const imageUrl of imageUrls) {
      const { status, body } = await content.call('POST', `/sections/${section.id}/images`, admin, { imageUrl });
      expect([status, body]).toEqual([201, { id: expect.any(Number), imageUrl }]);
      images.push(body);
    }
    expect((await sectionsOf(page.id, null))[0].images).toEqual(images);
    expect((await content.call('DELETE', `/section-images/${images[1].id}`, admin)).status).toBe(204);
    expect((await sectionsOf(page.id, null))[0].images).toEqual([images[0], images[2]]);
    expect((await content.call('DELETE', `/section-images/${images[1].id}`, admin)).status).toBe(404);
  });

  it.each([
    '  ',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/a',
    '//a.example/a',
    'https://',
    '/api/auth/logout',
    '/media/../api/auth/logout',
    'https://a.example/a b',
    `https://a.example/${'a'.repeat(500)}`,
    null,
    7,
  ])('takes no image at %p', async (imageUrl) => {
    const section = await newSection((await newPage()).id);
    const answer = await content.call('POST', `/sections/${section.id}/images`, admin, { imageUrl });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });

  it('has at most fifty images, also when they come at once', async () => {
    const section = await newSection((await newPage()).id);
    const add = (number: number) =>
      content.call('POST', `/sections/${section.id}/images`, admin, { imageUrl: `https://a.example/${number}` });
    const answers = await Promise.all(Array.from({ length: 55 }, (_, number) => add(number)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe.each([
  ['a visitor', null, 401],
  ['a customer', customer, 403],
  ['a vendor', vendor, 403],
  ['an agent', { id: 11, role: 'delivery' as const }, 403],
])('%s', (_who, person, status) => {
  it('changes nothing', async () => {
    const page = await newPage();
    const section = await newSection(page.id);
    for (const [method, path] of [
      ['POST', '/pages'],
      ['PUT', `/pages/${page.id}`],
      ['DELETE', `/pages/${page.id}`],
      ['POST', `/pages/${page.id}/sections`],
      ['PUT', `/sections/${section.id}`],
      ['DELETE', `/sections/${section.id}`],
      ['POST', `/sections/${section.id}/images`],
      ['DELETE', '/section-images/1'],
    ] as const) {
      const json = method === 'DELETE' ? undefined : {};
      expect((await content.call(method, path, person, json)).status).toBe(status);
    }
    expect((await content.call('GET', `/pages/${page.id}`, null)).body).toEqual(page);
  });
});
