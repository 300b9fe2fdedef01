import { resolve } from 'node:path';
import { backupShop } from '../backup/backup-shop.ts';
import { mediaDirOf } from '../backup/media-dir.ts';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

const SERVICES = ['identity', 'catalog', 'orders', 'payment', 'content'] as const;

export const backupCommand: Command = {
  help: `npm run backup -- <new folder>

Writes everything that the shop keeps into a folder that is missing or empty: all of its databases as of one moment, and the
files that were uploaded. The shop may run meanwhile; its changes wait for some milliseconds. The folder holds personal data,
and the keys that tokens are signed with, unencrypted: only you can read it, and where it goes is yours to guard.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), whether the shop runs or not
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)
  MEDIA_DIR        where the uploaded files lie (DATA_DIR/media)`,
  run: async ({ words }, { say }, env) => {
    const [word, ...more] = words;
    if (!word || more.length > 0) throw new UsageError('Name one folder.');
    const folder = resolve(word);
    const { databaseUrl, expect, close } = await reachDatabases(env);
    try {
      await expect(SERVICES);
      await backupShop({ databaseUrl, mediaDir: mediaDirOf(env), folder, say });
    } finally {
      await close();
    }
    say(`The backup is in ${folder}. It holds personal data and keys: keep it where nobody else can read it.`);
    return 0;
  },
};
