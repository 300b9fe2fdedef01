import type express from 'express';
import type { KeptAnswer } from '../public-cache/kept-answer.ts';
import { sendJson, takesGzip } from './send-json.ts';

/** Sends a kept answer, compressed where the browser takes it, or a 304 where the browser has it already. */
export function sendKept(req: express.Request, res: express.Response, kept: KeptAnswer): void {
  res.setHeader('ETag', kept.etag);
  res.setHeader('Cache-Control', 'no-cache');
  if (kept.contentRange) res.setHeader('Content-Range', kept.contentRange);
  if (req.headers['if-none-match']?.includes(kept.etag)) {
    res.setHeader('Vary', 'Accept-Encoding');
    return void res.status(304).end();
  }
  sendJson(res, kept.body, kept.gzipped !== null && takesGzip(req) ? kept.gzipped : null);
}
