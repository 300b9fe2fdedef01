import { requirePerson } from '@shop/chassis/auth/authenticate';
import { forbidden, notFound } from '@shop/chassis/errors/problem';
import { params, query } from '@shop/chassis/http/door';
import { idTextSchema } from '@shop/contracts/ids';
import { mediaKindSchema } from '@shop/contracts/services/content';
import express from 'express';
import { z } from 'zod';
import { removeMedia } from './media-folder.ts';
import { deleteFreshMedia } from './media-store.ts';
import { type MediaParts, refuseTooLarge, storeMedia } from './store-media.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;
/** A form that came to nothing takes its files back within this time; later a file may be shown somewhere. */
const TAKE_BACK_MS = 3600 * 1000;

/** A private upload is a picture, and names whose it is. */
const uploadSchema = z.union([
  z.object({ kind: z.literal('image'), private: z.literal('true'), ownerId: idTextSchema }),
  z.object({ kind: mediaKindSchema, private: z.undefined().optional() }).transform(({ kind }) => ({
    kind,
    ownerId: null,
  })),
]);
const byId = z.object({ id: idTextSchema });

export function mediaRoutes(router: express.Router, parts: MediaParts): void {
  router.post('/media', async (req, res) => {
    const { id: uploadedBy, role } = requirePerson(req, 'vendor', 'admin');
    const { kind, ownerId } = query(req, uploadSchema);
    if (ownerId !== null && role !== 'admin') throw forbidden();
    refuseTooLarge(kind, Number(req.get('content-length') ?? 0));
    res.status(201).json(await storeMedia(parts, { kind, uploadedBy, ownerId }, req));
  });

  router.delete('/media/:id', async (req, res) => {
    const person = requirePerson(req, 'vendor', 'admin');
    const after = new Date(parts.now().getTime() - TAKE_BACK_MS);
    const place = await deleteFreshMedia(parts.database, { id: params(req, byId).id, uploadedBy: person.id, after });
    if (!place) throw notFound();
    await removeMedia(parts.mediaDir, place);
    res.status(204).end();
  });

  // Only files that this service made lie here, each under an unguessable key, so their types are what their names say.
  router.use(
    '/media',
    express.static(parts.mediaDir, {
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: YEAR_MS,
      redirect: false,
    }),
  );
}
