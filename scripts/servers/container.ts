import type { Server, Say } from './server.ts';

const engineAnswersWithinMs = 5_000;

/** Whether a Docker engine answers on this machine. */
export const dockerAnswers = async (): Promise<boolean> => {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(resolve, engineAnswersWithinMs, false).unref();
  });
  const answer = getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]);
};

interface Image {
  name: string;
  port: number;
  readyLog: RegExp;
  url: (host: string, port: number) => string;
}

export const rabbitmqImage: Image = {
  name: 'rabbitmq:3.13-alpine',
  port: 5672,
  readyLog: /Server startup complete/,
  url: (host, port) => `amqp://guest:guest@${host}:${port}`,
};

export const redisImage: Image = {
  name: 'redis:7-alpine',
  port: 6379,
  readyLog: /Ready to accept connections/,
  url: (host, port) => `redis://${host}:${port}`,
};

/** Starts a container that is removed with this process; undefined, after saying why, when that fails. */
export const startContainer = async (image: Image, say: Say): Promise<Server | undefined> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  try {
    say(`Starting ${image.name} in a container.`);
    const container = await new GenericContainer(image.name)
      .withExposedPorts(image.port)
      .withWaitStrategy(Wait.forLogMessage(image.readyLog))
      .withStartupTimeout(120_000)
      .start();
    return {
      url: image.url(container.getHost(), container.getMappedPort(image.port)),
      stop: async () => {
        await container.stop();
      },
    };
  } catch (error) {
    say(`The container did not start (${error instanceof Error ? error.message : String(error)}).`);
    return undefined;
  }
};
