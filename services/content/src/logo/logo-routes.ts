import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { body } from '@shop/chassis/http/door';
import { newLogoSchema } from '@shop/contracts/services/content';
import type express from 'express';

export function logoRoutes(
  router: express.Router,
  { database, outbox, now }: { database: Database; outbox: Outbox; now: () => Date },
): void {
  router.get('/logo', async (_req, res) => {
    const rows = await database.query<{ image_url: string }>('SELECT image_url FROM logo ORDER BY id DESC LIMIT 1');
    res.json(rows.map(({ image_url }) => image_url));
  });

  router.put('/logo', async (req, res) => {
    requirePerson(req, 'admin');
    const { imageUrl } = body(req, newLogoSchema);
    await database.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO logo (image_url, created_at) VALUES ($1, $2) RETURNING id',
        [imageUrl, now()],
      );
      outbox.append(tx, { type: 'content.logo-changed.v1', payload: { imageUrl, version: row?.id ?? 1 } });
    });
    res.status(204).end();
  });
}
