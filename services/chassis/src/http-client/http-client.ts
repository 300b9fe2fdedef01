import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import CircuitBreaker from 'opossum';
import type { Pool } from 'undici';
import type { z } from 'zod';
import { currentContext } from '../context/request-context.ts';
import { Problem } from '../errors/problem.ts';
import type { Metrics } from '../health/metrics.ts';
import { CORRELATION_HEADER } from '../http/correlation-id.ts';
import { answerInProcess, type HttpAnswer } from '../http/in-process-exchange.ts';
import { type StopSignal, withinDeadline } from '../process/within-deadline.ts';
import { isConnectionFailure, notAnswering, refusalOf, wasNeverSent } from './call-fault.ts';
import { type Copies, createCopies, type LookUpAll } from './copies.ts';
import { expectToStay } from './expect-to-stay.ts';
import { openPool } from './open-pool.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Absent values are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  json?: unknown;
  raw?: Buffer | Readable | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whose token goes along: absent, the current caller's; null, none. */
  token?: string | null | undefined;
  deadlineMs?: number | undefined;
  /** Another try after a connection failure; GET has one unless told. */
  retry?: boolean | undefined;
}

export interface HttpClient {
  readonly name: string;
  /**
   * Answers the checked body. A refusal is thrown as the same Problem, also a 503 about something that the service asked;
   * no answer, or one that it can't work itself, is a Problem 503 `<name>_unavailable`.
   */
  call<Answer extends z.ZodType>(request: HttpRequest & { answer: Answer }): Promise<z.output<Answer>>;
  call(request: HttpRequest & { answer: 'empty' }): Promise<void>;
  close(): Promise<void>;
}

export interface HttpClientOptions {
  /** In Problem codes and metrics; lower case, one word. */
  name: string;
  /** The replicas that share the calls; behind a name that has several addresses each of them is one. */
  urls: readonly string[];
  /** The service's app, while it runs in this very process: it is called without the network. */
  inProcess?: (() => RequestListener | undefined) | undefined;
  /** Asks for the addresses of a name; absent, the system. */
  lookUpAll?: LookUpAll | undefined;
  deadlineMs?: number | undefined;
  metrics?: Metrics | undefined;
  /** The token that goes along where nobody is signed in. */
  ownToken?: (() => string) | undefined;
}

const DEADLINE_MS = 3_000;
const BREAKER = { errorThresholdPercentage: 50, volumeThreshold: 10, rollingCountTimeout: 10_000, resetTimeout: 2_000 };

type AnyRequest = HttpRequest & { answer: z.ZodType | 'empty' };

/** Calls one service over kept-alive connections to its replicas. Each call has a deadline; a service that keeps failing is left alone for a while. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { name, urls, inProcess, lookUpAll, deadlineMs = DEADLINE_MS, metrics, ownToken } = options;
  const copies = createCopies({ urls, open: openPool, lookUpAll });

  const send = async (request: AnyRequest): Promise<unknown> => {
    const prepared = prepare(request, ownToken);
    const { statusCode, retryAfter, text } = await withinDeadline(request.deadlineMs ?? deadlineMs, (signal) => {
      const app = inProcess?.();
      const { method, path, headers, body } = prepared;
      // What streams goes over the network, where both ends wait for each other.
      if (app && !(body instanceof Readable)) return answerInProcess(app, { method, path, headers, body }, signal);
      return overNetwork(copies, { prepared, signal }, request);
    });
    if (statusCode >= 200 && statusCode < 300) {
      return request.answer === 'empty' ? undefined : request.answer.parse(JSON.parse(text));
    }
    const refusal = refusalOf(statusCode, text, retryAfter);
    // Where our own token is refused the caller is not to blame.
    if (!refusal || (refusal.status === 401 && prepared.sentOwnToken)) {
      throw new Error(`${request.method} ${request.path} was answered ${statusCode}.`, {
        cause: refusal ?? undefined,
      });
    }
    throw refusal;
  };

  const breaker = new CircuitBreaker(send, {
    ...BREAKER,
    name,
    timeout: false,
    errorFilter: isRefusal,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
  });

  const call = async (request: AnyRequest): Promise<unknown> => {
    const begin = performance.now();
    const measured = (outcome: string): void =>
      metrics?.clientDuration.observe({ target: name, outcome }, (performance.now() - begin) / 1000);
    try {
      const answer = await breaker.fire(request);
      measured('answered');
      return answer;
    } catch (error) {
      measured(isRefusal(error) && error.status < 500 ? 'refused' : 'failed');
      throw isRefusal(error) ? error : notAnswering(name, error);
    }
  };

  return {
    name,
    call: call as HttpClient['call'],
    close: async () => {
      breaker.shutdown();
      await copies.destroy();
    },
  };
}

const isRefusal = (error: unknown): error is Problem => error instanceof Problem;

interface Prepared extends Pick<HttpRequest, 'method' | 'path'> {
  body: string | Buffer | Readable | null;
  headers: Record<string, string>;
  sentOwnToken: boolean;
}

interface WithinTime {
  prepared: Prepared;
  signal: StopSignal;
}

function prepare(request: AnyRequest, ownToken: (() => string) | undefined): Prepared {
  const context = currentContext();
  const callersToken = context?.token;
  const token = request.token === undefined ? (callersToken ?? ownToken?.()) : request.token;
  const isJson = request.json !== undefined;
  const correlationId = context?.correlationId ?? randomUUID();
  const headers: Record<string, string> = { accept: 'application/json', [CORRELATION_HEADER]: correlationId };
  if (isJson) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  return {
    method: request.method,
    path: pathOf(request),
    body: isJson ? JSON.stringify(request.json) : (request.raw ?? null),
    headers: Object.assign(headers, request.headers),
    sentOwnToken: Boolean(token) && token !== callersToken,
  };
}

function pathOf({ path, query = {} }: HttpRequest): string {
  const given = Object.entries(query).flatMap<[string, string]>(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

async function overNetwork(copies: Copies<Pool>, within: WithinTime, request: HttpRequest): Promise<HttpAnswer> {
  const { statusCode, headers, body } = await firstAnswer(copies, within, request);
  return { statusCode, retryAfter: headerText(headers['retry-after']), text: await body.text() };
}

/** Tries one copy, and once another (or the same again) where the connection failed and the call may be repeated. */
async function firstAnswer(copies: Copies<Pool>, { prepared, signal }: WithinTime, request: HttpRequest) {
  const { raw } = request;
  const { method, path, body, headers } = prepared;
  // It may break before anybody reads it; whoever then does is told.
  if (raw instanceof Readable) raw.on('error', () => undefined);
  const ask = async () => {
    const ways = copies.inTurn();
    // Known ones are taken without a pause, in which one of them could be closed.
    const [next] = Array.isArray(ways) ? ways : await endingWith(signal, ways);
    if (!next) throw new Error('There is no address to call.');
    try {
      // What streams can be sent once only.
      if (raw instanceof Readable) await expectToStay(next, signal);
      return await next.request({ method, path, body, headers, signal });
    } catch (error) {
      if (isConnectionFailure(error)) copies.failed(next);
      throw error;
    }
  };
  try {
    return await ask();
  } catch (error) {
    if (!mayRepeat(error, request)) throw error;
    return await ask();
  }
}

/** Rejects with the signal's reason where that comes first. */
const endingWith = <Result>(signal: StopSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.once('abort', () => reject(signal.reason as Error));
    work.then(resolve, reject);
  });

function mayRepeat(error: unknown, { raw, method, retry = method === 'GET' }: HttpRequest): boolean {
  if (raw instanceof Readable) return !raw.readableDidRead && !raw.destroyed && isConnectionFailure(error);
  return wasNeverSent(error) || (retry && isConnectionFailure(error));
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
