import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** A socket's name in the file system may have no more bytes than that on any system. */
const MOST_BYTES = 103;

const SOCKET = '.s.PGSQL.';

const fits = (folder: string, port: number): boolean =>
  Buffer.byteLength(path.join(folder, `${SOCKET}${port}`)) <= MOST_BYTES;

/** The folder for the server's socket, which costs less than the network of the machine; null where there can be none. */
export const socketFolderFor = (folder: string, port: number): string | null =>
  process.platform !== 'win32' && fits(folder, port) ? folder : null;

/** Takes away what servers leave that were killed: the next one has another port, and does not do it. */
export async function removeStaleSockets(folder: string): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => name.startsWith(SOCKET));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
}

/** The folder as the server's settings take it, whatever signs are in its name. */
export const quotedFolder = (folder: string): string => `"${folder.replaceAll('"', '""')}"`;

interface Listening {
  password: string;
  port: number;
  socketFolder: string | null;
}

/** The address of the server's first database. Programs that don't know of the socket reach it by the port. */
export function serverAddress({ password, port, socketFolder }: Listening): string {
  const url = new URL(`postgres://shop:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder !== null) url.searchParams.set('host', socketFolder);
  return url.href;
}
