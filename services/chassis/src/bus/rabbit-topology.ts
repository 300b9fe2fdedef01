import type { Channel } from 'amqplib';

export interface QueueNames {
  main: string;
  /** Messages that wait for another try; they go back to the main queue when their time is up. */
  retry: string;
  dead: string;
}

export const exchangeName = (namespace: string): string => `${namespace}events`;

export const queueNames = (namespace: string, queue: string): QueueNames => ({
  main: `${namespace}${queue}`,
  retry: `${namespace}${queue}.retry`,
  dead: `${namespace}${queue}.dead`,
});

export const declareExchange = (channel: Channel, exchange: string) =>
  channel.assertExchange(exchange, 'topic', { durable: true });

/** Declares a queue that survives everything, with its two companions. */
export async function declareQueue(channel: Channel, names: QueueNames, exchange: string, types: readonly string[]) {
  await channel.assertQueue(names.main, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.assertQueue(names.retry, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': names.main,
      // Without these two a message could be lost on its way back while the main queue is away.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const type of types) await channel.bindQueue(names.main, exchange, type);
  // The last of all: where it is there, the others are, and bound.
  await channel.assertQueue(names.dead, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
}

/** Declares a queue of this connection alone, gone with it. Answers its name. */
export async function declarePrivateQueue(
  channel: Channel,
  exchange: string,
  types: readonly string[],
): Promise<string> {
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false });
  for (const type of types) await channel.bindQueue(queue, exchange, type);
  return queue;
}
