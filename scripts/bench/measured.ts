/** What one kind of call cost under load. */
export interface Measured {
  name: string;
  calls: number;
  callsASecond: number;
  p50Ms: number;
  p97_5Ms: number;
  p99Ms: number;
  /** Answers with another status than expected, and calls without an answer. */
  errors: number;
  /** Of all processes together, the database included, for each call, with all that the call set going. */
  cpuMsACall: number;
  memoryMb: number;
}

/** Measured from the times of single calls, in milliseconds. */
export function percentile(sortedMs: readonly number[], part: number): number {
  return sortedMs[Math.min(sortedMs.length - 1, Math.floor(sortedMs.length * part))] ?? 0;
}
