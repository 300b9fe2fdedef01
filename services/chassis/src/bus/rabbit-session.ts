import type { Channel, ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Logger } from '../log/logger.ts';
import type { Subscription } from './bus.ts';
import { declareExchange, declarePrivateQueue, declareQueue, exchangeName, queueNames } from './rabbit-topology.ts';

/** What lives as long as one pair of connections to the broker. */
export interface RabbitSession {
  /** On a connection of its own: a broker that lets nobody publish reads no acknowledgements from there either. */
  publisher: ConfirmChannel;
  openChannel(): Promise<Channel>;
  /** Declares the subscription's queue and begins to take its messages. */
  consume(subscription: Subscription): Promise<void>;
  /** Takes no more messages; those at hand can still be acknowledged. */
  stopConsuming(): Promise<void>;
  close(): Promise<void>;
}

/** Where a message came from, and the channels of that same session. */
export interface MessageSource {
  subscription: Subscription;
  channel: Channel;
  publisher: ConfirmChannel;
}

export interface SessionOptions {
  namespace: string;
  logger: Logger;
  onMessage: (message: ConsumeMessage, from: MessageSource) => void;
  /** Opens a second connection. */
  connectToPublish: () => Promise<ChannelModel>;
}

const CONCURRENCY = 8;

/**
 * Opens the channels of a fresh connection, and one to publish beside it. Whatever breaks takes both along, so that there is one
 * way back only: connecting anew.
 */
export async function openRabbitSession(model: ChannelModel, options: SessionOptions): Promise<RabbitSession> {
  const { namespace, logger, onMessage, connectToPublish } = options;
  const exchange = exchangeName(namespace);
  const consumers: { channel: Channel; consumerTag: string }[] = [];

  const publishing = await connectToPublish();
  const close = async (): Promise<void> => {
    await Promise.allSettled([model.close(), publishing.close()]);
  };
  const end = (): void => void close();
  const guard = <Guarded extends Channel>(channel: Guarded): Guarded => {
    channel.on('error', (error: Error) => logger.warn({ err: error }, 'a channel to the broker broke'));
    channel.on('close', end);
    return channel;
  };

  // Without a listener an error before the connection is in use would end the process; its close follows anyway.
  for (const connection of [model, publishing]) {
    connection.on('error', () => undefined);
    connection.on('close', end);
  }
  const publisher = guard(await publishing.createConfirmChannel());
  await declareExchange(publisher, exchange);

  return {
    publisher,
    openChannel: () => model.createChannel(),
    consume: async (subscription) => {
      const { queue, types, concurrency = CONCURRENCY, everyProcess = false } = subscription;
      const channel = guard(await model.createChannel());
      await channel.prefetch(concurrency);
      const names = queueNames(namespace, queue);
      if (!everyProcess) await declareQueue(channel, names, exchange, types);
      const source = everyProcess ? await declarePrivateQueue(channel, exchange, types) : names.main;
      const { consumerTag } = await channel.consume(source, (message) => {
        if (message) onMessage(message, { subscription, channel, publisher });
        else end();
      });
      consumers.push({ channel, consumerTag });
    },
    stopConsuming: async () => {
      await Promise.allSettled(consumers.map(({ channel, consumerTag }) => channel.cancel(consumerTag)));
    },
    close,
  };
}
