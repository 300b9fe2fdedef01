import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'amqplib';
import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { ShopEvent } from '@shop/contracts/events/registry';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import type { Bus, ParkedMessage, Subscription } from './bus.ts';
import { countFromZero } from './count-from-zero.ts';
import { parkedEvent } from './parked-event.ts';
import { consumeMessage } from './rabbit-consumer.ts';
import { rabbitDeadLetters } from './rabbit-dead-letters.ts';
import { untilQueuesAreThere } from './rabbit-expected-queues.ts';
import { contentOf, publishOptions } from './rabbit-message.ts';
import { consumePrivateMessage } from './rabbit-private-consumer.ts';
import { busUnavailable, publishConfirmed } from './rabbit-publisher.ts';
import { openRabbitSession } from './rabbit-session.ts';
import type { MessageSource, RabbitSession } from './rabbit-session.ts';
import { exchangeName, queueNames } from './rabbit-topology.ts';
import { retryPolicy } from './retry-policy.ts';
import type { RetryOptions } from './retry-policy.ts';

export interface RabbitBusOptions {
  url: string;
  service: string;
  logger: Logger;
  metrics?: Metrics | undefined;
  /** Goes before the names of the exchange and the queues, so that several shops can share one broker. */
  namespace?: string | undefined;
  retry?: RetryOptions;
  now?: (() => Date) | undefined;
  /** Queues that have to be there, whoever declares them, before anything is published. */
  expectedQueues?: readonly string[] | undefined;
}

const HEARTBEAT_S = '10';
const CONNECT_MS = 3_000;
const PING_MS = 2_000;
const FIRST_CONNECTION_MS = 10_000;
const DRAIN_MS = 8_000;
const FAREWELL_MS = 1_000;
const RECONNECT = { initialDelay: 200, maxDelay: 5_000 };

/**
 * A bus over RabbitMQ. It reconnects for ever and declares everything anew each time; where the broker is away at first, it
 * goes on without it after ten seconds.
 */
export async function connectRabbitBus(options: RabbitBusOptions): Promise<Bus> {
  const { url, service, logger, metrics, namespace = '', now = () => new Date(), expectedQueues = [] } = options;
  const policy = retryPolicy(options.retry);
  const exchange = exchangeName(namespace);
  const subscriptions: Subscription[] = [];
  const handling = new Set<Promise<void>>();
  let session: RabbitSession | null = null;
  let publishing: RabbitSession | null = null;

  const connectToPublish = () => connect(withHeartbeat(url), { timeout: CONNECT_MS, noDelay: true });
  const openSession = async (model: ChannelModel): Promise<void> => {
    const opening = await openRabbitSession(model, { namespace, logger, onMessage, connectToPublish });
    try {
      // Publishing begins once every queue of this process is there; a subscription may be added meanwhile.
      for (let index = 0; ; index += 1) {
        const subscription = subscriptions[index];
        if (!subscription) break;
        await opening.consume(subscription);
      }
    } catch (error) {
      await opening.close();
      throw error;
    }
    session = opening;
    void beginPublishing(opening);
  };
  const expected = expectedQueues.map((queue) => queueNames(namespace, queue).dead);
  const beginPublishing = async (opened: RabbitSession): Promise<void> => {
    const isOver = () => session !== opened;
    await untilQueuesAreThere(expected, { openChannel: opened.openChannel, isOver, logger });
    if (!isOver()) publishing = opened;
  };

  const onMessage = (message: ConsumeMessage, from: MessageSource): void => {
    const names = queueNames(namespace, from.subscription.queue);
    const consume = from.subscription.everyProcess ? consumePrivateMessage : consumeMessage;
    track(consume({ ...from, names, policy, logger, metrics, now, onParked: tellOfParking }, message));
  };
  const tellOfParking = (message: ParkedMessage): void => {
    const event = parkedEvent(service, message);
    if (event) track(publish(event));
  };
  const track = (work: Promise<void>): void => {
    const tracked = work
      .catch((error: unknown) => logger.warn({ err: error }, 'the bus could not finish'))
      .finally(() => handling.delete(tracked));
    handling.add(tracked);
  };

  const sender = (): ConfirmChannel => publisherOf(session);
  const publish = async (event: ShopEvent): Promise<void> =>
    publishConfirmed(
      publisherOf(publishing),
      { exchange, routingKey: event.type },
      contentOf(event),
      publishOptions(event),
    );

  const connection = await connect(withHeartbeat(url), {
    timeout: CONNECT_MS,
    noDelay: true,
    recovery: { ...RECONNECT, waitForConnect: false, setup: openSession },
  });
  connection.on('error', (error) => logger.warn({ err: error }, 'the connection to the broker failed'));
  connection.on('connect', () => logger.info('connected to the broker'));
  connection.on('disconnect', (error) => {
    session = null;
    publishing = null;
    logger.warn({ err: error }, 'the broker is away');
  });
  connection.on('connect-failed', (error) => logger.warn({ err: error }, 'the broker can’t be reached yet'));
  await Promise.race([connection.waitForConnect(), pause(FIRST_CONNECTION_MS, undefined, { ref: false })]);

  return {
    publish,
    subscribe: async (subscription) => {
      subscriptions.push(subscription);
      if (!subscription.everyProcess) countFromZero(metrics, subscription.queue);
      const current = session;
      await current?.consume(subscription).catch((error: unknown) => {
        // Where the connection broke meanwhile, the next one begins with it.
        if (session === current) throw error;
      });
    },
    deadLetters: rabbitDeadLetters({
      namespace,
      queues: () => lasting(subscriptions),
      openChannel: () => session?.openChannel() ?? Promise.reject(busUnavailable()),
      sender,
    }),
    ping: async () => {
      const answered = sender()
        .checkExchange(exchange)
        .then(() => true);
      const isThere = await Promise.race([answered, pause(PING_MS, false, { ref: false })]);
      if (!isThere) throw busUnavailable(new Error('The broker does not answer.'));
    },
    close: async () => {
      await session?.stopConsuming();
      await Promise.race([Promise.all(handling), pause(DRAIN_MS, undefined, { ref: false })]);
      const last = session;
      session = null;
      publishing = null;
      // A broker that went away at this very moment would leave the farewell unanswered.
      await Promise.race([connection.close().then(last?.close), pause(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}

function publisherOf(session: RabbitSession | null): ConfirmChannel {
  if (!session) throw busUnavailable();
  return session.publisher;
}

function withHeartbeat(url: string): string {
  const address = new URL(url);
  address.searchParams.set('heartbeat', HEARTBEAT_S);
  return address.href;
}

const lasting = (subscriptions: readonly Subscription[]): string[] =>
  subscriptions.filter(({ everyProcess }) => !everyProcess).map(({ queue }) => queue);
