import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { newPageSchema, pageChangeSchema, pageListRules } from '@shop/contracts/rest/public-pages';
import type express from 'express';
import { z } from 'zod';
import { isAdmin } from '../access/is-admin.ts';
import { addPage, changePage, deletePage, pageNotFound, type PageParts } from './change-pages.ts';
import { findPage, listPages } from './page-store.ts';

const byId = z.object({ id: idTextSchema });
const listSchema = listQuerySchema(pageListRules);

export function pageRoutes(router: express.Router, parts: PageParts): void {
  router.get('/pages', async (req, res) => {
    res.json(await listPages(parts.database, query(req, listSchema), { invisible: isAdmin(req) }));
  });

  router.get('/pages/:id', async (req, res) => {
    const page = await findPage(parts.database, params(req, byId).id, { invisible: isAdmin(req) });
    if (!page) throw pageNotFound();
    res.json(page);
  });

  router.post('/pages', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await addPage(parts, body(req, newPageSchema)));
  });

  router.put('/pages/:id', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await changePage(parts, params(req, byId).id, body(req, pageChangeSchema)));
  });

  router.delete('/pages/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await deletePage(parts, params(req, byId).id);
    res.status(204).end();
  });
}
