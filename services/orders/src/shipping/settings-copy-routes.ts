import type express from 'express';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import type { ContentClient } from '../clients/content-client.ts';
import { askForRates } from './shipping-rates.ts';

/** Brings the copy of the settings up to date at once; the event that tells of a change may be on its way still. */
export function settingsCopyRoutes(
  router: express.Router,
  { database, content }: { database: Database; content: ContentClient },
): void {
  router.post('/settings-copy', async (req, res) => {
    requirePerson(req, 'admin');
    await askForRates(database, content);
    res.status(204).end();
  });
}
