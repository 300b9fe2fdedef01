/** Nothing is rounded down: a figure that looks better than it was helps nobody. */
export const roundedUp = (value: number, digits: number): string =>
  (Math.ceil(value * 10 ** digits) / 10 ** digits).toFixed(digits);
