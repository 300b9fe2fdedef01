/** The shop's time. The demo's past is made by running the real shop under a clock that stands in it. */
export interface Clock {
  now(): Date;
  /** Stands still at a moment; null follows the machine's clock again. */
  set(moment: Date | null): void;
}

export function createClock(): Clock {
  let standing: Date | null = null;
  return {
    now: () => (standing === null ? new Date() : new Date(standing)),
    set: (moment) => void (standing = moment),
  };
}
