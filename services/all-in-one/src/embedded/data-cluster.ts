import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { UnprivilegedUser } from './unprivileged-user.ts';

const run = promisify(execFile);

/** Names sort and compare by Unicode's rules and not by the machine's, so "Ɛfua" is found as "ɛfua" everywhere. */
const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', '--lc-collate=C'];
const characterTypes = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const giveTo = async (id: number, folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  await Promise.all([folder, ...names.map((name) => path.join(folder, name))].map((file) => chown(file, id, id)));
};

interface Options {
  folder: string;
  initdb: string;
  user: UnprivilegedUser;
  durable: boolean;
}

const make = async ({ folder, initdb, user, durable }: Options): Promise<void> => {
  // Made beside and renamed when complete: a first start that is cut off leaves nothing that looks finished.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(path.join(unfinished, 'password'), randomBytes(24).toString('hex'), { mode: 0o600 });
  if (user.owner !== undefined) await giveTo(user.owner, unfinished);
  const [command = initdb, ...args] = [
    ...[...user.prefix, initdb, '-D', path.join(unfinished, 'data'), '-U', 'shop', '--auth=scram-sha-256'],
    ...[`--pwfile=${path.join(unfinished, 'password')}`, ...locale, `--lc-ctype=${characterTypes}`],
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(command, args, user.uid === undefined ? {} : { uid: user.uid, gid: user.gid });
  await rename(unfinished, folder);
};

/** Makes the folder with PostgreSQL's data and the password of its one account, once; answers where they are. */
export const ensureDataCluster = async (options: Options): Promise<{ dataFolder: string; password: string }> => {
  const { folder, user } = options;
  if (!(await exists(path.join(folder, 'data', 'PG_VERSION')))) await make(options);
  else if (user.owner !== undefined) await giveTo(user.owner, folder);
  return {
    dataFolder: path.join(folder, 'data'),
    password: (await readFile(path.join(folder, 'password'), 'utf8')).trim(),
  };
};
