import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from 'amqplib';
import type { Logger } from '../log/logger.ts';

const LOOK_EVERY_MS = 200;

/**
 * Resolves once each of these queues is there: a new broker takes what is published and drops it where the queue that wants it
 * comes later. Rejects where the connection ends meanwhile.
 */
export async function untilQueuesAreThere(
  openChannel: () => Promise<Channel>,
  names: readonly string[],
  logger: Logger,
): Promise<void> {
  let isTold = false;
  for (const name of names) {
    while (!(await isThere(openChannel, name))) {
      if (!isTold) logger.warn({ queue: name }, 'nothing is published before every queue of the shop is there');
      isTold = true;
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
    }
  }
}

/** To ask for a queue that is not there costs the channel. */
async function isThere(openChannel: () => Promise<Channel>, name: string): Promise<boolean> {
  const channel = await openChannel();
  channel.on('error', () => undefined);
  try {
    await channel.checkQueue(name);
    await channel.close();
    return true;
  } catch (error) {
    if (error instanceof Error && /NOT[_-]FOUND|404/.test(error.message)) return false;
    throw error;
  }
}
