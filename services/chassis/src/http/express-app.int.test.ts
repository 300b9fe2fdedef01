import type { RequestListener } from 'node:http';
import { createExpressApp } from './express-app.ts';
import { listen } from './listen.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function serve(app: RequestListener): Promise<string> {
  const { url, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  closing.push(close);
  return url;
}

test('a server makes each request and response as an app wants it, so that none has to be changed', async () => {
  const { request, response } = createExpressApp();
  const url = await serve((req, res) => {
    const made = [Object.getPrototypeOf(req), Object.getPrototypeOf(res)];
    res.end(String(made[0] === request && made[1] === response));
  });
  expect(await (await fetch(url)).text()).toBe('true');
});

test('requests of several apps are of one kind, and each finds the settings of its own app', async () => {
  const apps = ['one', 'other'].map((name) => {
    const app = createExpressApp();
    app.set('name', name);
    app.get('/', (req, res) => void res.json([req.app.get('name'), res.app.get('name')]));
    return app;
  });
  const answers = apps.map(async (app) => (await fetch(await serve(app))).json());
  expect(await Promise.all(answers)).toEqual([
    ['one', 'one'],
    ['other', 'other'],
  ]);
});

test('what trusts a proxy reads the caller’s address by the settings of its app', async () => {
  const app = createExpressApp();
  app.set('trust proxy', 1);
  app.get('/', (req, res) => void res.json({ ip: req.ip, isSecure: req.secure }));
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  expect(await (await fetch(await serve(app), { headers })).json()).toEqual({ ip: '203.0.113.7', isSecure: true });
});
