import { createLogger } from './logger.ts';

/** Logs and ends once its input is closed, for the test of a process whose output nobody reads any more. */
const logger = createLogger({ service: 'fixture', level: 'info' });
process.stdin.resume().on('end', () => {
  logger.info('something happened');
  logger.fatal('the process ends');
  process.exit(0);
});
logger.info('ready');
