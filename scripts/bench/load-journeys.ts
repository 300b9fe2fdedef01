import { cpuOfWork } from './cpu-of-work.ts';
import { type Measured, percentile } from './measured.ts';
import { memoryBelowBytes } from './processes-below.ts';
import { WARM_UP_CALLS, WARM_UP_S } from './warm-up.ts';

const MB = 1e6;

export interface JourneyLoad {
  name: string;
  seconds: number;
  /** How many walk at once. */
  walkers: number;
  resting: number;
  /** Whether it was never measured before. */
  isFirst: boolean;
  /** One journey of one of them; throws where a step is refused. */
  walk: (walker: number) => Promise<void>;
}

interface Walked {
  timesMs: number[];
  errors: number;
  tookS: number;
}

/** Everybody walks again as long as it is wanted, after so many seconds and so many walks of all. */
async function walkWhile(
  isWanted: (seconds: number, walks: number) => boolean,
  { walkers, walk }: JourneyLoad,
): Promise<Walked> {
  const timesMs: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const isWantedNow = () => isWanted((performance.now() - begun) / 1000, timesMs.length + errors);
  await Promise.all(
    Array.from({ length: walkers }, async (_, walker) => {
      while (isWantedNow()) {
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
 * Journeys of several calls each, one after another for every walker, after the same time and as many of them to warm up as single
 * calls have; what they set going is waited for.
 */
export async function loadJourneys(load: JourneyLoad): Promise<Measured> {
  const walksBefore = load.isFirst ? WARM_UP_CALLS : 0;
  await walkWhile((seconds, count) => seconds < WARM_UP_S || count < walksBefore, load);
  const walks: Walked[] = [];
  const cpuMs = await cpuOfWork(load.resting, async () => {
    walks.push(await walkWhile((seconds) => seconds < load.seconds, load));
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
