import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import type { Outbox } from '@shop/chassis/events/outbox';
import { body } from '@shop/chassis/http/door';
import { settingsInputSchema } from '@shop/contracts/services/content';
import type express from 'express';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './settings-store.ts';
import { shopPhoneSchema } from './shop-phone.ts';

const inputSchema = settingsInputSchema.extend({ phone: shopPhoneSchema.optional() });

export function settingsRoutes(router: express.Router, parts: { database: Database; outbox: Outbox }): void {
  router.get('/settings', async (_req, res) => {
    res.json(await readSettings(parts.database));
  });

  router.put('/settings', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await changeSettings(parts, body(req, inputSchema)));
  });
}
