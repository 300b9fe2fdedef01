import { startStubService, type StubService } from '@shop/testing/stub-service';
import express from 'express';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type StartedBff, startBff, tokenOf, vendor } from '../../test/start-bff.ts';
import { storefront } from './storefront.ts';

const PAGE = '<!doctype html><title>Akwadaa</title><div id="root"></div>';
const ASSET = `export const text = '${'x'.repeat(5000)}';`;
const heard: string[] = [];

/** Serves what a media folder would, and notes what it was asked. */
const media = (name: string) => (router: express.Router) => {
  router.use((req, _res, next) => {
    heard.push(`${name} ${req.method} ${req.url}`);
    next();
  });
  router.get('/media/:key/:file', (_req, res) => {
    res.set({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    res.set('content-security-policy', "default-src 'none'").send(Buffer.from('a picture'));
  });
};

let folder: string;
let sandbox: StubService;
let replica: StubService;
let bff: StartedBff;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'index-Dz8f44iK.js'), ASSET);
  await writeFile(join(folder, '.env'), 'SECRET=1');
  sandbox = await startStubService((router) => {
    router.use(express.urlencoded());
    router.get('/checkout/:reference', (_req, res) => void res.send('<form method="post"></form>'));
    router.post('/checkout/:reference', (req, res) => void res.redirect(303, `/callback?outcome=${req.body.outcome}`));
  });
  replica = await startStubService(media('one'));
  bff = await startBff({
    env: {
      STOREFRONT_DIR: folder,
      SANDBOX_URL: sandbox.url,
      CONTENT_URL: replica.url,
      METRICS_PORT: '0',
    },
  });
});
afterAll(async () => {
  await bff.stop();
  await replica.stop();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  heard.length = 0;
});

describe('the storefront’s page', () => {
  const html = { accept: 'text/html,*/*' };

  it.each(['/', '/customer/orders', '/pages/sizing', '/payment-callback?reference=x', '/index.html'])(
    'answers at %s, checked anew each time',
    async (path) => {
      const { status, text, headers } = await bff.get(path, undefined, html);
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
    },
  );

  it('lets scripts come from this origin alone and no one frame it', async () => {
    const policy = (await bff.get('/', undefined, html)).headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map((text) => text.trim().split(/ (.*)/, 2) as [string, string]));
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.has('script-src')).toBe(false);
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('object-src')).toBe("'none'");
  });

  it('stays reachable over plain http where the shop is, and asks for https where it is public', async () => {
    expect((await bff.get('/', undefined, html)).headers.get('strict-transport-security')).toBeNull();
    const secure = await startBff({ env: { STOREFRONT_DIR: folder, PUBLIC_URL: 'https://akwadaa.example' } });
    const { headers } = await secure.get('/', undefined, html);
    expect(headers.get('strict-transport-security')).toMatch(/max-age/);
    expect((await secure.get('/api/nowhere')).headers.get('strict-transport-security')).toMatch(/max-age/);
    expect(headers.get('content-security-policy')).toMatch(/upgrade-insecure-requests/);
    await secure.stop();
  });

  it('is not what an unknown call answers', async () => {
    for (const path of ['/api', '/api/', '/api/nowhere', '//api']) {
      const { status, body } = await bff.get(path, undefined, html);
      expect([status, body?.code]).toEqual([404, 'not_found']);
    }
  });

  it('is not what a missing asset answers', async () => {
    const { status, body } = await bff.get('/assets/gone-12345678.js', undefined, html);
    expect([status, body?.code]).toEqual([404, 'not_found']);
  });

  it.each(['/images/none.jpg', '/favicon-xyz.png', '/customer/orders/list.CSV'])(
    'is not what a missing file answers: %s',
    async (path) => {
      const { status, body } = await bff.get(path, undefined, html);
      expect([status, body?.code]).toEqual([404, 'not_found']);
    },
  );

  it('has assets that never change and travel compressed', async () => {
    const { status, text, headers } = await bff.get('/assets/index-Dz8f44iK.js', undefined, {
      'accept-encoding': 'gzip',
    });
    expect([status, text]).toEqual([200, ASSET]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('has assets that the build has compressed already, for those who take them so', async () => {
    const asked = (encodings: string) =>
      bff.get('/assets/index-Dz8f44iK.js', undefined, { 'accept-encoding': encodings });
    await writeFile(join(folder, 'assets', 'index-Dz8f44iK.js.br'), brotliCompressSync(ASSET));
    for (const [encodings, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { status, text, headers } = await asked(encodings);
      expect([status, text, headers.get('content-encoding')]).toEqual([200, ASSET, encoding]);
      expect(headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toMatch(/Accept-Encoding/i);
    }
  });

  it.each(['/.env', '/assets/../.env', '/%2e%2e/package.json', '/..%2fpackage.json'])(
    'does not give away %s',
    async (path) => {
      const { text } = await bff.get(path, undefined, html);
      expect(text).not.toMatch(/SECRET|"name"/);
    },
  );

  it('is not served where it was not built', () => {
    expect(() => storefront(join(folder, 'nowhere'), {} as never)).toThrow('is not built');
  });
});

describe('media', () => {
  it('are passed on as they are stored', async () => {
    const { status, text, headers } = await bff.get('/media//some-key/640.webp?x=1');
    expect([status, text, headers.get('content-type')]).toEqual([200, 'a picture', 'image/webp']);
    expect(headers.get('cache-control')).toMatch(/immutable/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(heard).toEqual(['one GET /media/some-key/640.webp?x=1']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('are only read here: no %s reaches them', async (method) => {
    const answer = await bff.call(method, '/media/1?kind=image', {
      headers: { authorization: `Bearer ${tokenOf(vendor)}` },
    });
    expect(answer.status).toBe(404);
    expect(heard).toEqual([]);
  });

  it('come from the other replicas when one is away', async () => {
    const NOWHERE = 'http://127.0.0.1:9';
    const two = await startBff({ env: { CONTENT_URL: `${NOWHERE},${replica.url}` } });
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await two.get('/media/some-key/640.webp')).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
    await two.stop();
  });
});

describe('the payment sandbox’s page', () => {
  it('is shown below its own path, and takes what is posted', async () => {
    expect((await bff.get('/paystack-sandbox/checkout/CK-1')).text).toContain('<form');
    const answer = await bff.call('POST', '/paystack-sandbox/checkout/CK-1', {
      body: 'outcome=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/callback?outcome=approve']);
  });

  it('is not there without a sandbox', async () => {
    const real = await startBff();
    expect((await real.get('/paystack-sandbox/checkout/CK-1')).status).toBe(404);
    await real.stop();
  });
});
