import CircuitBreaker from 'opossum';
import type { z } from 'zod';
import { unavailable } from '@shop/chassis/errors/problem';
import type { Metrics } from '@shop/chassis/health/metrics';
import { refusalShape } from './paystack-shapes.ts';
import { ProviderRefusal } from './provider.ts';

const DEADLINE_MS = 8000;
const CIRCUIT = {
  timeout: false,
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
  close(): void;
}

export interface PaystackCallOptions {
  baseUrl: string;
  secretKey: string;
  metrics: Metrics;
  deadlineMs?: number | undefined;
}

/** Calls Paystack with a deadline and a circuit breaker, and checks what it answers. */
export function createPaystackCall({ baseUrl, secretKey, metrics, deadlineMs }: PaystackCallOptions): PaystackCall {
  const send = async ({ method, path, json }: PaystackRequest): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(deadlineMs ?? DEADLINE_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return body;
    const refusal = refusalShape.safeParse(body);
    if (refusal.success && isRefusal(response.status)) throw new ProviderRefusal(response.status, refusal.data.message);
    throw new Error(`The provider answered ${response.status} to ${method} ${path}.`);
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
  return Object.assign(call, { close: () => breaker.shutdown() });
}

// A wrong key or too many calls say nothing about what was asked; they may well pass.
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
