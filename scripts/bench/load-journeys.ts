import { cpuOfWork } from './cpu-of-work.ts';
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

/** Journeys of several calls each, one after another for every walker; what they set going is waited for. */
export async function loadJourneys({ name, seconds, walkers, resting, walk }: JourneyLoad): Promise<Measured> {
  await Promise.all(Array.from({ length: walkers }, (_, walker) => walk(walker)));
  const timesMs: number[] = [];
  let errors = 0;
  let tookS = 0;
  const cpuMs = await cpuOfWork(resting, async () => {
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
    tookS = (performance.now() - begun) / 1000;
  });
  timesMs.sort((a, b) => a - b);
  return {
    name,
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
