import { openDatabase } from '@shop/chassis/database/postgres';
import { findReference } from '@shop/orders/index';
import { readStory } from '../story/read-story.ts';
import { storyLines } from '../story/story.ts';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;
const STATEMENT_MS = 60_000;

export const storyCommand: Command = {
  help: `npm run story -- <order>

Tells the story of an order over all services: what each said, on whose account, when it was sent, and who reacted. Of reactions
those are on record that must happen once; a copy that was renewed leaves no trace, nor does a payment's success beside the order
that it placed. The order is named by its number, its id, or its payment's reference. The word in brackets is the correlation id
of the call that began it: every service writes it to its log, so that the rest is found there. Services keep what they said for a
week.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), whether the shop runs or not
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  run: async ({ words }, { say }, env) => {
    const [order, ...more] = words;
    if (order === undefined || more.length > 0) throw new UsageError('Name one order.');
    const { databaseUrl, expect, close } = await reachDatabases(env);
    try {
      await expect(SERVICES);
      const databases = Object.fromEntries(
        SERVICES.map((name) => [
          name,
          openDatabase({ url: databaseUrl(name), poolSize: 1, statementTimeoutMs: STATEMENT_MS }),
        ]),
      );
      try {
        const reference = databases['orders'] ? await findReference(databases['orders'], order) : null;
        if (reference === null) throw new Error(`There is no order “${order}”.`);
        const { events, reactions } = await readStory(databases, reference);
        say(`The order with the reference ${reference}:`);
        for (const line of storyLines(events, reactions)) say(line);
        if (events.length === 0) say('Its events are older than a week and no longer kept.');
      } finally {
        await Promise.all(Object.values(databases).map((database) => database.close()));
      }
    } finally {
      await close();
    }
    return 0;
  },
};
