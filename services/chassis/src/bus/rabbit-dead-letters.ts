import type { Channel, ConfirmChannel, GetMessage } from 'amqplib';
import type { DeadLetters, ParkedMessage } from './bus.ts';
import { parkedMessageOf, replayOptions } from './rabbit-message.ts';
import { sendConfirmed } from './rabbit-publisher.ts';
import { queueNames } from './rabbit-topology.ts';

const LISTED = 100;
const REPLAYED = 10_000;

interface Access {
  namespace: string;
  /** The queues whose dead letters are listed where none is named. */
  queues: () => string[];
  openChannel: () => Promise<Channel>;
  sender: () => ConfirmChannel;
}

/** The messages in the dead-letter queues. Whoever looks at them holds them for that moment only. */
export function rabbitDeadLetters({ namespace, queues, openChannel, sender }: Access): DeadLetters {
  const onChannel = async <Result>(work: (channel: Channel) => Promise<Result>): Promise<Result> => {
    const channel = await openChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } finally {
      // What was not acknowledged goes back to its place.
      await channel.close().catch(() => undefined);
    }
  };

  const listOf = (queue: string, limit: number): Promise<ParkedMessage[]> =>
    onChannel(async (channel) => {
      const messages = await takeAll(channel, queueNames(namespace, queue).dead, limit);
      return messages.map((message) => parkedMessageOf(queue, message));
    });

  return {
    list: async ({ queue, limit = LISTED } = {}) => {
      const lists = await Promise.all((queue === undefined ? queues() : [queue]).map((name) => listOf(name, limit)));
      return lists
        .flat()
        .toSorted((one, other) => one.parkedAt.localeCompare(other.parkedAt))
        .slice(0, limit);
    },
    replay: (queue, eventId) =>
      onChannel(async (channel) => {
        const names = queueNames(namespace, queue);
        const messages = await takeAll(channel, names.dead, REPLAYED);
        const chosen = messages.filter(({ properties }) => eventId === undefined || properties.messageId === eventId);
        for (const message of chosen) {
          await sendConfirmed(sender(), names.main, message.content, replayOptions(message));
          channel.ack(message);
        }
        return chosen.length;
      }),
  };
}

async function takeAll(channel: Channel, queue: string, limit: number): Promise<GetMessage[]> {
  const messages: GetMessage[] = [];
  while (messages.length < limit) {
    const message = await channel.get(queue);
    if (!message) break;
    messages.push(message);
  }
  return messages;
}
