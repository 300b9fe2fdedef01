/** A queue: what it is given runs one after the other, each when the one before has ended, well or badly. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const next = last.then(job, job);
    last = next.catch(() => null);
    return next;
  };
}
