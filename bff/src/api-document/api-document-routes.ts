import compression from 'compression';
import express from 'express';
import type { Route } from '../surface/route.ts';
import { apiPage } from './api-page.ts';
import { openApi } from './open-api.ts';

const CACHE = 'public, max-age=300';

/** Serves what describes a table of routes: the OpenAPI document for programs, and a page for people. Made once, when first asked for. */
export function apiDocumentRoutes(routes: readonly Route[]): express.Router {
  let made: { document: string; page: string } | undefined;
  const documents = () => {
    if (!made) {
      const document = openApi(routes);
      made = { document: JSON.stringify(document), page: apiPage(document).text };
    }
    return made;
  };
  const router = express.Router();
  const compress = compression();
  router.get('/openapi.json', compress, (_req, res) => {
    res.set('Cache-Control', CACHE).type('json').send(documents().document);
  });
  router.get('/docs', compress, (_req, res) => {
    res.set('Cache-Control', CACHE).type('html').send(documents().page);
  });
  return router;
}
