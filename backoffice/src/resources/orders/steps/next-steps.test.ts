import type { OrderStatus } from '@shop/contracts/statuses';
import { nextSteps } from './next-steps.ts';

const parts = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }));

test.each<[OrderStatus[], OrderStatus[], boolean]>([
  [['pending'], ['accepted'], true],
  [['accepted'], ['picked'], false],
  [['picked'], ['out'], false],
  [['out'], ['delivered'], false],
  [['delivered'], [], false],
  [['cancelled'], [], false],
  [['cancelled', 'out'], ['delivered'], false],
  [['picked', 'pending', 'cancelled'], ['accepted', 'out'], true],
  [['delivered', 'accepted'], ['picked'], false],
])('an admin, of the parts %j, takes the steps %j', (statuses, forward, canReject) => {
  expect(nextSteps('admin', parts(...statuses))).toEqual({ forward, canReject });
});

test.each<[OrderStatus, OrderStatus[], boolean]>([
  ['pending', ['accepted'], true],
  ['accepted', [], false],
  ['out', [], false],
  ['delivered', [], false],
  ['cancelled', [], false],
])('a vendor whose part is %s takes the steps %j', (status, forward, canReject) => {
  expect(nextSteps('vendor', parts(status))).toEqual({ forward, canReject });
});
