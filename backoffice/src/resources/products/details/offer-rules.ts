const MOST = 1_000_000;

/** What is wrong with a price that has to be there; nothing is sold for 0. */
export const priceIssue = (cedis: number | null): string | undefined => {
  if (cedis === null || Number.isNaN(cedis)) return 'Give a price in cedis.';
  return cedis > 0 && cedis <= MOST ? undefined : 'A price is more than 0 and at most 1,000,000 cedis.';
};

export const isStock = (pieces: number | null): boolean =>
  pieces !== null && Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST;
