import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { sliderListRules } from '@shop/contracts/rest/sliders';
import { newSliderSchema, sliderChangeSchema, sliderKindSchema } from '@shop/contracts/services/content';
import type express from 'express';
import { z } from 'zod';
import { addSlider, changeSlider, deleteSlider, sliderNotFound, type SliderParts } from './change-sliders.ts';
import { findSlider, listSliders, sliderMedia } from './slider-store.ts';

const MAX_SLIDES = 20;
const byKind = z.object({ kind: sliderKindSchema });
const byId = byKind.extend({ id: idTextSchema });
const listSchema = listQuerySchema(sliderListRules);

export function sliderRoutes(router: express.Router, parts: SliderParts): void {
  const { database } = parts;

  router.get('/sliders/:kind/addresses', async (req, res) => {
    res.json(await sliderMedia(database, params(req, byKind).kind, MAX_SLIDES));
  });

  router.get('/sliders/:kind', async (req, res) => {
    res.json(await listSliders(database, params(req, byKind).kind, query(req, listSchema)));
  });

  router.get('/sliders/:kind/:id', async (req, res) => {
    const { kind, id } = params(req, byId);
    const slider = await findSlider(database, kind, id);
    if (!slider) throw sliderNotFound(kind);
    res.json(slider);
  });

  router.post('/sliders/:kind', async (req, res) => {
    requirePerson(req, 'admin');
    res.status(201).json(await addSlider(parts, params(req, byKind).kind, body(req, newSliderSchema)));
  });

  router.put('/sliders/:kind/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const { kind, id } = params(req, byId);
    res.json(await changeSlider(parts, kind, id, body(req, sliderChangeSchema)));
  });

  router.delete('/sliders/:kind/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const { kind, id } = params(req, byId);
    await deleteSlider(parts, kind, id);
    res.status(204).end();
  });
}
