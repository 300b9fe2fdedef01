import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What a process measures; each process has a registry of its own, also where several share one program. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of answered requests',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
    clientDuration: new Histogram({
      name: 'http_client_duration_seconds',
      help: 'Duration of calls to other services',
      labelNames: ['target', 'outcome'] as const,
      buckets: SECONDS,
      registers,
    }),
    outboxUnsent: new Gauge({ name: 'outbox_unsent', help: 'Events that wait to be sent', registers }),
    outboxOldestAge: new Gauge({
      name: 'outbox_oldest_age_seconds',
      help: 'Age of the oldest event that waits to be sent',
      registers,
    }),
    messages: new Counter({
      name: 'queue_messages_total',
      help: 'Messages by queue and by what became of them: handled, failed (to be tried again), parked',
      labelNames: ['queue', 'outcome'] as const,
      registers,
    }),
  };
}
