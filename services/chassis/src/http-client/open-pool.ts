import { isIP, type LookupFunction } from 'node:net';
import { Pool } from 'undici';

const CONNECT_MS = 1_000;
const CONNECTIONS = 64;
/** Shorter than a process that stops goes on answering, whatever it promises while it runs. */
const KEEP_IDLE_MS = 4_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Connections to the one copy of `url` that has this address; the name in `url` stays the host that is asked for. */
export function openPool(url: string, address: string): Pool {
  return new Pool(url, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS, lookup: alwaysTo(address) },
    keepAliveTimeout: KEEP_IDLE_MS,
    keepAliveMaxTimeout: KEEP_IDLE_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
}

const alwaysTo =
  (address: string): LookupFunction =>
  (_hostname, { all }, done) =>
    all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
