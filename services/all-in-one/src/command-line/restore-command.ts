import { resolve } from 'node:path';
import { mediaDirOf } from '../backup/media-dir.ts';
import { restoreShop } from '../backup/restore-shop.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { type Command, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';

export const restoreCommand: Command = {
  help: `npm run restore -- <folder>

Makes the shop of a backup, where there is none: it overwrites nothing. All files of the backup are checked first. If a step
fails, what was restored by then is taken away again. Events of the week before the backup are sent once more when the shop
starts, as what the broker held is in no backup; who has handled them knows. A broker and a cache that served another shop
must not serve this one: take new ones, or name another SHOP_NAMESPACE. PostgreSQL's account must be a superuser.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data), which is made
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)
  MEDIA_DIR        where the uploaded files go (DATA_DIR/media)`,
  run: async ({ words }, { say }, env) => {
    const [word, ...more] = words;
    if (!word || more.length > 0) throw new UsageError('Name one folder.');
    const folder = resolve(word);
    const manifest = await verifyBackup(folder);
    say(`The backup of ${manifest.takenAt} is whole.`);
    const { databaseUrl, close } = await reachDatabases(env, { mayMake: true });
    try {
      await restoreShop({ databaseUrl, mediaDir: mediaDirOf(env), folder, manifest, say });
    } finally {
      await close();
    }
    say('The shop is restored, and can be started.');
    return 0;
  },
};
