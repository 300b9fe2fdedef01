import type { ShopEvent } from '@shop/contracts/events/registry';
import { settingsViewSchema } from '@shop/contracts/services/content';
import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { admin, customer, startContent, vendor } from '../test/content-service.ts';

const { bus, close } = createInProcessTestBus();
const heard: ShopEvent[] = [];
let content: Awaited<ReturnType<typeof startContent>>;

beforeAll(async () => {
  await bus.subscribe({
    queue: 'test.hear-content',
    types: ['content.settings-changed.v1', 'content.slider-changed.v1', 'content.logo-changed.v1'],
    handle: async (event) => void heard.push(event),
  });
  content = await startContent({ bus });
});
afterAll(async () => {
  await content.stop();
  await close();
});

const told = (what: string, fits: (event: ShopEvent) => boolean) => eventually(what, () => heard.find(fits));

describe('the settings', () => {
  const settings = async () => (await content.call('GET', '/settings', null)).body;

  it('are there from the beginning, for everybody', async () => {
    const answer = await content.call('GET', '/settings', null);
    expect(answer.status).toBe(200);
    expect(settingsViewSchema.parse(answer.body)).toMatchObject({
      currency: 'GHS',
      symbol: '₵',
      shipping: { defaultPesewas: 0, regions: {} },
    });
    expect(answer.body.pricing.map(({ label }: { label: string }) => label)).toEqual([
      ...['Baby rompers and sets', "Girls' dresses and casuals", "Boys' tops and bottoms", 'Accessories'],
    ]);
  });

  it('are an admin’s to write; the fees of the regions are told to who charges them', async () => {
    const { version, ...before } = await settings();
    const wanted = {
      ...before,
      shopName: 'Akwadaa Ɛfua',
      shipping: { defaultPesewas: 500, regions: { Northern: 1500, 'Greater Accra': 0 } },
      agentFeePesewas: 1200,
    };
    const answer = await content.call('PUT', '/settings', admin, wanted);
    expect([answer.status, answer.body]).toEqual([200, { ...wanted, version: version + 1 }]);
    expect(await settings()).toEqual(answer.body);
    const { payload } = await told('the change', ({ type }) => type === 'content.settings-changed.v1');
    expect(payload).toMatchObject({
      shipping: wanted.shipping,
      agentFeePesewas: 1200,
      version: version + 1,
      changes: {
        shopName: { from: before.shopName, to: 'Akwadaa Ɛfua' },
        'shipping.regions.Northern.feePesewas': { from: null, to: 1500 },
      },
    });
  });

  it('keep what a change does not name, also within the shipping', async () => {
    const before = await settings();
    const change = { phone: '037 202 2411', shipping: { defaultPesewas: 700 } };
    const answer = await content.call('PUT', '/settings', admin, change);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        ...before,
        phone: '+233372022411',
        shipping: { ...before.shipping, defaultPesewas: 700 },
        version: before.version + 1,
      },
    ]);
  });

  it('that stay as they are begin no new version', async () => {
    const before = await settings();
    expect((await content.call('PUT', '/settings', admin, before)).body).toEqual(before);
  });

  it.each([
    ['a visitor', null, 401],
    ['a customer', customer, 403],
    ['a vendor', vendor, 403],
  ])('are not %s’s to write', async (_who, person, status) => {
    const before = await settings();
    expect((await content.call('PUT', '/settings', person, before)).status).toBe(status);
    expect(await settings()).toEqual(before);
  });

  it.each([
    ['a fee below nothing', { shipping: { defaultPesewas: -1, regions: {} } }],
    ['half a pesewa', { shipping: { defaultPesewas: 0, regions: { Northern: 0.5 } } }],
    ['a fee written as text', { agentFeePesewas: '1200' }],
    ['a fee above all prices', { agentFeePesewas: 100_000_001 }],
    ['another currency', { currency: 'USD' }],
    ['a phone of elsewhere', { phone: '+44 20 7946 0958' }],
    ['what is no e-mail', { email: 'hello' }],
    ['a blank name', { shopName: '  ' }],
    ['a name of 201 letters', { shopName: 'x'.repeat(201) }],
  ])('are not written with %s', async (_what, change) => {
    const before = await settings();
    const answer = await content.call('PUT', '/settings', admin, { ...before, ...change });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    expect(await settings()).toEqual(before);
  });
});

describe('the sliders', () => {
  const slider = { category: 'home', name: ' Harmattan sale ', mediaUrl: '/media/0190e1f2-6d3c-7c1a/640.webp' };
  const add = (kind: string, person: typeof admin | null, change: object = {}) =>
    content.call('POST', `/sliders/${kind}`, person, { ...slider, ...change });
  const addresses = async (kind: string) => (await content.call('GET', `/sliders/${kind}/addresses`, null)).body;

  it('are shown newest first, pictures apart from videos', async () => {
    const { status, body } = await add('image', admin, { mediaUrl: '/media/first-of-two-keys/640.webp' });
    expect(status).toBe(201);
    await add('image', admin, { mediaUrl: '/media/second-of-two-keys/640.webp' });
    await add('video', admin, { mediaUrl: '/media/a-clip-of-the-shop/video.mp4' });
    expect((await addresses('image')).slice(0, 2)).toEqual([
      '/media/second-of-two-keys/640.webp',
      '/media/first-of-two-keys/640.webp',
    ]);
    expect(await addresses('video')).toEqual(['/media/a-clip-of-the-shop/video.mp4']);
    const { payload } = await told('the new slider', ({ type }) => type === 'content.slider-changed.v1');
    expect(payload).toEqual({ kind: 'image', sliderId: body.id, deleted: false, version: 1 });
  });

  it('are at most twenty', async () => {
    for (let count = 0; count < 21; count++) await add('image', admin);
    expect(await addresses('image')).toHaveLength(20);
  });

  it.each([
    ['a visitor', null, 401],
    ['a customer', customer, 403],
    ['a vendor', vendor, 403],
  ])('are not %s’s to add', async (_who, person, status) => {
    expect((await add('image', person)).status).toBe(status);
  });

  it.each([
    ['a script in place of an address', 'image', { mediaUrl: 'javascript:alert(1)' }],
    ['data in place of an address', 'image', { mediaUrl: 'data:text/html,x' }],
    ['no category', 'image', { category: ' ' }],
    ['no name', 'image', { name: undefined }],
    ['another kind', 'sound', {}],
  ])('are not added with %s', async (_what, kind, change) => {
    expect((await add(kind, admin, change)).status).toBe(400);
  });
});

describe('the logo', () => {
  it('is the last that an admin gave', async () => {
    expect((await content.call('GET', '/logo', null)).body).toEqual([]);
    for (const imageUrl of ['/media/the-first-logo-key/640.webp', '/media/the-second-logo-key/640.webp']) {
      expect((await content.call('PUT', '/logo', admin, { imageUrl })).status).toBe(204);
    }
    expect((await content.call('GET', '/logo', null)).body).toEqual(['/media/the-second-logo-key/640.webp']);
    await told('the new logo', ({ type, payload }) => {
      return type === 'content.logo-changed.v1' && JSON.stringify(payload).includes('the-second-logo-key');
    });
  });

  it.each([
    ['a visitor', null, 401],
    ['a vendor', vendor, 403],
  ])('is not %s’s to give', async (_who, person, status) => {
    const imageUrl = '/media/the-third-logo-key/640.webp';
    expect((await content.call('PUT', '/logo', person, { imageUrl })).status).toBe(status);
  });
});
