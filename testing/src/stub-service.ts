import express from 'express';
import { createExpressApp } from '@shop/chassis/http/express-app';
import { listen } from '@shop/chassis/http/listen';

export interface StubService {
  url: string;
  stop(): Promise<void>;
}

/** Plays another service, over real HTTP, in the tests of one. */
export async function startStubService(routes: (router: express.Router) => void): Promise<StubService> {
  const app = createExpressApp();
  app.use(express.json());
  const router = express.Router();
  routes(router);
  app.use(router);
  const { url, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  return { url, stop: close };
}
