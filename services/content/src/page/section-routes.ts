import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  newSectionImageSchema,
  newSectionSchema,
  sectionChangeSchema,
  sectionListRules,
} from '@shop/contracts/rest/public-pages';
import type express from 'express';
import { z } from 'zod';
import { isAdmin } from '../access/is-admin.ts';
import { pageNotFound, type PageParts } from './change-pages.ts';
import { addImage, deleteImage } from './change-section-images.ts';
import { addSection, changeSection, deleteSection } from './change-sections.ts';
import { findPage } from './page-store.ts';
import { listSections } from './section-store.ts';

const byId = z.object({ id: idTextSchema });
const listSchema = listQuerySchema(sectionListRules);

export function sectionRoutes(router: express.Router, parts: PageParts): void {
  router.get('/pages/:id/sections', async (req, res) => {
    const { id } = params(req, byId);
    const asked = query(req, listSchema);
    const seen = { invisible: isAdmin(req) };
    if (!(await findPage(parts.database, id, seen))) throw pageNotFound();
    res.json(await listSections(parts.database, id, asked, seen));
  });

  router.post('/pages/:id/sections', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await addSection(parts, params(req, byId).id, body(req, newSectionSchema)));
  });

  router.put('/sections/:id', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await changeSection(parts, params(req, byId).id, body(req, sectionChangeSchema)));
  });

  router.delete('/sections/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await deleteSection(parts, params(req, byId).id);
    res.status(204).end();
  });

  router.post('/sections/:id/images', async (req, res) => {
    requirePerson(req, 'admin');
    const { imageUrl } = body(req, newSectionImageSchema);
    res.status(201).json(await addImage(parts, params(req, byId).id, imageUrl));
  });

  router.delete('/section-images/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await deleteImage(parts, params(req, byId).id);
    res.status(204).end();
  });
}
