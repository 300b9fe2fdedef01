import { requirePerson } from '@shop/chassis/auth/authenticate';
import type { Database } from '@shop/chassis/database/database';
import { query } from '@shop/chassis/http/door';
import { listQuerySchema } from '@shop/contracts/list';
import { auditListRules } from '@shop/contracts/rest/audit';
import type express from 'express';
import { listAudit } from './audit-store.ts';

const listSchema = listQuerySchema(auditListRules);

export function auditRoutes(router: express.Router, { database }: { database: Database }): void {
  router.get('/audit', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listAudit(database, query(req, listSchema)));
  });
}
