import { randomBytes } from 'node:crypto';
import { connect } from 'amqplib';
import type { Bus } from '@shop/chassis/bus/bus';
import { createInProcessBus } from '@shop/chassis/bus/in-process-bus';
import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import { exchangeName, queueNames } from '@shop/chassis/bus/rabbit-topology';
import type { RetryOptions } from '@shop/chassis/bus/retry-policy';
import { silentLogger } from './silent-logger.ts';
import { testServer } from './test-server.ts';

export interface TestBus {
  bus: Bus;
  close(): Promise<void>;
}

export interface RabbitTestBus extends TestBus {
  namespace: string;
}

export interface TestBusOptions {
  service?: string;
  retry?: RetryOptions;
  /** That of another bus, to stand beside it as a replica or another service. */
  namespace?: string;
  /** Queues of others that have to be there before it publishes. */
  expectedQueues?: readonly string[];
  /** Another way to the broker, such as a proxy that can be cut. */
  url?: string;
}

/** A bus over the tests' broker whose names meet nobody else's. Closing deletes its queues. */
export async function createRabbitTestBus(options: TestBusOptions = {}): Promise<RabbitTestBus> {
  const { service = 'test', retry, expectedQueues, namespace = `test-${randomBytes(6).toString('hex')}.` } = options;
  const { url = testServer('TEST_AMQP_URL') } = options;
  const bus = await connectRabbitBus({ url, service, logger: silentLogger, namespace, retry, expectedQueues });
  const queues = new Set<string>();
  return {
    namespace,
    bus: {
      ...bus,
      subscribe: (subscription) => {
        if (!subscription.everyProcess) queues.add(subscription.queue);
        return bus.subscribe(subscription);
      },
    },
    close: async () => {
      await bus.close();
      await deleteNames(namespace, [...queues]);
    },
  };
}

export function createInProcessTestBus({ retry }: { retry?: RetryOptions } = {}): TestBus {
  const bus = createInProcessBus({ logger: silentLogger, retry });
  return { bus, close: () => bus.close() };
}

async function deleteNames(namespace: string, queues: string[]): Promise<void> {
  const connection = await connect(testServer('TEST_AMQP_URL'));
  const channel = await connection.createChannel();
  for (const queue of queues) {
    for (const name of Object.values(queueNames(namespace, queue))) await channel.deleteQueue(name);
  }
  await channel.deleteExchange(exchangeName(namespace));
  await connection.close();
}
