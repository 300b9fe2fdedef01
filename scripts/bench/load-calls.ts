import autocannon, { type Request, type Result } from 'autocannon';
import { cpuOfWork, WARM_UP_S } from './cpu-of-work.ts';
import type { Measured } from './measured.ts';
import { memoryBelowBytes } from './processes-below.ts';

const MB = 1e6;

export interface CallLoad {
  name: string;
  url: string;
  seconds: number;
  /** What each connection sends, one call after another; its own where callers differ. */
  requestsOf: (connection: number) => Request[];
  connections: number;
  resting: number;
}

const run = (load: CallLoad, seconds: number) => {
  let connection = 0;
  return autocannon({
    url: load.url,
    connections: load.connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(load.requestsOf(connection));
      connection += 1;
    },
  });
};

/** Calls as fast as the connections can, after some time to warm up. */
export async function loadCalls(load: CallLoad): Promise<Measured> {
  await run(load, WARM_UP_S);
  const results: Result[] = [];
  const cpuMs = await cpuOfWork(load.resting, async () => {
    results.push(await run(load, load.seconds));
  });
  const [result] = results;
  if (!result) throw new Error('Nothing was measured.');
  const calls = result['2xx'];
  return {
    name: load.name,
    calls,
    callsASecond: calls / result.duration,
    p50Ms: result.latency.p50,
    p97_5Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
    cpuMsACall: cpuMs / calls,
    memoryMb: (await memoryBelowBytes()) / MB,
  };
}
