import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import { createLogger } from '@shop/chassis/log/logger';
import { expectMessageServer } from './expect-message-server.ts';

/** Rejects with a sentence where no RabbitMQ listens at the address, or none that lets this account in. */
export async function expectBroker(url: string, namespace: string): Promise<void> {
  await expectMessageServer({ variable: 'AMQP_URL', kind: 'RabbitMQ', url });
  const logger = createLogger({ service: 'start', level: 'silent' });
  const bus = await connectRabbitBus({ url, namespace, service: 'start', logger });
  try {
    await bus.ping();
  } catch (cause) {
    throw new Error('AMQP_URL: what listens there is no RabbitMQ, or does not let this account in.', { cause });
  } finally {
    await bus.close();
  }
}
