import path from 'node:path';

/** A socket's name in the file system may have no more bytes than that on any system. */
const MOST_BYTES = 103;

const fits = (folder: string, port: number): boolean =>
  Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) <= MOST_BYTES;

/** The folder for the server's socket, which costs less than the network of the machine; null where there can be none. */
export const socketFolderFor = (folder: string, port: number): string | null =>
  process.platform !== 'win32' && fits(folder, port) ? folder : null;

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
