import { escapeText, jsonInScript } from './escape-text.ts';
import { htmlOfHead } from './html-of-head.ts';
import { pageWithHead } from './page-with-head.ts';
import { shortText } from './short-text.ts';

const shop = { shopName: 'Akwadaa & Sons', publicUrl: 'https://shop.example', logoUrl: '/media/logo/640.webp' };
const HOSTILE = `</title><script>alert("1")</script> & 'quoted' <!--`;

describe('texts in a page’s head', () => {
  test('nothing that a vendor writes becomes a tag or leaves its attribute', () => {
    const html = htmlOfHead(
      {
        title: HOSTILE,
        description: HOSTILE,
        canonicalPath: `/x?"${HOSTILE}`,
        imageUrl: `/media/"onload="x`,
        facts: { name: HOSTILE },
      },
      shop,
    );
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html.match(/<[a-z]+/g)?.filter((tag) => !['<title', '<meta', '<link', '<script'].includes(tag))).toEqual([]);
    expect(html).not.toContain('<!--');
    for (const [, content] of html.matchAll(/(?:content|href)="([^"]*)"/g)) expect(content).not.toMatch(/[<>]/);
  });

  test('facts for machines read back as they were', () => {
    const facts = { name: `${HOSTILE}\u2028` };
    expect(JSON.parse(jsonInScript(facts))).toEqual(facts);
    expect(jsonInScript(facts)).not.toMatch(/[<>&\u2028]/);
  });

  test('escaping leaves letters of every script alone', () => {
    expect(escapeText('Ɛfua’s ₵ "Kente"')).toBe('Ɛfua’s ₵ &quot;Kente&quot;');
  });

  test('a page without an address for search engines says so, and names none', () => {
    const html = htmlOfHead({ title: 'Cart', description: 'x', canonicalPath: null }, shop);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|og:url/);
  });

  test('where a page has no picture the logo is shown', () => {
    const html = htmlOfHead({ title: 'About', description: 'x', canonicalPath: '/about' }, shop);
    expect(html).toContain('property="og:image" content="https://shop.example/media/logo/640.webp"');
  });

  test('a long text is cut at a word, a short one is left', () => {
    expect(shortText('  two\n lines ')).toBe('two lines');
    const cut = shortText(`${'word '.repeat(60)}`);
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(181);
  });
});

describe('the built page', () => {
  const built = `<!doctype html><html><head>
    <meta charset="utf-8" />
    <meta name="description" content="Built" />
    <title>Built</title>
    <script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`;

  test('gets one title and one description, and keeps everything else', () => {
    const page = pageWithHead(built, '<title>Kente $& romper</title>\n    <meta name="description" content="Own" />');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<title>Kente $& romper</title>');
    expect(page).toContain('<script type="module" src="/assets/index.js"></script>');
    expect(page.indexOf('Kente')).toBeLessThan(page.indexOf('</head>'));
  });

  test('without a head is sent as it is', () => {
    expect(pageWithHead('<p>plain</p>', '<title>x</title>')).toBe('<p>plain</p>');
  });
});
