import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface SmallDisk {
  path: string;
  freeBytes(): Promise<number>;
  /** Takes all the room there is, but for so many bytes. */
  fill(leaveBytes?: number): Promise<void>;
  /** Gives the room back. */
  clear(): Promise<void>;
  end(): Promise<void>;
}

const run = promisify(execFile);

/** A disk of a few megabytes; null where this account may not mount one. */
export async function mountSmallDisk(size = '4m'): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'small-disk', path]);
  } catch {
    await rmdir(path);
    return null;
  }
  const filler = join(path, '.filler');
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  };
  const clear = () => rm(filler, { force: true });
  return {
    path,
    freeBytes,
    fill: async (leaveBytes = 0) => {
      await clear();
      await writeFile(filler, Buffer.alloc(Math.max(0, (await freeBytes()) - leaveBytes)));
    },
    clear,
    end: async () => {
      await run('umount', [path]);
      await rmdir(path);
    },
  };
}
