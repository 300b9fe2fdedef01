import { unavailable } from '@shop/chassis/errors/problem';
import { createCopies, type LookUpAll } from '@shop/chassis/http-client/copies';
import type express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, type IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';

const PROXY_TIMEOUT_MS = 30_000;

export interface Proxy {
  handle: express.RequestHandler;
  close(): Promise<void>;
}

/** Passes requests on, as they came, to the copies of another process in turn; a look is tried at another one once. */
export function proxyTo(urls: readonly string[], lookUpAll?: LookUpAll): Proxy {
  const agent = new Agent({ keepAlive: true });
  const copies = createCopies({ urls, open: wayTo, lookUpAll });
  const chosen = new WeakMap<object, Way>();
  const triedAgain = new WeakSet<object>();
  const mayTryAgain = (req: IncomingMessage): boolean =>
    (req.method === 'GET' || req.method === 'HEAD') && !triedAgain.has(req);

  const nextWay = async (): Promise<Way> => {
    const [way] = await copies.inTurn();
    if (!way) throw new Error('There is no address to pass it on to.');
    return way;
  };

  const proxy: express.RequestHandler = createProxyMiddleware<express.Request, express.Response>({
    router: async (req) => {
      const way = await nextWay().catch((error: unknown) => {
        throw unavailable(undefined, { cause: error });
      });
      chosen.set(req, way);
      return way.target;
    },
    agent,
    proxyTimeout: PROXY_TIMEOUT_MS,
    timeout: PROXY_TIMEOUT_MS,
    on: {
      error: (_error, req, res) => {
        const way = chosen.get(req);
        if (way) copies.failed(way);
        if (!(res instanceof ServerResponse) || res.headersSent) return;
        if (mayTryAgain(req)) {
          triedAgain.add(req);
          void proxy(req, res as express.Response, () => undefined);
          return;
        }
        const problem = unavailable();
        res.writeHead(problem.status, {
          'content-type': 'application/json',
          'retry-after': String(problem.retryAfterS),
        });
        res.end(JSON.stringify(problem.body()));
      },
    },
  });
  return {
    handle: proxy,
    close: async () => {
      await copies.destroy();
      agent.destroy();
    },
  };
}

interface Way {
  target: string;
  close(): Promise<void>;
  destroy(): Promise<void>;
}

/** Connections are the agent's, by address: what runs on one of a copy that went may end. */
function wayTo(url: string, address: string): Way {
  const target = new URL(url);
  target.hostname = isIPv6(address) ? `[${address}]` : address;
  const nothingToEnd = () => Promise.resolve();
  return { target: target.href, close: nothingToEnd, destroy: nothingToEnd };
}
