import { startBff, type StartedBff } from '../../test/start-bff.ts';

let bff: StartedBff;
beforeAll(async () => (bff = await startBff()));
afterAll(() => bff.stop());

test('anyone may read the document, also while every service is away', async () => {
  const { status, body, headers } = await bff.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body).toMatchObject({ openapi: '3.1.1', paths: { '/payments/initiate': {}, '/carts/me/current': {} } });
});

test('the page shows every call once and asks for nothing else: no script, no picture, no other host', async () => {
  const [page, document] = [await bff.get('/api/docs'), await bff.get('/api/openapi.json')];
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const calls = Object.values(document.body.paths as object).flatMap((path: object) => Object.keys(path));
  expect(page.text.match(/<article/g)).toHaveLength(calls.length);
  const ids = [...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.text).not.toMatch(/<script|<img|https?:\/\/|url\(|@import| on\w+=/i);
});
