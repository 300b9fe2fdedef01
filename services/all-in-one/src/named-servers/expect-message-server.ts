import { once } from 'node:events';
import { connect } from 'node:net';
import { cannotBeReached, type NamedServer, placeOf } from './cannot-be-reached.ts';

const CONNECT_MS = 5_000;

/** Rejects with a sentence where nothing listens at the address. */
export async function expectMessageServer(server: NamedServer): Promise<void> {
  const socket = connect(placeOf(server.url));
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
  } catch (error) {
    throw cannotBeReached(server, error);
  } finally {
    socket.destroy();
  }
}
