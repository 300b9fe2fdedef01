import { setImmediate as tick } from 'node:timers/promises';
import { eventually } from '@shop/testing/eventually';
import { silentLogger } from '@shop/testing/silent-logger';
import { coalesced } from './coalesced.ts';
import { every } from './every.ts';
import { createPausePoints } from './pause-points.ts';

const gate = () => {
  const opens: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => opens.push(resolve)),
    open: () => opens.shift()?.(),
    waiting: () => opens.length,
  };
};

describe('coalesced work', () => {
  test('runs once more for all who asked while it ran, and never twice at once', async () => {
    const { wait, open, waiting } = gate();
    let runs = 0;
    const ask = coalesced(async () => {
      runs += 1;
      await wait();
    });
    const first = ask();
    await eventually('it runs', () => waiting() === 1);
    const others = [ask(), ask(), ask()];
    await tick();
    expect([runs, waiting()]).toEqual([1, 1]);
    open();
    await first;
    await eventually('it runs again', () => waiting() === 1);
    expect(runs).toBe(2);
    open();
    await Promise.all(others);
    expect(runs).toBe(2);
  });

  test('runs once for all who ask in one turn', async () => {
    let runs = 0;
    const ask = coalesced(() => Promise.resolve(void (runs += 1)));
    await Promise.all([ask(), ask(), ask()]);
    expect(runs).toBe(1);
    await ask();
    expect(runs).toBe(2);
  });

  test('that fails tells those who asked for that run, and runs again for the others', async () => {
    let runs = 0;
    const ask = coalesced(async () => {
      runs += 1;
      await tick();
      if (runs === 1) throw new Error('first');
    });
    const first = ask();
    await eventually('it runs', () => runs === 1);
    const second = ask();
    await expect(first).rejects.toThrow('first');
    await expect(second).resolves.toBeUndefined();
    expect(runs).toBe(2);
  });
});

describe('repeated work', () => {
  test('does not overlap, survives an error, and stops after the run that has begun', async () => {
    const { wait, open, waiting } = gate();
    let runs = 0;
    const repeated = every(
      1,
      async () => {
        runs += 1;
        await wait();
        if (runs === 1) throw new Error('once');
      },
      { name: 'test', logger: silentLogger },
    );
    await eventually('it runs', () => waiting() === 1);
    open();
    await eventually('it runs again', () => waiting() === 1);
    const stopping = repeated.stop();
    open();
    await stopping;
    expect(runs).toBe(2);
  });
});

test('pause points are refused in production, and a wrong one is told', () => {
  expect(() => createPausePoints({ PAUSE_AT: 'a=kill', NODE_ENV: 'production' })).toThrow('tests only');
  expect(() => createPausePoints({ PAUSE_AT: 'a=sleep' })).toThrow('PAUSE_AT');
});
