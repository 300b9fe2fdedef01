import { contentRange } from '@shop/contracts/list';
import compression from 'compression';
import type express from 'express';
import { ListAnswer, type Route, WithStatus } from './route.ts';

const compress = compression();

export const rangeOf = ({ list = 'rows' }: Pick<Route, 'list'>, { rows, offset, total }: ListAnswer<unknown>) =>
  contentRange(list, offset, rows.length, total);

/** Sends what a route answered to this caller alone. */
export function sendAnswer(
  route: Pick<Route, 'list' | 'status'>,
  req: express.Request,
  res: express.Response,
  answer: unknown,
): void {
  const { status, told } =
    answer instanceof WithStatus
      ? { status: answer.status, told: answer.answer as unknown }
      : { status: route.status ?? 200, told: answer };
  res.status(status).set('Cache-Control', 'no-store');
  if (status === 204) return void res.end();
  compress(req, res, () => undefined);
  if (told instanceof ListAnswer) res.set('Content-Range', rangeOf(route, told)).json(told.rows);
  else res.json(told);
}
