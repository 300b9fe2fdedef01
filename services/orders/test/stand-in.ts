import express from 'express';
import { Problem } from '@shop/chassis/errors/problem';

export interface Behaviour {
  /** Every call is answered as by a service that is away. */
  isAway: boolean;
  /** Called before each answer: a test lets things happen in between. */
  meanwhile: (method: string, path: string) => Promise<void> | void;
  calls: string[];
}

const answerWithProblem: express.ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (error instanceof Problem) res.status(error.status).json(error.body());
  else next(error);
};

/** A part of the shop that a test plays, with errors in the shop's own shape. */
export function standIn(build: (router: express.Router) => void) {
  const behaviour: Behaviour = { isAway: false, meanwhile: () => undefined, calls: [] };
  const routes = (app: express.Router): void => {
    const router = express.Router();
    router.use(async (req, res, next) => {
      behaviour.calls.push(`${req.method} ${req.path}`);
      await behaviour.meanwhile(req.method, req.path);
      if (behaviour.isAway) {
        res.status(503).end();
        return;
      }
      next();
    });
    build(router);
    router.use(answerWithProblem);
    app.use(router);
  };
  return { behaviour, routes };
}
