import { connect } from 'amqplib';
import { queueNames } from '@shop/chassis/bus/rabbit-topology';
import { eventually } from '@shop/testing/eventually';
import { QUEUES } from '@shop/contracts/events/queues';
import type { SeparateShop } from '../separate-shop.ts';

/** Throws unless every message is handled within some seconds, and none of them by being parked. */
export async function expectQueuesToEmpty({ brokerEnv }: Pick<SeparateShop, 'brokerEnv'>): Promise<void> {
  const connection = await connect(brokerEnv.AMQP_URL);
  try {
    const channel = await connection.createChannel();
    const countIn = async (queue: string) => (await channel.checkQueue(queue)).messageCount;
    for (const queue of QUEUES) {
      const { main, retry, dead } = queueNames(brokerEnv.SHOP_NAMESPACE, queue);
      await eventually(`${queue} is empty`, async () => (await countIn(main)) + (await countIn(retry)) === 0, {
        withinMs: 30_000,
      });
      expect({ queue, parked: await countIn(dead) }).toEqual({ queue, parked: 0 });
    }
  } finally {
    await connection.close();
  }
}
