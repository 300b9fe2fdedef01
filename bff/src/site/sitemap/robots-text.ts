/** What search engines may look at: the public pages, and none of people's own. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /customer/browse',
    'Allow: /customer/product/',
    'Disallow: /customer',
    'Disallow: /delivery',
    'Disallow: /vendor',
    'Disallow: /admin',
    'Disallow: /payment-callback',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
