import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Listening {
  url: string;
  port: number;
  /** Takes no more connections, lets the running requests end, and resolves. */
  close(): Promise<void>;
}

// Longer than any client of ours keeps an idle connection, so that it is the client who closes it.
const KEEP_ALIVE_MS = 65_000;
const IDLE_LOOK_MS = 50;

/** Serves an app. Port 0 takes a free one. */
export async function listen(app: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1000 }, app);
  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${bound}`,
    port: bound,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A kept-alive connection becomes idle when its last answer has gone out.
      const closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
      server.closeIdleConnections();
      await closed.finally(() => clearInterval(closingIdle));
    },
  };
}
