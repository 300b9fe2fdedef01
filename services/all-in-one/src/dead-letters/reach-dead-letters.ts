import type { DeadLetters, ParkedMessage } from '@shop/chassis/bus/bus';
import { createPostgresDeadLetterStore, migrateDeadLetters } from '@shop/chassis/bus/dead-letter-store';
import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import { processConfigShape } from '@shop/chassis/config/service-config';
import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createLogger } from '@shop/chassis/log/logger';
import { z } from 'zod';
import { reachDatabases } from '../command-line/reach-databases.ts';
import { QUEUES } from './queues.ts';
import { requestReplay } from './replay-requests.ts';

export interface ReachedDeadLetters extends DeadLetters {
  /** What a replay is followed by, as the end of a sentence. */
  replayedWhen: string;
  close(): Promise<void>;
}

const LIMIT = 10_000;
const configSchema = z.object({
  AMQP_URL: processConfigShape.AMQP_URL.optional(),
  SHOP_NAMESPACE: processConfigShape.SHOP_NAMESPACE,
});

/** The dead letters of a shop: at its broker where the environment names one, else in the database of the shop in one process. */
export function reachDeadLetters(env: Environment): Promise<ReachedDeadLetters> {
  const { AMQP_URL, SHOP_NAMESPACE } = readConfig(configSchema, env);
  return AMQP_URL ? atBroker(AMQP_URL, SHOP_NAMESPACE) : inHouse(env);
}

async function atBroker(url: string, namespace: string): Promise<ReachedDeadLetters> {
  const logger = createLogger({ service: 'dead-letters', level: 'silent' });
  const bus = await connectRabbitBus({ url, namespace, service: 'dead-letters', logger });
  await bus.ping().catch(async (cause: unknown) => {
    await bus.close();
    throw new Error('The broker at AMQP_URL does not answer.', { cause });
  });
  const listOne = (queue: string, limit: number) =>
    bus.deadLetters.list({ queue, limit }).catch((error: unknown): ParkedMessage[] => {
      if (isMissingQueue(error)) return [];
      throw error;
    });
  return {
    list: async ({ queue, limit = LIMIT } = {}) => {
      const lists = await Promise.all((queue ? [queue] : QUEUES).map((name) => listOne(name, limit)));
      return lists.flat().toSorted((one, other) => one.parkedAt.localeCompare(other.parkedAt));
    },
    replay: (queue, eventId) => bus.deadLetters.replay(queue, eventId),
    replayedWhen: 'now',
    close: () => bus.close(),
  };
}

/** A service that has never run has no queue yet, and no dead letters. */
const isMissingQueue = (error: unknown) => error instanceof Error && /NOT[_-]FOUND|404/.test(error.message);

async function inHouse(env: Environment): Promise<ReachedDeadLetters> {
  const databases = await reachDatabases(env);
  try {
    await databases.expect(['house']);
    const url = databases.databaseUrl('house');
    await migrate({ url, service: 'all-in-one' });
    await migrateDeadLetters(url);
    const house = openDatabase({ url, poolSize: 1 });
    const store = createPostgresDeadLetterStore(house);
    return {
      list: ({ queue, limit = LIMIT } = {}) => store.list({ queue, limit }),
      replay: async (queue, eventId) => {
        const parked = await store.list({ queue, eventId, limit: LIMIT });
        if (parked.length > 0) await requestReplay(house, { queue, eventId, at: new Date() });
        return parked.length;
      },
      replayedWhen: 'within some seconds, or when the shop is started next',
      close: async () => {
        await house.close();
        await databases.close();
      },
    };
  } catch (error) {
    await databases.close();
    throw error;
  }
}
