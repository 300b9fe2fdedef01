import { readPeriod } from './period-in-query.ts';

const queryOf = (url: string) => Object.fromEntries(new URLSearchParams(readPeriod(url).split('?')[1]));
const listOf = (filter: object) =>
  `/orders/admin?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

describe('the period of a list of orders', () => {
  it('travels beside the filter, which keeps the rest', () => {
    const asked = listOf({ from: '2026-11-01', to: '2026-11-28', q: 'from' });
    expect(queryOf(asked)).toEqual({ from: '2026-11-01', to: '2026-11-28', filter: '{"q":"from"}' });
  });

  it('is left out where a day is empty', () => {
    expect(queryOf(listOf({ from: '', to: null }))).toEqual({ filter: '{}' });
  });

  it('changes nothing of other addresses', () => {
    expect(readPeriod('/orders/7')).toBe('/orders/7');
    expect(queryOf(listOf({ q: 'kente & co' }))).toEqual({ filter: '{"q":"kente & co"}' });
  });
});
