import type { ShopEvent } from '@shop/contracts/events/registry';
import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { admin, customer, startContent, vendor } from '../../test/content-service.ts';

const { bus, close } = createInProcessTestBus();
const heard: ShopEvent<'content.slider-changed.v1'>[] = [];
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  await bus.subscribe({
    queue: 'test.hear-sliders',
    types: ['content.slider-changed.v1'],
    handle: async (event) => void heard.push(event as ShopEvent<'content.slider-changed.v1'>),
  });
  content = await startContent({ bus });
});
afterAll(async () => {
  await content.stop();
  await close();
});

const fields = { category: 'home', name: 'Harmattan sale', shortDescription: 's', longDescription: 'l' };
const newSlider = async (kind: string, more: object = {}) => {
  const json = { ...fields, mediaUrl: '/media/0190e1f2-6d3c-7c1a/640.webp', ...more };
  return (await content.call('POST', `/sliders/${kind}`, admin, json)).body;
};
const told = (sliderId: number, version: number) =>
  eventually('the change is told', () =>
    heard.find(({ payload }) => payload.sliderId === sliderId && payload.version === version),
  );

it('a slider keeps what a change does not name, its picture too, and tells what changed', async () => {
  const slider = await newSlider('image');
  const { status, body } = await content.call('PUT', `/sliders/image/${slider.id}`, admin, {
    name: 'New',
    longDescription: null,
  });
  expect([status, body]).toEqual([200, { ...slider, name: 'New', longDescription: null }]);
  expect((await content.call('GET', `/sliders/image/${slider.id}`, null)).body).toEqual(body);
  expect((await told(slider.id, 2)).payload.changes).toEqual({
    name: { from: 'Harmattan sale', to: 'New' },
    longDescription: { from: null, to: null },
  });
});

it('an image slider is no video slider', async () => {
  const { id } = await newSlider('image');
  expect((await content.call('GET', `/sliders/video/${id}`, null)).status).toBe(404);
  expect((await content.call('PUT', `/sliders/video/${id}`, admin, { name: 'x' })).status).toBe(404);
  expect((await content.call('DELETE', `/sliders/video/${id}`, admin)).status).toBe(404);
  expect((await content.call('GET', `/sliders/image/${id}`, null)).status).toBe(200);
});

it('sliders are listed newest first, in pages, and searched by name and category', async () => {
  const sliders = [];
  for (const name of ['Ɛna one', 'Ɛna two', 'Ɛna three']) sliders.push(await newSlider('video', { name }));
  const newestFirst = sliders.toReversed();
  const list = async (query: string) => (await content.call('GET', `/sliders/video?${query}`, null)).body;
  expect(await list('')).toEqual({ rows: newestFirst, total: 3 });
  expect(await list('range=[1,1]')).toEqual({ rows: [newestFirst[1]], total: 3 });
  expect(await list('range=[9,9]')).toEqual({ rows: [], total: 3 });
  expect(await list(`filter=${encodeURIComponent('{"q":"ɛNA T"}')}`)).toMatchObject({ total: 2 });
  expect((await list('sort=["name","ASC"]')).rows[0].name).toBe('Ɛna one');
});

it('a deleted slider is gone, and its end is told', async () => {
  const { id } = await newSlider('image');
  expect((await content.call('DELETE', `/sliders/image/${id}`, admin)).status).toBe(204);
  expect((await content.call('GET', `/sliders/image/${id}`, admin)).status).toBe(404);
  expect((await content.call('DELETE', `/sliders/image/${id}`, admin)).status).toBe(404);
  expect((await told(id, 2)).payload).toMatchObject({ kind: 'image', deleted: true });
});

it.each([
  ['a blank category', { category: ' ' }, 'Category is required.'],
  ['a blank name', { name: ' ' }, 'Slide Name is required.'],
  ['a script', { mediaUrl: 'javascript:alert(1)' }, 'This is not the address of a picture or a video'],
])('a slider is not changed to %s', async (_what, change, sentence) => {
  const slider = await newSlider('image');
  const { status, body } = await content.call('PUT', `/sliders/image/${slider.id}`, admin, change);
  expect([status, body.issues[0].message]).toEqual([400, expect.stringContaining(sentence)]);
  expect((await content.call('GET', `/sliders/image/${slider.id}`, null)).body).toEqual(slider);
});

it.each([
  ['a visitor', null, 401],
  ['a customer', customer, 403],
  ['a vendor', vendor, 403],
])('%s changes and deletes no slider', async (_who, person, status) => {
  const { id } = await newSlider('image');
  expect((await content.call('PUT', `/sliders/image/${id}`, person, { name: 'x' })).status).toBe(status);
  expect((await content.call('DELETE', `/sliders/image/${id}`, person)).status).toBe(status);
});
