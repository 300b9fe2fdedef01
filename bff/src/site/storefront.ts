import { notFound } from '@shop/chassis/errors/problem';
import type { Logger } from '@shop/chassis/log/logger';
import compression from 'compression';
import express from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressedAssets } from './compressed-assets.ts';
import { sitePage } from './site-page.ts';
import type { SiteReader } from './site-reader.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

/** Vite names these by their content: such a file never changes. */
const HASHED_ASSETS = '/assets';
/** No address of a page ends so: slugs, ids and order numbers have no dot. */
const NAMES_A_FILE = /\.[^./]+$/;

interface Surroundings {
  publicUrl: string;
  reader: SiteReader;
  logger: Logger;
}

/** Serves the storefront that was built to a folder: its files, and its one page for every other address that names no file. */
export function storefront(directory: string, surroundings: Surroundings): express.RequestHandler {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) {
    throw new Error(`The storefront is not built: ${file} is missing. Run npm start, or npm run build in storefront.`);
  }
  const page = sitePage({ file, ...surroundings });
  const router = express.Router();
  router.use(compression());
  router.use(sitemapRoutes(surroundings.publicUrl, surroundings.reader));
  router.use(HASHED_ASSETS, compressedAssets(join(directory, 'assets')), () => {
    throw notFound();
  });
  router.use(express.static(directory, { index: false, maxAge: 0 }));
  router.get('/{*path}', (req, res, next) => {
    if (NAMES_A_FILE.test(req.path) || !req.accepts('html')) return next();
    return page(req, res, next);
  });
  return router;
}
