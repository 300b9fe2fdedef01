import { openDatabase } from '@shop/chassis/database/postgres';
import { PUBLISH_S, rotateSigningKey } from '@shop/identity/token/rotate-signing-key';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

export const rotateSigningKeyCommand: Command = {
  help: `npm run rotate-signing-key

Makes a new key for the tokens that persons sign in with, also while the shop runs. It signs after ${PUBLISH_S} seconds, when every
process knows it. Nobody is signed out: earlier keys prove what they have signed until it has run out.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), whether the shop runs or not
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  run: async ({ words }, { say }, env) => {
    if (words.length > 0) throw new UsageError(`“${words.join(' ')}” means nothing here.`);
    const { databaseUrl, expect, close } = await reachDatabases(env);
    try {
      await expect(['identity']);
      const database = openDatabase({ url: databaseUrl('identity'), poolSize: 1 });
      try {
        say(`A new key is made; it signs in ${PUBLISH_S} seconds.`);
        const keyId = await rotateSigningKey({
          database,
          now: () => new Date(),
          newId: randomUUID,
          pause: (seconds) => pause(seconds * 1000),
        });
        say(`The key ${keyId} signs from now on.`);
      } finally {
        await database.close();
      }
    } finally {
      await close();
    }
    return 0;
  },
};
