import type express from 'express';
import { text } from 'node:stream/consumers';
import { admin, customer, startBff, type StartedBff, vendor } from '../../test/start-bff.ts';

interface Asked {
  call: string;
  json: unknown;
  query: unknown;
}
const asked: Asked[] = [];
const slider = {
  id: 4,
  category: 'home',
  name: 'Harmattan sale',
  shortDescription: 's',
  longDescription: null,
  mediaUrl: '/media/1/640.webp',
};
const settings = {
  shopName: 'Akwadaa',
  phone: '+233372022410',
  email: 'hello@akwadaa.example',
  address: 'Tamale',
  currency: 'GHS',
  symbol: '₵',
  shipping: { defaultPesewas: 0, regions: { Savannah: 1235 } },
  agentFeePesewas: 1000,
  pricing: [],
  version: 3,
};
const entry = {
  id: 1,
  resource: 'products',
  recordId: 12,
  action: 'changed',
  actor: { kind: 'person', id: 1, role: 'admin' },
  at: '2026-11-27T14:05:41.000Z',
  changes: {},
};
const report = {
  id: 8,
  title: 'Refund made',
  message: 'GHS 1.00 went back.',
  level: 'info',
  createdAt: '2026-11-27T14:05:41.000Z',
};
const page = { rows: [slider], total: 3 };
/** The ids of stored pictures by what they hold: of two that come at once either may be the first. */
const stored = new Map<string, number>();

const content = (router: express.Router) => {
  router.use((req, _res, next) => {
    asked.push({ call: `${req.method} ${req.path}`, json: req.body as unknown, query: req.query });
    next();
  });
  router.post('/media', (req, res) => {
    void text(req).then((picture) => {
      const id = stored.size + 1;
      stored.set(picture, id);
      res.status(201).json({ id, kind: req.query['kind'], url: `/media/${id}/640.webp` });
    });
  });
  router.delete('/media/:id', (_req, res) => void res.status(204).end());
  router.get('/sliders/:kind', (_req, res) => void res.json(page));
  router.post('/sliders/:kind', (_req, res) => void res.status(201).json(slider));
  router.put('/sliders/:kind/:id', (_req, res) => void res.json(slider));
  router.put('/logo', (_req, res) => void res.status(204).end());
  router.get('/logo', (_req, res) => void res.json(['/media/1/640.webp']));
  router.put('/settings', (_req, res) => void res.json(settings));
  router.get('/log-reports', (_req, res) => void res.json({ rows: [{ ...report, vendorId: 3 }], total: 1 }));
  router.get('/audit', (_req, res) => void res.json({ rows: [entry], total: 1 }));
};

let isOrdersAway = false;
const orders = (router: express.Router) => {
  router.post('/settings-copy', (req, res) => {
    asked.push({ call: `${req.method} ${req.path}`, json: req.body as unknown, query: req.query });
    res.status(isOrdersAway ? 503 : 204).end();
  });
};

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ services: { content, orders } });
});
afterAll(() => bff.stop());
beforeEach(() => void asked.splice(0));

const formOf = (fields: Record<string, string>, files: Record<string, number> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, count] of Object.entries(files)) {
    for (let file = 0; file < count; file++)
      form.append(name, new Blob([`picture ${stored.size + file}`]), `${file}.png`);
  }
  return form;
};
const calls = () => asked.map(({ call }) => call);
const sentTo = (call: string) => asked.find((one) => one.call === call)?.json;

describe('a slider', () => {
  const texts = { category: ' home ', name: 'Harmattan sale', description: 's' };

  it('is made of a form: its description is the short one, its first picture the slide’s, others are taken back', async () => {
    const body = formOf(texts, { images: 2 });
    const [first, second] = [0, 1].map((file) => `picture ${stored.size + file}`);
    const answer = await bff.call('POST', '/api/imagesliders', { person: admin, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: 4,
      category: 'home',
      name: 'Harmattan sale',
      shortDescription: 's',
      longDescription: null,
      imageUrl: '/media/1/640.webp',
    });
    expect(sentTo('POST /sliders/image')).toEqual({
      category: 'home',
      name: 'Harmattan sale',
      shortDescription: 's',
      mediaUrl: `/media/${stored.get(String(first))}/640.webp`,
    });
    expect(calls()).toContain(`DELETE /media/${stored.get(String(second))}`);
  });

  it('keeps its short description under the name by which it is read, too', async () => {
    const body = formOf({ shortDescription: 'Dry season' }, {});
    expect((await bff.call('PUT', '/api/imagesliders/4', { person: admin, body })).status).toBe(200);
    expect(sentTo('PUT /sliders/image/4')).toEqual({ shortDescription: 'Dry season' });
  });

  it.each([
    ['imagesliders', texts, {}, 'At least one image is required.'],
    ['videosliders', texts, {}, 'At least one video is required.'],
    ['imagesliders', { ...texts, category: ' ' }, { images: 1 }, 'Category is required.'],
    ['imagesliders', { category: 'home' }, { images: 1 }, 'Slide Name is required.'],
  ])('of /%s is not made of %j and files %j: %s', async (name, fields, files, sentence) => {
    const answer = await bff.call('POST', `/api/${name}`, { person: admin, body: formOf(fields, files) });
    expect([answer.status, answer.body.issues[0].message]).toEqual([400, sentence]);
    const uploads = calls().filter((call) => call === 'POST /media').length;
    expect(calls().filter((call) => call.startsWith('DELETE /media/'))).toHaveLength(uploads);
    expect(calls().filter((call) => call.includes('/sliders/'))).toEqual([]);
  });

  it('keeps its video where a change brings none, also behind a doubled slash', async () => {
    const body = formOf({ name: 'Clip two', longDescription: '' });
    expect((await bff.call('PUT', '/api/videosliders//4', { person: admin, body })).status).toBe(200);
    expect(sentTo('PUT /sliders/video/4')).toEqual({ name: 'Clip two', longDescription: null });
  });

  it.each(['imagesliders', 'videosliders', 'videoslider'])('is listed under /%s, named so', async (name) => {
    const { headers, body } = await bff.get(`/api/${name}?range=[0,0]`);
    expect(headers.get('content-range')).toBe(`${name} 0-0/3`);
    expect(body[0]).toHaveProperty(name === 'imagesliders' ? 'imageUrl' : 'videoUrl', '/media/1/640.webp');
  });
});

it('changed settings are told to orders before they are answered; where it is away they are changed all the same', async () => {
  const change = () => bff.call('PUT', '/api/settings', { person: admin, json: { agentFee: 2 } });
  for (const isAway of [false, true]) {
    isOrdersAway = isAway;
    expect((await change()).status).toBe(200);
    expect(calls()).toEqual(['PUT /settings', 'POST /settings-copy']);
    asked.splice(0);
  }
});

it('the logo is the first of the form’s images', async () => {
  const answer = await bff.call('POST', '/api/images/logo', { person: admin, body: formOf({}, { images: 1 }) });
  expect([answer.status, answer.body]).toEqual([201, ['/media/1/640.webp']]);
  expect(sentTo('PUT /logo')).toEqual({ imageUrl: `/media/${stored.size}/640.webp` });
  const none = await bff.call('POST', '/api/images/logo', { person: admin, body: formOf({}) });
  expect([none.status, none.body.message]).toEqual([400, 'At least one image is required.']);
});

it('settings are changed in cedis, and only what is named', async () => {
  const json = { shipping: { regions: { Savannah: 12.35 } }, phone: '037 202 2410' };
  const { status, body } = await bff.call('PUT', '/api/settings', { person: admin, json });
  expect([status, body.shipping.regions]).toEqual([200, { Savannah: 12.35 }]);
  expect(sentTo('PUT /settings')).toEqual({ shipping: { regions: { Savannah: 1235 } }, phone: '037 202 2410' });
});

it.each([{ agentFee: -1 }, { agentFee: 1.005 }, { agentFee: '1' }, { shipping: { regions: { Savannah: null } } }])(
  'settings are not changed to %j',
  async (json) => {
    expect((await bff.call('PUT', '/api/settings', { person: admin, json })).status).toBe(400);
    expect(calls()).toEqual([]);
  },
);

it('a log report says nothing of whose record shows it, and is not asked for by that', async () => {
  expect((await bff.get('/api/logreports', admin)).body).toEqual([report]);
  expect((await bff.get('/api/logreports?filter={"vendorId":[3]}', admin)).status).toBe(400);
});

it('the audit trail is answered without names where identity can’t tell them', async () => {
  const { status, headers, body } = await bff.get('/api/audit?filter={"resource":"products","id":12}', admin);
  expect([status, headers.get('content-range')]).toEqual([200, 'audit 0-0/1']);
  expect(body).toEqual([{ ...entry, actor: { id: 1, role: 'admin', name: null } }]);
});

it.each([
  ['POST', '/api/imagesliders'],
  ['PUT', '/api/videosliders/4'],
  ['POST', '/api/images/logo'],
  ['PUT', '/api/settings'],
  ['POST', '/api/public-pages'],
  ['PUT', '/api/logreports/8'],
])('%s %s is refused by role before anything is read or stored', async (method, path) => {
  for (const [person, status] of [
    [undefined, 401],
    [customer, 403],
    [vendor, 403],
  ] as const) {
    const body = formOf({ category: ' ' }, { images: 1 });
    const answer = await bff.call(method, path, { body, ...(person ? { person } : {}) });
    expect(answer.status).toBe(status);
  }
  expect(calls()).toEqual([]);
});
