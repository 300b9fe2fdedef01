import type { Channel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Metrics } from '../health/metrics.ts';
import type { Logger } from '../log/logger.ts';
import type { ParkedMessage, Subscription } from './bus.ts';
import { failuresOf, lostHandlings, parkedOptions, readEvent, retryOptions } from './rabbit-message.ts';
import { sendConfirmed } from './rabbit-publisher.ts';
import type { QueueNames } from './rabbit-topology.ts';
import { afterFailures, attemptsOf, countFailure, parkingReason } from './retry-policy.ts';
import type { RetryPolicy } from './retry-policy.ts';

export interface Consumer {
  subscription: Subscription;
  names: QueueNames;
  channel: Channel;
  /** The sending channel of the same session. */
  publisher: ConfirmChannel;
  policy: RetryPolicy;
  logger: Logger;
  metrics: Metrics | undefined;
  now: () => Date;
  onParked: (message: ParkedMessage) => void;
}

/** Takes one message to its end: it is acknowledged after success, or once a copy waits for another try or is parked. */
export async function consumeMessage(consumer: Consumer, message: ConsumeMessage): Promise<void> {
  try {
    await bringToEnd(consumer, message);
    consumer.channel.ack(message);
  } catch (error) {
    giveBack(consumer, message, error);
  }
}

async function bringToEnd(consumer: Consumer, message: ConsumeMessage): Promise<void> {
  const { subscription, policy, metrics } = consumer;
  const { event, fault } = readEvent(message);
  if (!event) {
    await park(consumer, message, fault, 1);
  } else if (lostHandlings(message) >= policy.tries) {
    await park(
      consumer,
      message,
      new Error('Its process ended each time that it was handled.'),
      lostHandlings(message),
    );
  } else {
    try {
      await subscription.handle(event);
      metrics?.messages.inc({ queue: subscription.queue, outcome: 'handled' });
    } catch (error) {
      await tryAgainOrPark(consumer, message, error);
    }
  }
}

async function tryAgainOrPark(consumer: Consumer, message: ConsumeMessage, error: unknown): Promise<void> {
  const { names, publisher, policy, subscription, metrics, logger } = consumer;
  const failures = countFailure(failuresOf(message), error);
  const next = afterFailures(policy, failures);
  if (next === 'park') {
    await park(consumer, message, error, attemptsOf(failures));
    return;
  }
  metrics?.messages.inc({ queue: subscription.queue, outcome: 'failed' });
  const { messageId: eventId } = message.properties as { messageId?: string };
  logger.warn({ err: error, queue: subscription.queue, eventId, ...next }, 'a message failed and is tried again');
  await sendConfirmed(publisher, names.retry, message.content, retryOptions(message, failures, next.delayMs));
}

async function park(consumer: Consumer, message: ConsumeMessage, error: unknown, attempts: number): Promise<void> {
  const { names, publisher, subscription, metrics, logger, now } = consumer;
  const { queue } = subscription;
  const reason = parkingReason(error);
  const parkedAt = now().toISOString();
  await sendConfirmed(publisher, names.dead, message.content, parkedOptions(message, { reason, attempts, parkedAt }));
  metrics?.messages.inc({ queue, outcome: 'parked' });
  const { event } = readEvent(message);
  logger.error({ queue, eventId: event?.id, type: event?.type, reason, attempts }, 'a message was parked');
  if (event) consumer.onParked({ queue, event, reason, attempts, parkedAt });
}

/** The broker is to hand the message out again. Where the connection broke it does so by itself. */
function giveBack({ channel, logger, subscription }: Consumer, message: ConsumeMessage, error: unknown): void {
  logger.warn({ err: error, queue: subscription.queue }, 'a message went back to the broker');
  try {
    channel.nack(message);
  } catch (closed) {
    logger.debug({ err: closed }, 'its channel is gone');
  }
}
