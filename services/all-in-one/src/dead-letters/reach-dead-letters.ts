import { resolve } from 'node:path';
import type { DeadLetters, ParkedMessage } from '@shop/chassis/bus/bus';
import { createPostgresDeadLetterStore, migrateDeadLetters } from '@shop/chassis/bus/dead-letter-store';
import { connectRabbitBus } from '@shop/chassis/bus/rabbit-bus';
import { isReadable } from '@shop/chassis/bus/unreadable-event';
import { type Environment, readConfig } from '@shop/chassis/config/read-config';
import { migrate } from '@shop/chassis/database/migrate';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createLogger } from '@shop/chassis/log/logger';
import { QUEUES } from '@shop/contracts/events/queues';
import { reachDatabases } from '../command-line/reach-databases.ts';
import { shopConfigSchema } from '../shop-config.ts';
import { hadBroker, readBrokerNote } from './broker-note.ts';
import { requestReplay } from './replay-requests.ts';

export interface ReachedDeadLetters extends DeadLetters {
  /** What a replay is followed by, as the end of a sentence. */
  replayedWhen: string;
  /** Where else letters may be parked that can't be looked at now, as a sentence. */
  unseen?: string | undefined;
  /** What to say where nothing is parked. */
  nothing?: string | undefined;
  close(): Promise<void>;
}

const LIMIT = 10_000;
const configSchema = shopConfigSchema.pick({
  AMQP_URL: true,
  SHOP_NAMESPACE: true,
  DATABASE_URL: true,
  DATA_DIR: true,
});

/**
 * The dead letters of a shop: at the broker that the environment names, or that the running shop of the data folder has noted
 * there; else in the database of the shop in one process.
 */
export async function reachDeadLetters(env: Environment): Promise<ReachedDeadLetters> {
  const { AMQP_URL, SHOP_NAMESPACE, DATABASE_URL, DATA_DIR } = readConfig(configSchema, env);
  if (AMQP_URL) return atBroker(AMQP_URL, SHOP_NAMESPACE, 'The broker at AMQP_URL does not answer.');
  const dataDir = resolve(DATA_DIR);
  const noted = await readBrokerNote(dataDir);
  if (noted && (!DATABASE_URL || DATABASE_URL === noted.databaseUrl))
    return atBroker(noted.amqpUrl, noted.namespace, `The RabbitMQ of the shop in ${dataDir} does not answer.`);
  if (DATABASE_URL) return inHouse(env, { nothing: NOTHING_IN_DATABASE });
  return inHouse(env, { unseen: (await hadBroker(dataDir)) ? unseenAt(dataDir) : undefined });
}

const NOTHING_IN_DATABASE =
  'Nothing is parked. The database at DATABASE_URL was asked; where that shop has a RabbitMQ, name it in AMQP_URL.';

const unseenAt = (dataDir: string) =>
  `The shop in ${dataDir} has run with RabbitMQ, and what is parked there can’t be seen now. ` +
  'Start it as it was started (npm run start:services), or name the broker in AMQP_URL.';

async function atBroker(url: string, namespace: string, noAnswer: string): Promise<ReachedDeadLetters> {
  const logger = createLogger({ service: 'dead-letters', level: 'silent' });
  const bus = await connectRabbitBus({ url, namespace, service: 'dead-letters', logger });
  await bus.ping().catch(async (cause: unknown) => {
    await bus.close();
    throw new Error(noAnswer, { cause });
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

async function inHouse(
  env: Environment,
  { unseen, nothing }: Pick<ReachedDeadLetters, 'unseen' | 'nothing'>,
): Promise<ReachedDeadLetters> {
  const databases = await reachDatabases(env);
  try {
    await databases.expect(['house']).catch((error: unknown) => {
      throw unseen === undefined ? error : new Error(unseen, { cause: error });
    });
    const url = databases.databaseUrl('house');
    await migrate({ url, service: 'all-in-one' });
    await migrateDeadLetters(url);
    const house = openDatabase({ url, poolSize: 1 });
    const store = createPostgresDeadLetterStore(house);
    return {
      list: ({ queue, limit = LIMIT } = {}) => store.list({ queue, limit }),
      replay: async (queue, eventId) => {
        const parked = await store.list({ queue, eventId, limit: LIMIT });
        const events = parked.filter(({ event }) => isReadable(event));
        if (events.length > 0) await requestReplay(house, { queue, eventId, at: new Date() });
        return events.length;
      },
      replayedWhen: 'within some seconds, or when the shop is started next',
      unseen,
      nothing,
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
