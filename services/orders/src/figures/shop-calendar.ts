/** Africa/Accra keeps UTC all year: the shop's months and days are those of UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

const backFrom = (count: number): number[] => Array.from({ length: count }, (_, index) => count - 1 - index);

/** The last months up to the present one, the oldest first, as YYYY-MM. */
export const lastMonths = (now: Date, count: number): string[] =>
  backFrom(count).map((back) => monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))));

/** The last days up to the present one, the oldest first, as YYYY-MM-DD. */
export const lastDays = (now: Date, count: number): string[] =>
  backFrom(count).map((back) =>
    dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back))),
  );

/** The first moment of a month or of a day. */
export const startOf = (period: string): Date => new Date(`${period.length === 7 ? `${period}-01` : period}T00:00:00Z`);

/** One row for each of the keys, in their order: what was found, or what stands for nothing. */
export const rowsFor = <Key extends string, Row>(
  keys: readonly Key[],
  found: readonly (Row & { key: Key })[],
  nothing: Row,
): (Row & { key: Key })[] => {
  const rowOf = new Map(found.map((row) => [row.key, row]));
  return keys.map((key) => rowOf.get(key) ?? { ...nothing, key });
};
