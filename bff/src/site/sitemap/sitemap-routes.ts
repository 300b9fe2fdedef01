import { notFound } from '@shop/chassis/errors/problem';
import express from 'express';
import { FIXED_PATHS } from '../head/fixed-heads.ts';
import { productPath } from '../head/product-head.ts';
import { type SiteReader, SITEMAP_ROWS } from '../site-reader.ts';
import { robotsText } from './robots-text.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const HOUR_S = 3600;

/** `robots.txt` and the sitemap: one file of pages, and one for each thousand products. */
export function sitemapRoutes(publicUrl: string, reader: SiteReader): express.Router {
  const router = express.Router();
  const send = (res: express.Response, xml: string) =>
    res.type('application/xml').set('Cache-Control', `public, max-age=${HOUR_S}`).send(xml);

  router.get('/robots.txt', (_req, res) => {
    res.type('text/plain').set('Cache-Control', `public, max-age=${HOUR_S}`).send(robotsText(publicUrl));
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const { products } = await reader.listedPages();
    const files = Array.from(
      { length: Math.ceil(products / SITEMAP_ROWS) },
      (_, place) => `${publicUrl}/sitemap-products-${place + 1}.xml`,
    );
    send(res, sitemapIndexXml([`${publicUrl}/sitemap-pages.xml`, ...files]));
  });
  router.get('/sitemap-pages.xml', async (_req, res) => {
    const { slugs, categoryIds, vendorIds } = await reader.listedPages();
    const paths = [
      ...FIXED_PATHS,
      '/customer/browse',
      ...slugs.map((slug) => `/pages/${slug}`),
      ...categoryIds.map((id) => `/customer/browse?category=${id}`),
      ...vendorIds.map((id) => `/customer/browse?vendor=${id}`),
    ];
    send(res, sitemapXml(paths.map((path) => `${publicUrl}${path}`)));
  });
  router.get('/sitemap-products-:file.xml', async (req, res) => {
    const file = /^[1-9]\d{0,4}$/.test(req.params.file) ? Number(req.params.file) : 0;
    const ids = file === 0 ? [] : await reader.listedProductIds(file);
    if (ids.length === 0) throw notFound();
    send(res, sitemapXml(ids.map((id) => `${publicUrl}${productPath(id)}`)));
  });
  return router;
}
