import { escapeText, jsonInScript } from './escape-text.ts';
import type { PageHead } from './page-head.ts';
import { absolute, type ShopFacts } from './shop-facts.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}" />`;

/** A head as HTML. Every text in it is escaped. */
export function htmlOfHead(head: PageHead, { shopName, publicUrl, logoUrl }: ShopFacts): string {
  const { title, shareTitle = title, description, canonicalPath, price, facts } = head;
  const url = canonicalPath === null ? null : absolute(publicUrl, canonicalPath);
  const image = head.imageUrl ?? logoUrl;
  return [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', description),
    url === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeText(url)}" />${meta('property', 'og:url', url)}`,
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:type', price === undefined ? 'website' : 'product'),
    meta('property', 'og:title', shareTitle),
    meta('property', 'og:description', description),
    ...(image ? [meta('property', 'og:image', absolute(publicUrl, image))] : []),
    meta('name', 'twitter:card', head.imageUrl ? 'summary_large_image' : 'summary'),
    ...(price === undefined
      ? []
      : [meta('property', 'product:price:amount', price), meta('property', 'product:price:currency', 'GHS')]),
    ...(facts ? [`<script type="application/ld+json">${jsonInScript(facts)}</script>`] : []),
  ].join('\n    ');
}
