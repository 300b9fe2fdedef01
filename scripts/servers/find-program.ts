import { access, constants } from 'node:fs/promises';
import path from 'node:path';

// Debian keeps servers out of ordinary users' path, and RabbitMQ's real program behind a wrapper that switches users.
const furtherFolders = ['/usr/lib/rabbitmq/bin', '/usr/local/sbin', '/usr/sbin', '/opt/homebrew/sbin'];

/** The first of the programs that this machine has, with its whole path. */
export const findProgram = async (
  names: readonly string[],
  folders: readonly string[] = [
    ...furtherFolders.slice(0, 1),
    ...(process.env.PATH ?? '').split(':'),
    ...furtherFolders,
  ],
): Promise<string | undefined> => {
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      const runs = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (runs) return file;
    }
  }
  return undefined;
};
