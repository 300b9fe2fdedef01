import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumeMessage } from 'amqplib';
import type { Consumer } from './rabbit-consumer.ts';
import { readEvent } from './rabbit-message.ts';
import { afterFailures, countFailure, noFailures } from './retry-policy.ts';

/** Handles a message of a process's own queue. It has no retry queue and nobody to replay it: it is tried here, then dropped. */
export async function consumePrivateMessage(consumer: Consumer, message: ConsumeMessage): Promise<void> {
  const { subscription, channel, policy, logger } = consumer;
  const { event } = readEvent(message);
  for (let failures = noFailures; event;) {
    try {
      await subscription.handle(event);
      break;
    } catch (error) {
      failures = countFailure(failures, error);
      const next = afterFailures(policy, failures);
      logger.warn(
        { err: error, queue: subscription.queue, eventId: event.id, next },
        'a message of this process failed',
      );
      if (next === 'park') break;
      await pause(next.delayMs);
    }
  }
  channel.ack(message);
}
