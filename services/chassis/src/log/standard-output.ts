import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { codeOf } from '../errors/error-facts.ts';

const STANDARD_OUTPUT = 1;
const EMPTY_LINE = '\n';

/**
 * The standard output, written beside the work. What is left is written before the process ends, but not where whoever read
 * it is gone: the library would try for ever, and the process could neither work nor end.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false });
  const write = output.write.bind(output);
  const writeRest = output.flushSync.bind(output);
  let isWritten = true;
  output.on('drain', () => (isWritten = true));
  output.write = (line) => {
    isWritten = false;
    return write(line);
  };
  output.flushSync = () => {
    if (!isWritten && !isReaderGone()) writeRest();
  };
  return output;
}

/** Nothing but writing tells. */
function isReaderGone(): boolean {
  try {
    writeSync(STANDARD_OUTPUT, EMPTY_LINE);
    return false;
  } catch (error) {
    return codeOf(error) === 'EPIPE';
  }
}
