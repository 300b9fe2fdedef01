import { cpuOfWork, WARM_UP_S } from './cpu-of-work.ts';
import { type Measured, percentile } from './measured.ts';
import { memoryBelowBytes } from './processes-below.ts';

const MB = 1e6;

export interface JourneyLoad {
  name: string;
  seconds: number;
  /** How many walk at once. */
  walkers: number;
  resting: number;
  /** One journey of one of them; throws where a step is refused. */
  walk: (walker: number) => Promise<void>;
}

interface Walked {
  timesMs: number[];
  errors: number;
  tookS: number;
}

async function walkFor(seconds: number, { walkers, walk }: JourneyLoad): Promise<Walked> {
  const timesMs: number[] = [];
  let errors = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: walkers }, async (_, walker) => {
      while (performance.now() - begun < seconds * 1000) {
        const from = performance.now();
        await walk(walker).then(
          () => timesMs.push(performance.now() - from),
          () => (errors += 1),
        );
      }
    }),
  );
  return { timesMs: timesMs.sort((a, b) => a - b), errors, tookS: (performance.now() - begun) / 1000 };
}

/**
 * Journeys of several calls each, one after another for every walker, after as long a time to warm up as single calls have; what
 * they set going is waited for.
 */
export async function loadJourneys(load: JourneyLoad): Promise<Measured> {
  await walkFor(WARM_UP_S, load);
  const walks: Walked[] = [];
  const cpuMs = await cpuOfWork(load.resting, async () => {
    walks.push(await walkFor(load.seconds, load));
  });
  const [walked] = walks;
  if (!walked) throw new Error('Nothing was measured.');
  const { timesMs, errors, tookS } = walked;
  return {
    name: load.name,
    calls: timesMs.length,
    callsASecond: timesMs.length / tookS,
    p50Ms: percentile(timesMs, 0.5),
    p97_5Ms: percentile(timesMs, 0.975),
    p99Ms: percentile(timesMs, 0.99),
    errors,
    cpuMsACall: cpuMs / timesMs.length,
    memoryMb: (await memoryBelowBytes()) / MB,
  };
}
