import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { notFound } from '@shop/chassis/errors/problem';
import { MEDIA_WIDTHS } from '@shop/contracts/services/content';
import type express from 'express';
import { join } from 'node:path';
import { privateFolder } from './media-folder.ts';
import { ownerOfPrivate } from './media-store.ts';

const FILE_NAMES = new Set(MEDIA_WIDTHS.map((width) => `${width}.webp`));

/** Identity documents: shown to their owner and to admins, and kept by no cache. */
export function privateMediaRoutes(
  router: express.Router,
  { database, mediaDir }: { database: Database; mediaDir: string },
): void {
  router.get('/media/private/:key/:file', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const { id, role } = requirePerson(req);
    const { key, file } = req.params;
    const ownerId = FILE_NAMES.has(file) ? await ownerOfPrivate(database, key) : null;
    if (ownerId === null || (role !== 'admin' && ownerId !== id)) throw notFound();
    // The key is one that the table knows, so it leads nowhere else.
    res.sendFile(join(key, file), {
      root: privateFolder(mediaDir),
      cacheControl: false,
      etag: false,
      lastModified: false,
    });
  });
}
