import { categoryData, monthlyRevenue } from './dashboard-json.ts';

test('a category’s total is its orders; what has none is named so', () => {
  const row = { orders: 3, quantity: 5, totalPesewas: 12_050 };
  const byCategory = [
    { ...row, category: 'Rompers' },
    { ...row, category: null },
  ];
  expect(categoryData({ orders: 4, byMonth: [], byDay: [], byCategory })).toEqual([
    { category: 'Rompers', total: 3 },
    { category: 'No category', total: 3 },
  ]);
});

test('months are labelled by their number, with the revenue in cedis', () => {
  const byMonth = [
    { month: '2025-12', totalPesewas: 0 },
    { month: '2026-01', totalPesewas: 123_450 },
  ];
  expect(monthlyRevenue({ totalPesewas: 123_450, byMonth })).toEqual([
    { month: 'Month 12', period: '2025-12', revenue: 0 },
    { month: 'Month 1', period: '2026-01', revenue: 1234.5 },
  ]);
});
