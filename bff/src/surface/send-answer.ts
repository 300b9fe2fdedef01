import { contentRange } from '@shop/contracts/list';
import type express from 'express';
import { gzipped } from '../compression/gzipped.ts';
import { ListAnswer, type Route, WithStatus } from './route.ts';
import { sendJson, takesGzip } from './send-json.ts';

export const rangeOf = ({ list = 'rows' }: Pick<Route, 'list'>, { rows, offset, total }: ListAnswer<unknown>) =>
  contentRange(list, offset, rows.length, total);

/** Sends what a route answered to this caller alone. */
export async function sendAnswer(
  route: Pick<Route, 'list' | 'status'>,
  req: express.Request,
  res: express.Response,
  answer: unknown,
): Promise<void> {
  const { status, told } =
    answer instanceof WithStatus
      ? { status: answer.status, told: answer.answer as unknown }
      : { status: route.status ?? 200, told: answer };
  res.status(status).setHeader('Cache-Control', 'no-store');
  if (status === 204) return void res.end();
  if (told instanceof ListAnswer) res.setHeader('Content-Range', rangeOf(route, told));
  const body = Buffer.from(JSON.stringify(told instanceof ListAnswer ? told.rows : told));
  sendJson(res, body, takesGzip(req) ? await gzipped(body) : null);
}
