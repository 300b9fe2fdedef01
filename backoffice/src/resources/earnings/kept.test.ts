import { keptPesewas, sumOfKept } from './kept.ts';

const share = (amount: number, paidAt: string | null = '2026-11-27T14:05:00.000Z') => ({ amount, paidAt });

test('what was not paid counts for nothing', () => {
  expect(keptPesewas(share(60))).toBe(6000);
  expect(keptPesewas(share(60, null))).toBe(0);
});

test('many small sums add up to the pesewa', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(sumOfKept([share(0.1), share(0.2)])).toBe(30);
  expect(sumOfKept(Array.from({ length: 1000 }, () => share(19.99)))).toBe(1_999_000);
  expect(sumOfKept([])).toBe(0);
});
