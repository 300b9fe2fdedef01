import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const TRIES = 50;
const BETWEEN_MS = 100;
/** Longer than any caller keeps an idle connection: who closes first resets what the other is just sending. */
const KEEP_ALIVE_MS = 65_000;

/**
 * A proxy in front of several copies of the BFF, as an operator has one: it gives each call to the next copy, and to another
 * one where a copy takes no connection.
 */
export async function spreadOver(urls: () => readonly string[]) {
  let turn = 0;
  const passOn = async (req: IncomingMessage, body: Buffer): Promise<IncomingMessage> => {
    for (let tries = 1; ; tries++) {
      turn += 1;
      const { method, headers, url: path = '/' } = req;
      const asking = request(new URL(path, urls()[turn % urls().length]), { method, headers, agent: false });
      try {
        const [answer] = (await once(asking.end(body), 'response')) as [IncomingMessage];
        return answer;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      }
    }
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    buffer(req)
      .then((body) => passOn(req, body))
      .then(
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        },
        (error: unknown) => {
          res.writeHead(502).end(String(error));
        },
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
