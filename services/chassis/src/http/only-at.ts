import type express from 'express';

/** Sends calls to these paths there; no other is compared with each of its routes. */
export const onlyAt =
  (paths: readonly string[], handler: express.RequestHandler): express.RequestHandler =>
  (req, res, next) =>
    paths.includes(req.path) ? handler(req, res, next) : next();
