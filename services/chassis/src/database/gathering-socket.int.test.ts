import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GatheringSocket } from './gathering-socket.ts';

/** As the driver writes a statement: in parts, corked for itself. */
function begin(socket: GatheringSocket, ...parts: string[]): void {
  socket.cork();
  for (const part of parts) socket.write(part);
  socket.uncork();
}

class CountedSocket extends GatheringSocket {
  readonly sent: number[] = [];

  // The socket's own, with which it sends what was gathered.
  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], sent: (error?: Error | null) => void): void {
    this.sent.push(chunks.length);
    super._writev?.(chunks, sent);
  }
}

test('what is begun in one moment, and by the promises that continue in it, is sent as one piece and in its order', async () => {
  const server = createServer();
  const received = once(server, 'connection').then(([peer]) => text(peer as NodeJS.ReadableStream));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = new CountedSocket();
  await once(socket.connect((server.address() as AddressInfo).port, '127.0.0.1'), 'connect');

  begin(socket, 'BEG', 'IN;');
  await Promise.resolve();
  begin(socket, 'SELECT ', '1;');
  await new Promise(setImmediate);
  begin(socket, 'COMM', 'IT;');
  await new Promise(setImmediate);
  expect(socket.sent).toEqual([4, 2]);

  socket.end();
  expect(await received).toBe('BEGIN;SELECT 1;COMMIT;');
  server.close();
});
