import { CONSTANT_JSON, ONE_SELECT, PASSWORD_HASH } from './budgets.ts';
import type { Measured } from './measured.ts';
import { medianOfRounds } from './median-of-rounds.ts';

const measured = (name: string, cpuMsACall: number, errors = 0): Measured => ({
  ...{ name, calls: 10, callsASecond: 10, p50Ms: cpuMsACall, p97_5Ms: 1, p99Ms: 1, memoryMb: 1 },
  ...{ errors, cpuMsACall },
});

test('each kind is told by its own middle round, and no error is lost', () => {
  const rounds = [
    [measured('list', 0.3), measured('search', 0.9, 1)],
    [measured('list', 0.1), measured('search', 0.4, 2)],
    [measured('list', 0.2), measured('search', 0.5)],
  ];
  expect(medianOfRounds(rounds).measured).toEqual([measured('list', 0.2), measured('search', 0.5, 3)]);
});

test('one round is what it is, and of two the cheaper one counts', () => {
  expect(medianOfRounds([[measured('list', 0.3)]]).measured).toEqual([measured('list', 0.3)]);
  expect(medianOfRounds([[measured('list', 0.3)], [measured('list', 0.2)]]).measured).toEqual([measured('list', 0.2)]);
});

test('a machine that is slow for one round changes no ratio', () => {
  const round = (slowness: number) =>
    Object.entries({ [CONSTANT_JSON]: 0.2, list: 0.3, [ONE_SELECT]: 0.5, [PASSWORD_HASH]: 20, 'sign-in': 22 }).map(
      ([name, cpuMs]) => measured(name, cpuMs * slowness),
    );
  const { ratios } = medianOfRounds([round(1), round(2), round(1.5)]);
  const timesOf = (name: string) => ratios.find((ratio) => ratio.name === name)?.times;
  expect(timesOf('list')).toBeCloseTo(1.5);
  expect(timesOf('sign-in without its password hash')).toBeCloseTo(4.4);
});
