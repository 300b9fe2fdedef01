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
  expect(medianOfRounds(rounds)).toEqual([measured('list', 0.2), measured('search', 0.5, 3)]);
});

test('one round is what it is, and of two the cheaper one counts', () => {
  expect(medianOfRounds([[measured('list', 0.3)]])).toEqual([measured('list', 0.3)]);
  expect(medianOfRounds([[measured('list', 0.3)], [measured('list', 0.2)]])).toEqual([measured('list', 0.2)]);
});
