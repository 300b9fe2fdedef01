const firstMs = 1_000;
const longestMs = 30_000;
const steadyAfterMs = 60_000;

/** How often a process ended soon after its start, and how long to wait before starting it again. */
export interface Restart {
  readonly quickEnds: number;
  readonly delayMs: number;
}

/** Decides on the next start: at once-ish after a long life, later and later while it keeps ending soon. */
export const nextRestart = (quickEnds: number, livedMs: number): Restart => {
  const count = livedMs >= steadyAfterMs ? 0 : quickEnds;
  return { quickEnds: count + 1, delayMs: Math.min(longestMs, firstMs * 2 ** count) };
};
