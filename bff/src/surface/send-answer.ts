import { contentRange } from '@shop/contracts/list';
import compression from 'compression';
import type express from 'express';
import { ListAnswer, type Route, WithStatus } from './route.ts';

/**
 * Answers are mostly small: with a window of 8 KiB, in place of 32, they become no larger, and preparing to compress costs less
 * than half of the time.
 */
const compress = compression({ windowBits: 13, memLevel: 7 });

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
