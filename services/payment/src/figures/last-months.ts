/** The months `YYYY-MM` that end with the one of `now`, the oldest first. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index))).toISOString().slice(0, 7),
  );
