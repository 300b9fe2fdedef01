import { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';

/**
 * What a server makes for each call, already of the prototypes that Express would give it afterwards. An object whose prototype
 * is changed shares its shape with no other, so V8 looks up each of its properties anew, which costs more than all else of a
 * short call (github.com/expressjs/express/issues/5998). All apps of a process share them: the fewer shapes, the faster.
 */
export class ExpressRequest extends IncomingMessage {}
export class ExpressResponse extends ServerResponse {}

Object.setPrototypeOf(ExpressRequest.prototype, express.request);
Object.setPrototypeOf(ExpressResponse.prototype, express.response);

/** An app of Express for a server of `listen`. It can't be mounted in another app. */
export function createExpressApp(): express.Express {
  const app = express();
  app.disable('x-powered-by');
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  // Where each app has its own prototypes these name it; the settings are found by it.
  app.use((req, res, next) => {
    req.app = app;
    res.app = app;
    next();
  });
  return app;
}
