import type { Pool } from 'undici';
import type { StopSignal } from '../process/within-deadline.ts';

const ANY_CHEAP_PATH = '/healthz';

/** Throws, as where nobody listens, unless the copy answers and stays: one that is about to stop closes each connection. */
export async function expectToStay(copy: Pool, signal: StopSignal): Promise<void> {
  const { headers, body } = await copy.request({ method: 'GET', path: ANY_CHEAP_PATH, signal });
  await body.dump();
  if (headers.connection === 'close') {
    throw Object.assign(new Error('This copy is about to stop.'), { code: 'ECONNREFUSED' });
  }
}
