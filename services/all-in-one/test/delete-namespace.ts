import { connect } from 'amqplib';
import { exchangeName, queueNames } from '@shop/chassis/bus/rabbit-topology';
import { QUEUES } from '@shop/contracts/events/queues';

/** Takes everything that a shop declared out of a broker that others use too. */
export async function deleteNamespace(amqpUrl: string, namespace: string): Promise<void> {
  const connection = await connect(amqpUrl);
  try {
    const channel = await connection.createChannel();
    for (const queue of QUEUES) {
      for (const name of Object.values(queueNames(namespace, queue))) await channel.deleteQueue(name);
    }
    await channel.deleteExchange(exchangeName(namespace));
  } finally {
    await connection.close();
  }
}
