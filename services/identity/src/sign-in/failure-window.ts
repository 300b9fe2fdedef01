/** Failures count for a quarter of an hour. */
export const WINDOW_MS = 15 * 60_000;

/** Seconds until fewer than `most` of the failures lie within the window; 0 where that is so now. Times in milliseconds. */
export function waitSeconds(failedAt: readonly number[], most: number, now: number): number {
  const recent = failedAt.filter((at) => at > now - WINDOW_MS).toSorted((a, b) => b - a);
  const decisive = recent[most - 1];
  return decisive === undefined ? 0 : Math.max(1, Math.ceil((decisive + WINDOW_MS - now) / 1000));
}
