import { robotsText } from './robots-text.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('a sitemap names whole addresses, escaped', () => {
  expect(sitemapXml(['https://shop.example/customer/browse?category=1&x=<'])).toContain(
    '<url><loc>https://shop.example/customer/browse?category=1&amp;x=&lt;</loc></url>',
  );
  expect(sitemapIndexXml(['https://shop.example/sitemap-pages.xml'])).toContain('<sitemap><loc>https://shop.example/');
});

test('search engines are kept from people’s own pages and find the sitemap', () => {
  const lines = robotsText('https://shop.example').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /customer',
      'Allow: /customer/product/',
      'Disallow: /delivery',
      'Sitemap: https://shop.example/sitemap.xml',
    ]),
  );
});
