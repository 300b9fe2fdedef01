import { tooMany } from '@shop/chassis/errors/problem';
import type express from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

const WINDOW_S = 60;

/** Whoever has an IPv6 address has a whole network of them; to find its name takes longer than to count a call. */
const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: (address) => ipKeyGenerator(address) });

/** Refuses an address that calls far more often than the people behind it can, until its minute is over. */
export const limitCalls = (callsPerMinute: number): express.RequestHandler =>
  rateLimit({
    windowMs: WINDOW_S * 1000,
    limit: callsPerMinute,
    legacyHeaders: false,
    keyGenerator: ({ ip = 'unknown' }) => networks.memo(ip),
    // A header of the client's own choice counts for nothing, and is no reason to complain either.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_req, res) => {
      const problem = tooMany('There are too many calls from your connection. Please wait a minute.', WINDOW_S);
      res.status(problem.status).set('Retry-After', String(WINDOW_S)).json(problem.body());
    },
  });
