import path from 'node:path';
import { dockerAnswers, rabbitmqImage, redisImage, startContainer } from './container.ts';
import { findOrInstall } from './find-or-install.ts';
import { startPrivateRabbitmq } from './private-rabbitmq.ts';
import { startPrivateRedis } from './private-redis.ts';
import type { Say, Server } from './server.ts';

const debianPackages = ['rabbitmq-server', 'redis-server'];

const kinds = {
  rabbitmq: {
    name: 'RabbitMQ',
    programs: ['rabbitmq-server'],
    image: rabbitmqImage,
    startPrivate: startPrivateRabbitmq,
  },
  redis: {
    name: 'Redis',
    programs: ['redis-server', 'valkey-server'],
    image: redisImage,
    startPrivate: startPrivateRedis,
  },
};

interface Options {
  /** The address of the user's own, when there is one. */
  given: string | undefined;
  /** The variable that would name it. */
  variable: string;
  /** What a private one keeps goes into a folder in here. */
  folder: string;
  mayUseDocker: boolean;
  say: Say;
}

/** The user's own server by its address, else one in a container, else a private one of this machine's programs. */
export const startMessageServer = async (
  kind: keyof typeof kinds,
  { given, variable, folder, mayUseDocker, say }: Options,
): Promise<Server> => {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const { name, programs, image, startPrivate } = kinds[kind];
  const contained = mayUseDocker && (await dockerAnswers()) ? await startContainer(image, say) : undefined;
  if (contained) return contained;
  const program = await findOrInstall({ name, programs, debianPackages, variable }, say);
  say(`Starting a private ${name} (${program}).`);
  return startPrivate(program, path.join(folder, kind));
};
