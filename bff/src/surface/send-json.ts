import type express from 'express';

/** Whether the browser understands a compressed answer. */
export const takesGzip = (req: express.Request): boolean => req.acceptsEncodings('gzip') === 'gzip';

/** Sends serialised JSON, the compressed form of it where there is one. */
export function sendJson(res: express.Response, body: Buffer, gzipped: Buffer | null): void {
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (gzipped) res.setHeader('Content-Encoding', 'gzip');
  const sent = gzipped ?? body;
  res.setHeader('Content-Length', sent.length);
  res.end(sent);
}
