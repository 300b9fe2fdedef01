import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { findOrInstall } from '../../../../scripts/servers/find-or-install.ts';
import { startPrivateRabbitmq } from '../../../../scripts/servers/private-rabbitmq.ts';

export interface StoppableBroker {
  /** Stays the same over all of the broker's lives, each of which has a port of its own. */
  url: string;
  stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again over what it kept on disk. */
  start(): Promise<void>;
  /** Has rabbitmqctl do something with it. */
  control(...args: string[]): Promise<void>;
  end(): Promise<void>;
}

const RABBITMQ = {
  name: 'RabbitMQ',
  programs: ['rabbitmq-server'],
  debianPackages: ['rabbitmq-server'],
  variable: 'TEST_AMQP_URL',
};

/** A RabbitMQ of the test's own, with everything it keeps in one folder. */
export async function startStoppableBroker(folder: string): Promise<StoppableBroker> {
  const program = await findOrInstall(RABBITMQ, (sentence) => void process.stderr.write(`${sentence}\n`));
  let broker = await startPrivateRabbitmq(program, folder);

  const sockets = new Set<Socket>();
  const front = createServer((client) => {
    const upstream = connect(Number(new URL(broker.url).port), '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const url = new URL(broker.url);
  url.port = String((front.address() as AddressInfo).port);

  const stop = async (how: 'SIGTERM' | 'SIGKILL') => {
    if (how === 'SIGKILL') process.kill(Number(await readFile(join(folder, 'rabbitmq.pid'), 'utf8')), 'SIGKILL');
    await broker.stop();
  };
  return {
    url: url.href,
    stop,
    start: async () => {
      broker = await startPrivateRabbitmq(program, folder);
    },
    control: (...args) => broker.control(...args),
    end: async () => {
      await stop('SIGTERM');
      front.close();
      for (const socket of sockets) socket.destroy();
      await once(front, 'close');
    },
  };
}
