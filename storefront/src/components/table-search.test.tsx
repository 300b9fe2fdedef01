import '../../test/missing-in-jsdom.ts';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TableSearch } from './table-search.tsx';

const REST_MS = 300;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function open() {
  jest.useFakeTimers();
  const searched: string[] = [];
  render(<TableSearch label="Search" text="" onSearch={(words) => searched.push(words)} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  return {
    ...{ searched, field },
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    rest: (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
    },
    enter: () => fireEvent.submit(field),
  };
}

test('what is typed is searched once the fingers rest, without the blanks about it, which stay in the field', () => {
  const { searched, field, type, rest } = open();
  for (const text of ['A', 'AK', 'AK ']) {
    type(text);
    rest(REST_MS - 1);
  }
  expect(searched).toEqual([]);
  rest(1);
  expect([searched, field.value]).toEqual([['AK'], 'AK ']);
  type('AK 7');
  rest(REST_MS);
  expect(searched).toEqual(['AK', 'AK 7']);
});

test('Enter searches at once, and not a second time after it', () => {
  const { searched, type, rest, enter } = open();
  type('AK');
  enter();
  expect(searched).toEqual(['AK']);
  rest(REST_MS);
  expect(searched).toEqual(['AK']);
});

test('what is typed and taken back before the rest is over is not searched', () => {
  const { searched, type, rest } = open();
  type('AK');
  type('');
  rest(REST_MS);
  expect(searched).toEqual([]);
});
