import { ORDER_STATUSES } from '@shop/contracts/statuses';
import { nextStepOf } from './next-step.ts';

test('an agent picks, takes out and delivers, one step after the other, and nothing else', () => {
  expect(ORDER_STATUSES.map((status) => [status, nextStepOf(status)?.status ?? null])).toEqual([
    ['pending', null],
    ['accepted', 'picked'],
    ['picked', 'out'],
    ['out', 'delivered'],
    ['delivered', null],
    ['cancelled', null],
  ]);
});
