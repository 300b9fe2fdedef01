import { notFound } from '@shop/chassis/errors/problem';
import compression from 'compression';
import express from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Vite names these by their content: such a file never changes. */
const ASSETS = '/backoffice/assets';
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** The public page of a product has a documented address there too; the storefront shows it. */
const OF_THE_STOREFRONT = /^\/admin\/product\/productdetail\//i;
const OWN = /^\/(admin|vendor)(\/|$)/;

/** Serves the back office that was built to a folder: its files, and its one page for the addresses of admins and vendors. */
export function backOffice(directory: string): express.RequestHandler {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) {
    throw new Error(`The back office is not built: ${page} is missing. Run npm start, or npm run build in backoffice.`);
  }
  const router = express.Router();
  router.use(compression());
  router.use(ASSETS, express.static(join(directory, 'assets'), { immutable: true, maxAge: YEAR_MS }), () => {
    throw notFound();
  });
  router.use('/backoffice', express.static(directory, { index: false, maxAge: 0 }));
  router.get('/{*path}', (req, res, next) => {
    if (!OWN.test(req.path) || OF_THE_STOREFRONT.test(req.path) || !req.accepts('html')) return next();
    res.set('Cache-Control', 'no-cache').set('X-Robots-Tag', 'noindex').sendFile(page);
  });
  return router;
}
