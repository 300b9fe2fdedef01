import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productView } from '../../test/product-view.ts';
import { type StartedBff, startBff } from '../../test/start-bff.ts';

const BUILT =
  '<!doctype html><html><head><title>Built</title><meta name="description" content="Built" /></head><body></body></html>';
const settings = {
  ...{ shopName: 'Akwadaa', phone: '+233372022410', email: 'a@b.example', address: 'Tamale', currency: 'GHS' },
  ...{ symbol: '₵', shipping: { defaultPesewas: 0, regions: {} }, agentFeePesewas: 1000, pricing: [], version: 1 },
};
const PRODUCT = '/customer/product/productdetail/12';
const html = { accept: 'text/html' };
const firstLoads = [
  { path: '/', modules: ['/assets/home-x.js'], answers: ['/api/settings'], pictures: { of: 'slider', sizes: '85vw' } },
  {
    path: '/customer/browse',
    query: ['category'],
    modules: [],
    answers: [],
    pictures: { of: 'newest', sizes: '44vw' },
  },
  {
    ...{ path: '/customer/product/productdetail/:id', modules: [], answers: ['/api/products/{id}?a="&b'] },
    pictures: { of: 'product', sizes: '62vw' },
  },
];

let folder: string;
let bff: StartedBff;
let tokens: (string | undefined)[] = [];
let slides: string[] | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  await writeFile(join(folder, 'index.html'), BUILT);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/first-loads.json'), JSON.stringify(firstLoads));
  bff = await startBff({
    env: { STOREFRONT_DIR: folder, PUBLIC_URL: 'https://shop.example' },
    services: {
      content: (router) => {
        router.get('/settings', (_req, res) => void res.json(settings));
        router.get('/logo', (_req, res) => void res.json(['/media/logo/640.webp']));
        router.get('/sliders/image/addresses', (_req, res) => void (slides ? res.json(slides) : res.status(500).end()));
        router.get('/pages', (_req, res) => void res.json({ rows: [], total: 0 }));
      },
      catalog: (router) => {
        router.get('/products/:id', (req, res) => {
          tokens.push(req.headers.authorization);
          if (req.params.id === '12') res.json(productView({ name: 'Romper "<b>" & co' }));
          else res.status(404).json({ message: 'Gone', error: 'Gone', code: 'not_found' });
        });
        router.get('/products', (_req, res) => void res.json({ rows: [productView()], total: 1001 }));
        router.get(
          '/lookups/categories',
          (_req, res) => void res.json({ rows: [{ id: 2, name: 'Dresses' }], total: 1 }),
        );
      },
      identity: (router) => {
        router.get('/vendors', (_req, res) => void res.json({ rows: [], total: 0 }));
      },
    },
  });
});
afterAll(async () => {
  await bff.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  tokens = [];
});

describe('a page’s HTML', () => {
  it('names the product, escaped, and is checked anew by its content', async () => {
    const { status, text, headers } = await bff.get(PRODUCT, undefined, html);
    expect(status).toBe(200);
    expect(text).toContain('<title>Romper &quot;&lt;b&gt;&quot; &amp; co, GHS 75.50 – Akwadaa</title>');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/customer/product/productdetail/12" />');
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await bff.get(PRODUCT, undefined, { ...html, 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is a 404 with the same page where the product is not there', async () => {
    const { status, text } = await bff.get('/customer/product/productdetail/13', undefined, html);
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('is asked for as a visitor, whoever’s token comes along', async () => {
    await bff.call('GET', '/customer/product/productdetail/14', { headers: html, person: { id: 7, role: 'customer' } });
    expect(tokens).toEqual([undefined]);
  });

  it('asks the browser for the scripts, the pictures and the answers that it will need', async () => {
    const { text } = await bff.get(PRODUCT, undefined, html);
    expect(text).toContain('<link rel="preload" as="fetch" crossorigin href="/api/products/12?a=&quot;&amp;b" />');
    expect(text).toMatch(/<link rel="preload" as="image" href="\/media\/ab\/640.webp" imagesrcset="[^"]*320w, [^"]*"/);
    const category = await bff.get('/customer/browse?category=2', undefined, html);
    expect(category.text).toMatch(/href="\/media\/ab\/640.webp" imagesrcset="[^"]*" imagesizes="44vw" \/>/);
  });

  it('does without its first picture where that can’t be told', async () => {
    const { text } = await bff.get('/', undefined, html);
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/home-x.js" />');
    expect(text).not.toContain('as="image"');
    slides = ['https://pictures.example/a.jpg'];
    expect((await bff.get('/', undefined, html)).text).toContain(
      '<link rel="preload" as="image" href="https://pictures.example/a.jpg" />',
    );
  });

  it('asks for nothing where the page is not there', async () => {
    const { text } = await bff.get('/customer/product/productdetail/13', undefined, html);
    expect(text).not.toContain('rel="preload"');
  });

  it('goes out as it was built where the services are away', async () => {
    const alone = await startBff({ env: { STOREFRONT_DIR: folder } });
    const { status, text } = await alone.get(PRODUCT, undefined, html);
    await alone.stop();
    expect([status, text]).toEqual([200, BUILT]);
  });
});

describe('for search engines', () => {
  it('robots.txt names the sitemap, which names a file for each thousand products', async () => {
    expect((await bff.get('/robots.txt')).text).toContain('Sitemap: https://shop.example/sitemap.xml');
    const { text, headers } = await bff.get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(text.match(/<loc>/g)).toHaveLength(3);
    expect(text).toContain('<loc>https://shop.example/sitemap-products-2.xml</loc>');
    expect((await bff.get('/sitemap-pages.xml')).text).toContain('https://shop.example/customer/browse?category=2<');
    expect((await bff.get('/sitemap-products-1.xml')).text).toContain(`https://shop.example${PRODUCT}<`);
  });

  it('a file of the sitemap that can’t be is a 404', async () => {
    for (const file of ['0', 'x', '-1', '123456'])
      expect((await bff.get(`/sitemap-products-${file}.xml`)).status).toBe(404);
  });
});
