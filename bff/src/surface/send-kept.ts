import type express from 'express';
import type { KeptAnswer } from '../public-cache/kept-answer.ts';

/** Sends a kept answer, compressed where the browser takes it, or a 304 where the browser has it already. */
export function sendKept(req: express.Request, res: express.Response, kept: KeptAnswer): void {
  res.setHeader('ETag', kept.etag);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (kept.contentRange) res.setHeader('Content-Range', kept.contentRange);
  if (req.headers['if-none-match']?.includes(kept.etag)) return void res.status(304).end();
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const compressed = kept.gzipped !== null && req.acceptsEncodings('gzip') === 'gzip' ? kept.gzipped : null;
  if (compressed) res.setHeader('Content-Encoding', 'gzip');
  const body = compressed ?? kept.body;
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
