import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, ShopEvent } from '@shop/contracts/events/registry';
import type { SettledPayment } from '@shop/contracts/services/payment';
import type { Bus } from '@shop/chassis/bus/bus';
import { eventually } from '@shop/testing/eventually';
import { createInProcessTestBus } from '@shop/testing/test-bus';
import { startTestService } from '@shop/testing/test-service';
import type { TestPerson, TestService } from '@shop/testing/test-service';
import { readPaymentAudit } from '../src/audit/read-payment-audit.ts';
import { readPaymentFacts } from '../src/audit/read-payment-facts.ts';
import { findPayment } from '../src/payment/payment-store.ts';
import { signatureOf } from '../src/webhook/signature.ts';
import { buildPayment } from '../src/service.ts';
import { placedFor } from './order-events.ts';
import { SECRET, startSandbox } from './start-sandbox.ts';
import type { RunningSandbox } from './start-sandbox.ts';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

const PAYMENT_EVENTS = [
  'payment.payment-initiated.v1',
  'payment.payment-succeeded.v1',
  'payment.payment-failed.v1',
  'payment.payment-abandoned.v1',
  'payment.payment-refused.v1',
  'payment.payment-unknown.v1',
  'payment.refund-asked.v1',
  'payment.refund-made.v1',
  'payment.refund-failed.v1',
] as const;

/** Far from the ids that tests give to orders of their own. */
const FIRST_ORDER = 1_000_000;

interface CallOptions {
  token?: string;
  json?: unknown;
}

export interface RunningPayment {
  service: TestService;
  sandbox: RunningSandbox;
  /** Everything that the service published so far. */
  published: ShopEvent[];
  call<Body = unknown>(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Answer<Body>>;
  as(person: TestPerson): string;
  orders: string;
  webhook(body: string, signature?: string): Promise<number>;
  /** Has orders tell something; resolves once it is handled. */
  tell<T extends EventType>(type: T, payload: EventPayload<T>): Promise<void>;
  /** Starts a payment and answers its reference and page. */
  initialise(amountPesewas?: number, customerId?: number): Promise<{ reference: string; url: string }>;
  /** Starts a payment, pays it and has it settled. */
  paid(amountPesewas?: number, customerId?: number): Promise<string>;
  /** A paid payment of which an order has come. */
  ordered(amountPesewas?: number, customerId?: number): Promise<string>;
  settle(reference: string): Promise<Answer<SettledPayment>>;
  fact(reference: string): Promise<Awaited<ReturnType<typeof readPaymentFacts>>[number]>;
  idOf(reference: string): Promise<number>;
  /** The events of one reference, in the order in which they were published, by their short names. */
  eventsOf(reference: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts the service and the sandbox as its provider. Stopping also checks the service's own sums. */
export async function startPayment(env: Record<string, string> = {}): Promise<RunningPayment> {
  let webhookUrl = '';
  const { bus, close: closeBus } = createInProcessTestBus();
  const sandbox = await startSandbox(() => webhookUrl);
  const published = await record(bus);
  const service = await startTestService('payment', buildPayment, {
    bus,
    env: {
      PUBLIC_URL: 'http://shop.test',
      PAYSTACK_BASE_URL: sandbox.url,
      PAYSTACK_SECRET_KEY: SECRET,
      RECONCILE_EVERY_MS: '3600000',
      RETRY_EVERY_MS: '100',
      ...env,
    },
  });
  webhookUrl = `${service.url}/webhook`;
  const { database, now } = service.parts;
  const orders = service.serviceToken('orders');

  const call = async <Body>(
    method: 'GET' | 'POST',
    path: string,
    { token, json }: CallOptions = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  };
  const initialise = async (amountPesewas = 12_000, customerId = 7) => {
    const reference = `CK-${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const json = { reference, customerId, email: 'ama@shop.test', amountPesewas };
    const answer = await call<{ authorizationUrl: string }>('POST', '/payments', { token: orders, json });
    expect(answer).toMatchObject({ status: 200 });
    return { reference, url: answer.body.authorizationUrl };
  };
  const settle = (reference: string) =>
    call<SettledPayment>('POST', `/payments/${reference}/settle`, { token: orders });
  const paid = async (...args: [amountPesewas?: number, customerId?: number]) => {
    const { reference, url } = await initialise(...args);
    await sandbox.choose(url, 'approve');
    expect((await settle(reference)).body).toMatchObject({ status: 'success' });
    return reference;
  };
  const tell = <T extends EventType>(type: T, payload: EventPayload<T>) =>
    bus.publish({
      id: randomUUID(),
      type,
      occurredAt: now().toISOString(),
      correlationId: randomUUID(),
      actor: { kind: 'service', name: 'orders' },
      payload,
    } as ShopEvent);
  let lastOrder = FIRST_ORDER;
  const settledEvents = async () => {
    await eventually('nothing is left unsent', async () => {
      const waiting = await database.query('SELECT 1 FROM outbox WHERE sent_at IS NULL');
      return waiting.length === 0;
    });
  };

  return {
    service,
    sandbox,
    published,
    call,
    as: (person) => service.signToken(person),
    orders,
    webhook: async (body, signature = signatureOf(body, SECRET)) => {
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
      return (await fetch(`${service.url}/webhook`, { method: 'POST', headers, body })).status;
    },
    tell,
    initialise,
    paid,
    ordered: async (amountPesewas = 12_000, customerId = 7) => {
      const reference = await paid(amountPesewas, customerId);
      await tell('orders.order-placed.v1', placedFor({ reference, customerId, amountPesewas }, ++lastOrder));
      return reference;
    },
    settle,
    fact: async (reference) => {
      const found = (await readPaymentFacts(database)).find((one) => one.reference === reference);
      if (!found) throw new Error(`There is no payment ${reference}.`);
      return found;
    },
    idOf: async (reference) => (await findPayment(database, reference))?.id ?? 0,
    eventsOf: async (reference) => {
      await settledEvents();
      return published
        .filter(({ payload }) => (payload as { reference?: string }).reference === reference)
        .map(({ type }) => type.replace(/^payment\.(.*)\.v1$/, '$1'));
    },
    stop: async () => {
      expect(await readPaymentAudit(database)).toEqual([]);
      await service.stop();
      await sandbox.stop();
      await closeBus();
    },
  };
}

async function record(bus: Bus): Promise<ShopEvent[]> {
  const published: ShopEvent[] = [];
  await bus.subscribe({
    queue: 'test.record',
    types: PAYMENT_EVENTS,
    handle: async (event) => {
      published.push(event);
    },
  });
  return published;
}

/** Runs a test with a service of its own, that is stopped whatever comes of it. */
export async function withPayment(
  env: Record<string, string>,
  test: (payment: RunningPayment) => Promise<void>,
): Promise<void> {
  const payment = await startPayment(env);
  try {
    await test(payment);
  } finally {
    await payment.stop();
  }
}
