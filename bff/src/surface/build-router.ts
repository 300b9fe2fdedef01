import express from 'express';
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

/** `products` of `/api/products/7`; in small letters, as the router minds none. */
const resourceOf = (path: string) => path.split('/', 3)[2]?.toLowerCase() ?? '';

/**
 * Adds every route of the table to the router, each behind its guard and its schemas. An address leads to the routes of its
 * resource, so that a call is not compared with those of all others. They are not mounted below a path: what refuses a call would
 * be measured without it.
 */
export function addRoutes(router: express.Router, routes: readonly Route[], surroundings: Surroundings): void {
  const ofResources = new Map<string, express.Router>();
  for (const route of routes) {
    const path = `/api${route.path}`;
    const resource = resourceOf(path);
    const ofResource = ofResources.get(resource) ?? express.Router();
    ofResources.set(resource, ofResource);
    ofResource[expressMethod(route.method)](path, async (req, res) => {
      await serve(route, req, res, surroundings);
    });
  }
  router.use((req, res, next) => {
    const ofResource = ofResources.get(resourceOf(req.path));
    if (ofResource) ofResource(req, res, next);
    else next();
  });
}
