import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  type LogReport,
  logReportChangeSchema,
  logReportListRules,
  logReportSchema,
} from '@shop/contracts/rest/log-reports';
import type { LogReportView } from '@shop/contracts/services/content';
import { z } from 'zod';
import type { Downstream } from '../downstream/downstream.ts';
import { ListAnswer, route } from './route.ts';

const byId = z.object({ id: idTextSchema });
const who = ['admin'] as const;

const logReportJson = (report: LogReportView): LogReport => logReportSchema.parse(report);

export const logReportRoutes = ({ content }: Downstream) => [
  route({
    method: 'GET',
    path: '/logreports',
    summary: 'What the shop itself has reported, newest first.',
    who,
    query: listQuerySchema(logReportListRules),
    answer: logReportSchema,
    list: 'logreports',
    handle: async ({ query }) => {
      const { rows, total } = await content.logReports(query);
      return new ListAnswer(rows.map(logReportJson), query.offset, total);
    },
  }),
  route({
    method: 'GET',
    path: '/logreports/:id',
    summary: 'One log report.',
    who,
    params: byId,
    answer: logReportSchema,
    handle: async ({ params }) => logReportJson(await content.logReport(params.id)),
  }),
  route({
    method: 'PUT',
    path: '/logreports/:id',
    summary: 'Change the message and the level of a log report; its title stays as it was.',
    who,
    params: byId,
    body: logReportChangeSchema,
    answer: logReportSchema,
    handle: async ({ params, body }) => logReportJson(await content.changeLogReport(params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/logreports/:id',
    summary: 'Delete a log report.',
    who,
    params: byId,
    status: 204,
    handle: ({ params }) => content.deleteLogReport(params.id),
  }),
];
