import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { RequestListener } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { ExpressRequest, ExpressResponse } from './express-app.ts';
import { untilNobodyWaits } from './until-nobody-waits.ts';

export interface Listening {
  url: string;
  port: number;
  /**
   * Takes those who wait to be connected, then no more, and lets the running requests end. For `drainMs` the connections that
   * are open are answered on, each once more, so that a call that is on its way meets no closed one.
   */
  close(drainMs?: number): Promise<void>;
}

// Longer than any client of ours keeps an idle connection, so that it is the client who closes it.
const KEEP_ALIVE_MS = 65_000;
const IDLE_LOOK_MS = 50;

/** Serves an app. Port 0 takes a free one. */
export async function listen(app: RequestListener, { port, host }: { port: number; host: string }): Promise<Listening> {
  let isDraining = false;
  const server = createServer(
    {
      ...{ IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse },
      ...{ keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1000 },
    },
    (req, res) => {
      if (isDraining) res.setHeader('Connection', 'close');
      app(req, res);
    },
  );
  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shownHost}:${bound}`,
    port: bound,
    close: async (drainMs = 0) => {
      const closed = once(server, 'close');
      isDraining = true;
      await untilNobodyWaits(server);
      // The HTTP server's own close would end the idle connections at once.
      NetServer.prototype.close.call(server);
      await Promise.race([closed, pause(drainMs, undefined, { ref: false })]);
      // A kept-alive connection becomes idle when its last answer has gone out.
      const closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
      server.closeIdleConnections();
      await closed.finally(() => clearInterval(closingIdle));
    },
  };
}
