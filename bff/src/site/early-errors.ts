import { Problem } from '@shop/chassis/errors/problem';
import { problemOf } from '@shop/chassis/http/error-handler';
import type { Logger } from '@shop/chassis/log/logger';
import type express from 'express';

/** Answers what went wrong before a request reached the calls: a body that is too large, an address that can't be read. */
export const earlyErrors =
  (logger: Logger): express.ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const known = problemOf(error);
    if (!known) logger.error({ err: error }, 'unexpected error');
    const problem = known ?? new Problem(500, 'unexpected', 'Something went wrong on our side. Please try again.');
    res.status(problem.status).json(problem.body());
  };
