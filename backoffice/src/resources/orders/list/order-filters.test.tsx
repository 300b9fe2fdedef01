import '../../../../../storefront/test/missing-in-jsdom.ts';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, FilterForm, ListContextProvider } from 'react-admin';
import { orderFilters } from './order-filters.tsx';

/** The list looks anew so long after the last change of a filter. */
const DEBOUNCE_MS = 500;

const setFilters = jest.fn();
const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  const list = { filterValues: {}, displayedFilters: {}, setFilters, hideFilter: () => undefined };
  render(
    <AdminContext>
      <ListContextProvider value={list as never}>
        <FilterForm filters={orderFilters} />
      </ListContextProvider>
    </AdminContext>,
  );
  await passing(0);
});
afterEach(() => {
  setFilters.mockClear();
  jest.useRealTimers();
});

const leave = async (label: string, day?: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  if (day !== undefined) fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
  await passing(2 * DEBOUNCE_MS);
};

test('passing by the empty days leaves the list as it is', async () => {
  await leave('From date');
  await leave('To date');
  expect(setFilters).not.toHaveBeenCalled();
});

test('a day narrows the list', async () => {
  await leave('From date', '2026-11-29');
  expect(setFilters).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-11-29' }));
});
