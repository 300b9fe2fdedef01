import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

/** Below this a compressed body saves no packet. */
const WORTH_IT_BYTES = 1024;
/** Up to this another thread takes longer to be told of a body than it takes to compress it here: some 20 µs for 1 KiB. */
const AT_ONCE_BYTES = 16 * 1024;

const inAnotherThread = promisify(gzip);

/** A body compressed; null where that saves nothing. */
export async function gzipped(body: Buffer): Promise<Buffer | null> {
  if (body.length < WORTH_IT_BYTES) return null;
  return body.length <= AT_ONCE_BYTES ? gzipSync(body) : inAnotherThread(body);
}
