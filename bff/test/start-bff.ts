import type { Bus } from '@shop/chassis/bus/bus';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import type { Cache } from '@shop/chassis/cache/cache';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { listen } from '@shop/chassis/http/listen';
import { silentLogger } from '@shop/testing/silent-logger';
import { startStubService } from '@shop/testing/stub-service';
import { signTestToken, testJwk, type TestPerson } from '@shop/testing/test-identity';
import type express from 'express';
import { request } from 'node:http';
import { buildBff } from '../src/bff.ts';
import { openBffParts } from '../src/bff-parts.ts';
import { refuseUndocumented } from './documented-statuses.ts';

type Routes = (router: express.Router) => void;
type Service = 'identity' | 'catalog' | 'orders' | 'payment' | 'content';

interface Options {
  /** The services that answer, each played by its routes; the others are away. */
  services?: Partial<Record<Service, Routes>>;
  bus?: Bus;
  cache?: Cache;
  env?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

const SERVICES: readonly Service[] = ['identity', 'catalog', 'orders', 'payment', 'content'];
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

export const admin: TestPerson = { id: 1, role: 'admin' };
export const customer: TestPerson = { id: 7, role: 'customer' };
export const vendor: TestPerson = { id: 9, role: 'vendor', vendorId: 3 };
export const agent: TestPerson = { id: 11, role: 'delivery' };
export const tokenOf = (person: TestPerson) => signTestToken(person, new Date());

const healthy =
  (routes: Routes): Routes =>
  (router) => {
    router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
    routes(router);
  };

const json = (text: string): Answer['body'] => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The BFF before services that are played by stubs over real HTTP, with an identity whose tokens it trusts. */
export async function startBff(options: Options = {}) {
  const bus = options.bus ?? createInProcessBus({ logger: silentLogger });
  const cache = options.cache ?? createMemoryCache();
  const trusted: Routes = (router) => {
    router.get('/.well-known/jwks.json', (_req, res) => void res.json({ keys: [testJwk] }));
    router.get('/revocations/check', (_req, res) => void res.json({ revoked: false }));
    options.services?.identity?.(router);
  };
  const played = { ...options.services, identity: trusted };
  const stubs = await Promise.all(
    SERVICES.flatMap((name) => {
      const routes = played[name];
      return routes ? [startStubService(healthy(routes)).then((stub) => ({ name, ...stub }))] : [];
    }),
  );
  const addressOf = (name: Service) => stubs.find((stub) => stub.name === name)?.url ?? NOWHERE;
  const parts = await openBffParts({
    env: {
      PORT: '0',
      PUBLIC_URL: 'http://shop.test',
      ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, addressOf(name)])),
      ...options.env,
    },
    logger: silentLogger,
    overrides: { bus, cache },
  });
  const bff = buildBff(parts);
  await bff.start();
  const { url, close } = await listen(bff.app, { port: 0, host: '127.0.0.1' });

  const call = async (
    method: string,
    path: string,
    init: RequestInit & { person?: TestPerson; json?: unknown } = {},
  ) => {
    const { person, json: sent, ...others } = init;
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      ...others,
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(person ? { authorization: `Bearer ${tokenOf(person)}` } : {}),
        ...(others.headers as Record<string, string> | undefined),
      },
    });
    const text = await answer.text();
    refuseUndocumented(method, path, answer.status);
    return { status: answer.status, headers: answer.headers, text, body: json(text) } satisfies Answer;
  };
  return {
    url,
    parts,
    bus,
    cache,
    call,
    get: (path: string, person?: TestPerson, headers: Record<string, string> = {}) =>
      call('GET', path, { headers, ...(person ? { person } : {}) }),
    /** Asks for a path exactly as it is written. */
    statusOf: (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        const asking = request(url, { path, method, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asking.on('error', reject).end();
      }),
    stop: async () => {
      await close();
      await bff.close();
      await parts.close();
      if (!options.bus) await bus.close();
      if (!options.cache) await cache.close();
      for (const { stop } of stubs) await stop();
    },
  };
}

export type StartedBff = Awaited<ReturnType<typeof startBff>>;
