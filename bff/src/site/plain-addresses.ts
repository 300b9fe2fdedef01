import type express from 'express';

/** Doubled and trailing slashes reach the same resource: `/api/imagesliders//7` is `/api/imagesliders/7`. */
export const plainAddresses: express.RequestHandler = (req, _res, next) => {
  const [path = '', ...query] = req.url.split('?');
  const plain = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (plain !== path) req.url = [plain, ...query].join('?');
  next();
};
