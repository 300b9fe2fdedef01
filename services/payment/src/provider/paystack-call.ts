import CircuitBreaker from 'opossum';
import { Pool } from 'undici';
import type { z } from 'zod';
import { unavailable } from '@shop/chassis/errors/problem';
import type { Metrics } from '@shop/chassis/health/metrics';
import { withinDeadline } from '@shop/chassis/process/within-deadline';
import { refusalShape } from './paystack-shapes.ts';
import { ProviderRefusal } from './provider.ts';

const DEADLINE_MS = 8000;
// What guards a public API may turn away a caller without one.
const USER_AGENT = 'shop';
const CIRCUIT = {
  timeout: false,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
  volumeThreshold: 10,
  errorThresholdPercentage: 50,
  resetTimeout: 5000,
  errorFilter: (error: unknown) => error instanceof ProviderRefusal,
} as const;

export interface PaystackRequest {
  method: 'GET' | 'POST';
  path: string;
  json?: unknown;
}

export interface PaystackCall {
  <Shape extends z.ZodType>(request: PaystackRequest, shape: Shape): Promise<z.output<Shape>>;
  close(): Promise<void>;
}

export interface PaystackCallOptions {
  baseUrl: string;
  secretKey: string;
  metrics: Metrics;
  deadlineMs?: number | undefined;
}

/** Calls Paystack over kept-alive connections, with a deadline and a circuit breaker, and checks what it answers. */
export function createPaystackCall(options: PaystackCallOptions): PaystackCall {
  const { baseUrl, secretKey, metrics, deadlineMs = DEADLINE_MS } = options;
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  const connections = new Pool(origin);

  const send = async ({ method, path, json }: PaystackRequest): Promise<unknown> => {
    const { statusCode, answer } = await withinDeadline(deadlineMs, async (signal) => {
      const response = await connections.request({
        method,
        path: `${basePath}${path}`,
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json', 'user-agent': USER_AGENT },
        body: json === undefined ? null : JSON.stringify(json),
        signal,
      });
      return { statusCode: response.statusCode, answer: await response.body.json() };
    });
    if (statusCode >= 200 && statusCode < 300) return answer;
    const refusal = refusalShape.safeParse(answer);
    if (refusal.success && isRefusal(statusCode)) throw new ProviderRefusal(statusCode, refusal.data.message);
    throw new Error(`The provider answered ${statusCode} to ${method} ${path}.`);
  };
  const breaker = new CircuitBreaker(send, CIRCUIT);

  const call = async <Shape extends z.ZodType>(request: PaystackRequest, shape: Shape): Promise<z.output<Shape>> => {
    const done = metrics.clientDuration.startTimer({ target: 'paystack' });
    try {
      const answer = shape.parse(await breaker.fire(request));
      done({ outcome: 'answered' });
      return answer;
    } catch (error) {
      done({ outcome: error instanceof ProviderRefusal ? 'refused' : 'failed' });
      if (error instanceof ProviderRefusal) throw error;
      throw unavailable('The payment provider is not answering. Please try again in a moment.', {
        code: 'provider_unavailable',
        cause: error,
      });
    }
  };
  const close = async (): Promise<void> => {
    breaker.shutdown();
    await connections.destroy();
  };
  return Object.assign(call, { close });
}

// A wrong key or too many calls say nothing about what was asked; they may well pass.
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
