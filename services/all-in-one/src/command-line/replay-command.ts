import { randomUUID } from 'node:crypto';
import { republishCatalog } from '@shop/catalog/index';
import type { Database } from '@shop/chassis/database/database';
import { openDatabase } from '@shop/chassis/database/postgres';
import { createOutbox } from '@shop/chassis/events/create-outbox';
import type { Outbox } from '@shop/chassis/events/outbox';
import { republishIdentity } from '@shop/identity/index';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

type Owner = 'identity' | 'catalog';

/** How the owners of facts tell them again, each with a sentence of what it told. */
const TELL_AGAIN: Record<Owner, (parts: { database: Database; outbox: Outbox }) => Promise<string>> = {
  identity: async (parts) => {
    const { vendors, agents } = await republishIdentity(parts);
    return `Told again by identity: vendors ${vendors}, delivery agents ${agents}.`;
  },
  catalog: async (parts) => `Told again by catalog: SKUs ${await republishCatalog(parts)}, each with its stock.`,
};
const OWNERS = Object.keys(TELL_AGAIN) as Owner[];

export const replayCommand: Command = {
  help: `npm run replay [-- identity|catalog]

Has services tell again what others keep copies of: identity its vendors and delivery agents, catalog its SKUs and their
stock; without a word both. A copy that was lost, or is behind, is made again. One that is up to date ignores what it is told,
and so does one that is ahead of its owner. The shop may run: it sends what is told within seconds. One that does not run
sends it when it starts.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), whether the shop runs or not
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  run: async ({ words }, { say }, env) => {
    const owners = ownersIn(words);
    const { databaseUrl, expect, close } = await reachDatabases(env);
    try {
      await expect(owners);
      for (const owner of owners) say(await tellAgain(owner, databaseUrl(owner)));
      say('A running shop sends it within seconds, one that does not run when it starts.');
    } finally {
      await close();
    }
    return 0;
  },
};

function ownersIn(words: readonly string[]): readonly Owner[] {
  if (words.length === 0) return OWNERS;
  const named = OWNERS.filter((owner) => words.length === 1 && words[0] === owner);
  if (named.length === 0)
    throw new UsageError(`“${words.join(' ')}” means nothing here. Say identity, catalog, or nothing.`);
  return named;
}

async function tellAgain(owner: Owner, url: string): Promise<string> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const outbox = createOutbox({ service: owner, now: () => new Date(), newId: randomUUID });
    return await TELL_AGAIN[owner]({ database, outbox });
  } finally {
    await database.close();
  }
}
