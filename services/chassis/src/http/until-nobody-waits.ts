import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop in which there was nothing to do takes some hundredths of a millisecond. */
const QUIET_TURN_MS = 0.3;
/** A server that is never idle would not end. */
const AT_MOST_MS = 1_000;

/**
 * Goes on until nobody waits to be connected. To close a port resets the connections that the system has made already and the
 * process has not taken yet: it takes one each time its event loop goes round. Where a turn is short and brought none, none waits.
 */
export async function untilNobodyWaits(server: Server): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  // The first one ends the turn that has begun before.
  await nextTurn();
  let begun: number;
  do {
    [taken, begun] = [0, performance.now()];
    await nextTurn();
  } while ((taken > 0 || performance.now() - begun > QUIET_TURN_MS) && performance.now() < end);
  server.off('connection', count);
}
