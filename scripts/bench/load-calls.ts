import autocannon, { type Request, type Result } from 'autocannon';
import { cpuOfWork } from './cpu-of-work.ts';
import type { Measured } from './measured.ts';
import { memoryBelowBytes } from './processes-below.ts';
import { WARM_UP_CALLS, WARM_UP_S } from './warm-up.ts';

const MB = 1e6;

export interface CallLoad {
  name: string;
  url: string;
  seconds: number;
  /** What each connection sends, one call after another; its own where callers differ. */
  requestsOf: (connection: number) => Request[];
  connections: number;
  resting: number;
  /** Whether it was never measured before. */
  isFirst: boolean;
}

const run = (load: CallLoad, until: { duration: number } | { amount: number }) => {
  let connection = 0;
  return autocannon({
    url: load.url,
    connections: load.connections,
    ...until,
    setupClient: (client) => {
      client.setRequests(load.requestsOf(connection));
      connection += 1;
    },
  });
};

/** Calls as fast as the connections can, after some time to warm up. */
export async function loadCalls(load: CallLoad): Promise<Measured> {
  if (load.isFirst) await run(load, { amount: WARM_UP_CALLS });
  await run(load, { duration: WARM_UP_S });
  const results: Result[] = [];
  const cpuMs = await cpuOfWork(load.resting, async () => {
    results.push(await run(load, { duration: load.seconds }));
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
