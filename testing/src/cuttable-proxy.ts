import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface CuttableProxy {
  /** The server's address with the proxy's port. */
  url: string;
  /** Breaks all connections and takes no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Lets nothing through any more, without a sign of it. */
  freeze(): void;
  stop(): Promise<void>;
}

/** Stands between a client and a real server, so that a test can take the server away and bring it back. */
export async function startProxy(serverUrl: string): Promise<CuttableProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let port = 0;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const upstream = keep(connect(Number(target.port), target.hostname));
    keep(client).pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const open = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await open();
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend: open,
    freeze: () => {
      for (const socket of sockets) socket.unpipe();
    },
    stop: cut,
  };
}
