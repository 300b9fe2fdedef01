import { unavailable } from '@shop/chassis/errors/problem';
import { AddressRing } from '@shop/chassis/http-client/address-ring';
import type express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, ServerResponse } from 'node:http';

const PROXY_TIMEOUT_MS = 30_000;

/** Passes requests on, as they came, to the replicas of another process in turn. */
export function proxyTo(targets: readonly string[]): express.RequestHandler {
  const ring = new AddressRing(targets);
  const chosen = new WeakMap<object, string>();
  return createProxyMiddleware({
    router: (req) => {
      const [target = ''] = ring.inTurn();
      chosen.set(req, target);
      return target;
    },
    agent: new Agent({ keepAlive: true }),
    proxyTimeout: PROXY_TIMEOUT_MS,
    timeout: PROXY_TIMEOUT_MS,
    on: {
      error: (_error, req, res) => {
        ring.failed(chosen.get(req) ?? '');
        if (!(res instanceof ServerResponse) || res.headersSent) return;
        const problem = unavailable();
        res.writeHead(problem.status, {
          'content-type': 'application/json',
          'retry-after': String(problem.retryAfterS),
        });
        res.end(JSON.stringify(problem.body()));
      },
    },
  });
}
