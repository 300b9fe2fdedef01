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

/** `products` of `/products/7`. */
const resourceOf = (path: string) => path.split('/', 2)[1] ?? '';

/**
 * Adds every route of the table to the router, each behind its guard and its schemas. The first part of an address leads to the
 * routes of its resource, so that a call is not compared with those of all others.
 */
export function addRoutes(router: express.Router, routes: readonly Route[], surroundings: Surroundings): void {
  const ofResources = new Map<string, express.Router>();
  for (const route of routes) {
    const resource = resourceOf(route.path).toLowerCase();
    const ofResource = ofResources.get(resource) ?? express.Router();
    ofResources.set(resource, ofResource);
    ofResource[expressMethod(route.method)](route.path, async (req, res) => {
      await serve(route, req, res, surroundings);
    });
  }
  router.use('/api', (req, res, next) => {
    const ofResource = ofResources.get(resourceOf(req.path).toLowerCase());
    if (ofResource) ofResource(req, res, next);
    else next();
  });
}
