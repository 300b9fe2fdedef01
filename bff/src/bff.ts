import { notFound } from '@shop/chassis/errors/problem';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { dataHeaders } from '@shop/chassis/http/data-headers';
import { createHttpApp } from '@shop/chassis/http/http-app';
import express from 'express';
import { randomUUID } from 'node:crypto';
import { apiDocumentRoutes } from './api-document/api-document-routes.ts';
import type { BffParts } from './bff-parts.ts';
import { createDownstream } from './downstream/downstream.ts';
import { dropKeptAnswers } from './drop-kept-answers.ts';
import { createCallLimits } from './limits/call-limits.ts';
import { limitCalls } from './limits/limit-calls.ts';
import { createPublicCache } from './public-cache/public-cache.ts';
import { isOverTls, pageSecurity } from './site/page-security.ts';
import { plainAddresses } from './site/plain-addresses.ts';
import { proxyTo } from './site/proxies.ts';
import { backOffice } from './site/back-office.ts';
import { createSiteReader } from './site/site-reader.ts';
import { storefront } from './site/storefront.ts';
import { createAskedByMany } from './surface/asked.ts';
import { addRoutes } from './surface/build-router.ts';
import { surface } from './surface/surface.ts';

const MAX_WEBHOOK_BYTES = '1mb';
/** A text over its limit is told so by its schema; only far beyond that the body is not read at all. */
const MAX_JSON_BYTES = 1_000_000;
const OF_THE_CALLS = /^\/api(\/|$)/i;

/** The one public address: the REST surface, uploaded media, both front ends, and in the demo the sandbox's page. */
export function buildBff({ config, bus, cache, clients, logger, metrics, verifier, now }: BffParts) {
  const publicCache = createPublicCache({ cache, logger, newId: randomUUID });
  const downstream = createDownstream(clients, publicCache);
  const callLimits = createCallLimits({
    cache,
    ownCache: createMemoryCache({ now }),
    now,
    atMost: {
      registration: config.REGISTRATIONS_PER_HOUR,
      upload: config.UPLOADS_PER_HOUR,
      payment: config.PAYMENTS_PER_HOUR,
    },
  });
  const routes = surface(downstream, logger);
  const site = config.STOREFRONT_DIR
    ? storefront(config.STOREFRONT_DIR, {
        publicUrl: config.PUBLIC_URL,
        reader: createSiteReader(downstream, publicCache),
        logger,
      })
    : null;
  const sandbox = config.SANDBOX_URL ? proxyTo(config.SANDBOX_URL) : null;
  const media = proxyTo(config.CONTENT_URL);
  const securedPage = pageSecurity(config.PUBLIC_URL);
  const securedData = dataHeaders({ overTls: isOverTls(config.PUBLIC_URL) });
  const panels = config.BACKOFFICE_DIR ? backOffice(config.BACKOFFICE_DIR) : null;

  const app = createHttpApp({
    service: 'bff',
    logger,
    metrics,
    verifier,
    jsonLimit: MAX_JSON_BYTES,
    first: (all) => {
      if (config.TRUST_PROXY !== undefined) all.set('trust proxy', config.TRUST_PROXY);
      all.use(plainAddresses);
      // Neither is compared with the paths of the other.
      const [calls, others] = [express.Router(), express.Router()];
      all.use((req, res, next) => (OF_THE_CALLS.test(req.path) ? calls : others)(req, res, next));

      calls.use(securedData, limitCalls(config.API_CALLS_PER_MINUTE), (_req, res, next) => {
        res.setHeader('Access-Control-Expose-Headers', 'Content-Range, Retry-After');
        next();
      });
      if (sandbox) others.use('/paystack-sandbox', sandbox.handle);
      others.use(securedPage);
      // Media are read here; they are made by the calls alone.
      others.get('/media/{*path}', media.handle);
      // The metrics are for operators, on a port of their own.
      others.all('/metrics', () => {
        throw notFound();
      });
    },
    // The signature covers the bytes as they came.
    beforeJson: (router) => {
      router.use('/api/payments/webhook', express.raw({ type: () => true, limit: MAX_WEBHOOK_BYTES }));
    },
    // Without broker or cache the calls still answer, only slower: they make no BFF unready.
    readiness: Object.fromEntries(
      Object.entries(clients).map(([name, client]) => [
        name,
        () => client.call({ method: 'GET', path: '/healthz', token: null, answer: 'empty' }),
      ]),
    ),
    routes: (router) => {
      addRoutes(router, routes, {
        publicCache,
        content: downstream.content,
        callLimits,
        askedByMany: createAskedByMany(),
      });
      router.use('/api/docs', securedPage);
      router.use('/api', apiDocumentRoutes(routes));
      if (panels) router.use(panels);
      if (site) router.use((req, res, next) => (OF_THE_CALLS.test(req.path) ? next() : site(req, res, next)));
    },
  });

  return {
    app,
    start: () => dropKeptAnswers(bus, publicCache),
    close: async () => {
      await media.close();
      await sandbox?.close();
    },
  };
}
