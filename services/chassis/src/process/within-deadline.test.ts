import { jest } from '@jest/globals';
import { type StopSignal, withinDeadline } from './within-deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const untilTold = (signal: StopSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.once('abort', () => reject(signal.reason));
  });

test('work that lasts too long is told to stop, and why', async () => {
  const late = expect(withinDeadline(3000, untilTold)).rejects.toMatchObject({ name: 'TimeoutError' });
  await jest.advanceTimersByTimeAsync(3000);
  await late;
});

test('work that ends, well or badly, is never told to stop and leaves no clock behind', async () => {
  const signals: StopSignal[] = [];
  const answered = await withinDeadline(3000, (signal) => {
    signals.push(signal);
    return Promise.resolve('an answer');
  });
  const failing = withinDeadline(3000, (signal) => {
    signals.push(signal);
    return Promise.reject(new Error('a fault'));
  });
  await expect(failing).rejects.toThrow('a fault');
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(answered).toBe('an answer');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
