import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import { logReportChangeSchema } from '@shop/contracts/rest/log-reports';
import { logReportQueryRules } from '@shop/contracts/services/content';
import type express from 'express';
import { z } from 'zod';
import { changeLogReport, deleteLogReport, logReportNotFound, type LogReportParts } from './change-log-reports.ts';
import { findLogReport, listLogReports } from './log-report-store.ts';

const byId = z.object({ id: idTextSchema });
const listSchema = listQuerySchema(logReportQueryRules);

export function logReportRoutes(router: express.Router, parts: LogReportParts): void {
  router.get('/log-reports', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await listLogReports(parts.database, query(req, listSchema)));
  });

  router.get('/log-reports/:id', async (req, res) => {
    requirePerson(req, 'admin');
    const report = await findLogReport(parts.database, params(req, byId).id);
    if (!report) throw logReportNotFound();
    res.json(report);
  });

  router.put('/log-reports/:id', async (req, res) => {
    requirePerson(req, 'admin');
    res.json(await changeLogReport(parts, params(req, byId).id, body(req, logReportChangeSchema)));
  });

  router.delete('/log-reports/:id', async (req, res) => {
    requirePerson(req, 'admin');
    await deleteLogReport(parts, params(req, byId).id);
    res.status(204).end();
  });
}
