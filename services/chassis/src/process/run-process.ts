import type { Logger } from '../log/logger.ts';
import { keepCompiledCode } from './keep-compiled-code.ts';

export interface RunningProcess {
  url: string;
  logger: Logger;
  stop(): Promise<void>;
}

const STOP_MS = 14_000;

/** The life of a process: it starts, says where it listens, and stops orderly on SIGTERM or SIGINT within fourteen seconds. */
export async function runProcess(logger: Logger, start: () => Promise<RunningProcess>): Promise<void> {
  keepCompiledCode();
  const die = (error: unknown): void => {
    logger.fatal({ err: error }, 'the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);

  let running: RunningProcess;
  try {
    running = await start();
  } catch (error) {
    die(error);
    return;
  }

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => die(new Error('It did not stop in time.')), STOP_MS).unref();
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(die));
  running.logger.info({ url: running.url }, 'listening');
}
