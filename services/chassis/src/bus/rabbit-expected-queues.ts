import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from 'amqplib';
import type { Logger } from '../log/logger.ts';

const LOOK_EVERY_MS = 200;

interface Waiting {
  openChannel: () => Promise<Channel>;
  /** Whether the connection has ended meanwhile: then nobody waits any more. */
  isOver: () => boolean;
  logger: Logger;
}

/**
 * Resolves once each of these queues is there: a new broker takes what is published and drops it where the queue that wants it
 * comes later.
 */
export async function untilQueuesAreThere(names: readonly string[], waiting: Waiting): Promise<void> {
  let isTold = false;
  for (const name of names) {
    while (!waiting.isOver() && !(await isThere(waiting.openChannel, name))) {
      if (!isTold) waiting.logger.info({ queue: name }, 'nothing is published before every queue of the shop is there');
      isTold = true;
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
    }
  }
}

/** A queue that is not there, or on its way up after a restart, costs the channel that asked for it. */
async function isThere(openChannel: () => Promise<Channel>, name: string): Promise<boolean> {
  try {
    const channel = await openChannel();
    channel.on('error', () => undefined);
    await channel.checkQueue(name);
    await channel.close();
    return true;
  } catch {
    return false;
  }
}
