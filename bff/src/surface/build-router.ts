import type express from 'express';
import type { Content } from '../downstream/content.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { PublicCache } from '../public-cache/public-cache.ts';
import type { createAskedByMany } from './asked.ts';
import type { Route } from './route.ts';
import { serve } from './serve.ts';

export interface Surroundings {
  publicCache: PublicCache;
  content: Content;
  callLimits: CallLimits;
  askedByMany: ReturnType<typeof createAskedByMany>;
}

const expressMethod = (method: Route['method']) => method.toLowerCase() as Lowercase<Route['method']>;

/** Adds every route of the table to the router, each behind its guard and its schemas. */
export function addRoutes(router: express.Router, routes: readonly Route[], surroundings: Surroundings): void {
  for (const route of routes) {
    router[expressMethod(route.method)](`/api${route.path}`, async (req, res) => {
      await serve(route, req, res, surroundings);
    });
  }
}
