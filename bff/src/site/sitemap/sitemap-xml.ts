import { escapeText } from '../head/escape-text.ts';

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const located = (tag: 'url' | 'sitemap', urls: readonly string[]): string[] =>
  urls.map((url) => `<${tag}><loc>${escapeText(url)}</loc></${tag}>`);

/** A file of the sitemap: whole addresses of pages. */
export const sitemapXml = (urls: readonly string[]): string =>
  [OPENING, `<urlset ${NAMESPACE}>`, ...located('url', urls), '</urlset>', ''].join('\n');

/** The sitemap that names the others. */
export const sitemapIndexXml = (urls: readonly string[]): string =>
  [OPENING, `<sitemapindex ${NAMESPACE}>`, ...located('sitemap', urls), '</sitemapindex>', ''].join('\n');
