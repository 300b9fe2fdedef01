import { currentContext } from '@shop/chassis/context/request-context';
import type { IncomingMessage } from 'node:http';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RunningShop, ServiceName } from '../../start-shop.ts';

const STARTED = 'http.server.request.start';
const FINISHED = 'http.server.response.finish';

export interface Statement {
  service: ServiceName;
  sql: string;
  parameters: readonly unknown[];
}

/** What went on behind one call: how long each service took for each question, and what it asked its database. */
export interface Heard {
  requests: { service: ServiceName; ms: number }[];
  statements: Statement[];
}

interface Exchange {
  request: IncomingMessage;
}

/** Listens to the requests and statements of this process and keeps apart those of one call, by its correlation id. */
export function createOverhearing() {
  const begun = new Map<IncomingMessage, number>();
  const heard = new Map<string, Heard>();
  const serviceAt = new Map<number, ServiceName>();

  const idOf = (request: IncomingMessage) => String(request.headers['x-correlation-id']);
  const onStart = (message: unknown): void => {
    const { request } = message as Exchange;
    if (heard.has(idOf(request))) begun.set(request, performance.now());
  };
  const onFinish = (message: unknown): void => {
    const { request } = message as Exchange;
    const began = begun.get(request);
    const service = serviceAt.get(request.socket.localPort ?? 0);
    begun.delete(request);
    if (began === undefined || !service) return;
    heard.get(idOf(request))?.requests.push({ service, ms: performance.now() - began });
  };
  subscribe(STARTED, onStart);
  subscribe(FINISHED, onFinish);

  return {
    onStatement: (service: ServiceName, sql: string, parameters: readonly unknown[]): void => {
      heard.get(currentContext()?.correlationId ?? '')?.statements.push({ service, sql, parameters });
    },
    listenTo: (shop: RunningShop, services: readonly ServiceName[]): void => {
      for (const service of services) serviceAt.set(Number(new URL(shop.serviceUrl(service)).port), service);
    },
    during: async <Result>(id: string, work: () => Promise<Result>): Promise<[Result, Heard]> => {
      const ears: Heard = { requests: [], statements: [] };
      heard.set(id, ears);
      try {
        return [await work(), ears];
      } finally {
        heard.delete(id);
      }
    },
    stop: (): void => {
      unsubscribe(STARTED, onStart);
      unsubscribe(FINISHED, onFinish);
    },
  };
}
export type Overhearing = ReturnType<typeof createOverhearing>;
