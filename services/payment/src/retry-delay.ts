const FIRST_MS = 1000;
export const LONGEST_MS = 10 * 60 * 1000;

/** How long to wait after the given number of tries in vain: a second at first, twice as long each time, at most ten minutes. */
export const retryDelayMs = (tries: number): number => Math.min(FIRST_MS * 2 ** Math.max(0, tries - 1), LONGEST_MS);
