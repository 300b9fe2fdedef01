/**
 * Does work that is told to stop, by a signal, once its time in milliseconds is over. The clock ends with the work: that of
 * `AbortSignal.timeout` goes on, and makes an error with its stack for each call that was answered long ago.
 */
export async function withinDeadline<Result>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`There was no answer within ${deadlineMs} ms.`, 'TimeoutError'));
  }, deadlineMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
