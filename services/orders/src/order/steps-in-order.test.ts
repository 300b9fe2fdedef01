import { stepsInOrder } from './steps-in-order.ts';

const step = (status: 'pending' | 'accepted' | 'cancelled', at: string) => ({ status, at, by: 'shop' });

test('steps stand in the order in which they were taken, those of one moment in that of their statuses', () => {
  const [placed, later] = ['2026-03-01T09:00:00.000Z', '2026-03-01T10:00:00.000Z'];
  const pending = step('pending', placed);
  expect(stepsInOrder([step('accepted', later), pending])).toEqual([pending, step('accepted', later)]);
  expect(stepsInOrder([step('cancelled', placed), pending])).toEqual([pending, step('cancelled', placed)]);
});
