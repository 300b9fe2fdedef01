/** A clock that stands at the present until it is moved. */
export function movableClock(): { now: () => Date; move(ms: number): void } {
  let at = Date.now();
  return {
    now: () => new Date(at),
    move: (ms) => {
      at += ms;
    },
  };
}
