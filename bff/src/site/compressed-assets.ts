import express from 'express';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves files that never change, in the form that the build has compressed where there is one and the browser takes it. */
export function compressedAssets(directory: string): express.RequestHandler {
  const router = express.Router();
  router.use((req, res, next) => {
    res.vary('Accept-Encoding');
    if (
      req.acceptsEncodings('br') &&
      /^\/[\w.-]+\.(js|css)$/.test(req.path) &&
      existsSync(join(directory, `${req.path}.br`))
    ) {
      req.url = req.url.replace(req.path, `${req.path}.br`);
    }
    next();
  });
  router.use(
    express.static(directory, {
      immutable: true,
      maxAge: YEAR_MS,
      setHeaders: (res, file) => {
        if (extname(file) !== '.br') return;
        res.setHeader('Content-Encoding', 'br');
        res.setHeader('Content-Type', `text/${file.endsWith('.js.br') ? 'javascript' : 'css'}; charset=utf-8`);
      },
    }),
  );
  return router;
}
