import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lockFolder } from '../../services/all-in-one/src/embedded/folder-lock.ts';
import { freePort } from '../../services/all-in-one/src/embedded/free-port.ts';
import { stopLeftBehindServer } from '../../services/all-in-one/src/embedded/left-behind-server.ts';
import { findProgram } from './find-program.ts';
import { portAnswers } from './port-answers.ts';
import type { Server } from './server.ts';
import { startProgram } from './start-program.ts';

export interface Broker extends Server {
  /** Has rabbitmqctl do something with it. */
  control(...args: string[]): Promise<void>;
}

const run = promisify(execFile);
const loopback = '127.0.0.1';

// A name server of Erlang's that the broker would start by itself outlives it and listens to the whole network.
const startNameServer = async (folder: string) => {
  const program = await findProgram(['epmd']);
  if (!program) throw new Error('RabbitMQ is here, but not the epmd that it needs. Install Erlang completely.');
  const port = await freePort();
  const server = await startProgram([program, '-address', loopback, '-port', String(port)], {
    name: 'epmd',
    folder,
    isReady: () => portAnswers(port),
    withinMs: 15_000,
  });
  return { server, port };
};

const pidFileIn = (folder: string) => path.join(folder, 'rabbitmq.pid');

const environment = (folder: string, ports: { broker: number; distribution: number; names: number }) => {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(RABBITMQ_|ERL_)/.test(name));
  return {
    ...Object.fromEntries(inherited),
    HOME: folder,
    ERL_EPMD_ADDRESS: loopback,
    ERL_EPMD_PORT: String(ports.names),
    RABBITMQ_NODENAME: 'shop@localhost',
    RABBITMQ_NODE_IP_ADDRESS: loopback,
    RABBITMQ_NODE_PORT: String(ports.broker),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    RABBITMQ_CONF_ENV_FILE: path.join(folder, 'none.conf'),
    RABBITMQ_CONFIG_FILE: path.join(folder, 'rabbitmq.conf'),
    RABBITMQ_ADVANCED_CONFIG_FILE: path.join(folder, 'none.config'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: path.join(folder, 'data'),
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_LOGS: '-',
    RABBITMQ_PID_FILE: pidFileIn(folder),
    // With this its start script becomes the broker instead of waiting beside it.
    detached: 'true',
  };
};

const startBroker = async (program: string, folder: string, names: { port: number }): Promise<Broker> => {
  const [broker, distribution] = [await freePort(), await freePort()];
  const env = environment(folder, { broker, distribution, names: names.port });
  const server = await startProgram([program], {
    name: 'rabbitmq',
    folder,
    env,
    isReady: () => portAnswers(broker),
  });
  return {
    url: `amqp://guest:guest@${loopback}:${broker}`,
    stop: () => server.stop(),
    control: async (...args) => {
      await run(path.join(path.dirname(program), 'rabbitmqctl'), args, { env });
    },
  };
};

/** A RabbitMQ of our own on free ports of this machine, with everything it keeps in one folder. */
export const startPrivateRabbitmq = async (program: string, folder: string): Promise<Broker> => {
  await mkdir(path.join(folder, 'data'), { recursive: true });
  const lock = await lockFolder(folder);
  try {
    await stopLeftBehindServer({ pidFile: pidFileIn(folder), mark: folder, stopSignal: 'SIGTERM' });
    await writeFile(path.join(folder, 'enabled_plugins'), '[].\n');
    await writeFile(path.join(folder, 'rabbitmq.conf'), 'disk_free_limit.absolute = 50MB\n');
    const names = await startNameServer(folder);
    const broker = await startBroker(program, folder, names).catch(async (error: unknown) => {
      await names.server.stop();
      throw error;
    });
    const stop = async () => {
      await broker.stop();
      await names.server.stop();
      await lock.release();
    };
    return { url: broker.url, control: broker.control, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
