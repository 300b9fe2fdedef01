import type { OrderStatus } from '@shop/contracts/statuses';
import { STATUS_WORDS, stagesOf } from './tracking.ts';

const statesOf = (status: OrderStatus) => stagesOf({ status, steps: [] }).map(({ state }) => state);

describe('the tracker’s stages', () => {
  test.each([
    ['pending', ['now', 'ahead', 'ahead', 'ahead', 'ahead']],
    ['accepted', ['done', 'done', 'now', 'ahead', 'ahead']],
    ['picked', ['done', 'done', 'done', 'now', 'ahead']],
    ['out', ['done', 'done', 'done', 'done', 'now']],
    ['delivered', ['done', 'done', 'done', 'done', 'done']],
  ] as const)('of a %s order', (status, states) => {
    expect(statesOf(status)).toEqual(states);
  });

  test('are called as the status is in lists', () => {
    const { cancelled, ...ofStages } = STATUS_WORDS;
    expect(cancelled).toBe('Cancelled');
    expect(Object.values(ofStages)).toEqual(stagesOf({ status: 'pending', steps: [] }).map(({ label }) => label));
  });

  test('each tells when the order came to it', () => {
    const at = '2026-11-27T14:05:00.000Z';
    const [pending, accepted] = stagesOf({ status: 'pending', steps: [{ status: 'pending', at, by: 'customer' }] });
    expect([pending?.at, accepted?.at]).toEqual([at, null]);
  });
});
