import { freePort } from '../../services/all-in-one/src/embedded/free-port.ts';
import { portAnswers } from './port-answers.ts';
import type { Server } from './server.ts';
import { startProgram } from './start-program.ts';

/** A Redis of our own on a free port of this machine; it keeps nothing on disk. */
export const startPrivateRedis = async (program: string, folder: string): Promise<Server> => {
  const port = await freePort();
  const server = await startProgram(
    [program, '--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder],
    { name: 'redis', folder, isReady: () => portAnswers(port), withinMs: 15_000 },
  );
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.stop() };
};
