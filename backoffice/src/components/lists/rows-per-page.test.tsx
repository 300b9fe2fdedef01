import '../../../../storefront/test/missing-in-jsdom.ts';
import { render, screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { RowsPerPage } from './rows-per-page.tsx';

const show = (list: object) =>
  render(
    <ListContextProvider value={{ page: 1, perPage: 10, ...list } as never}>
      <RowsPerPage />
    </ListContextProvider>,
  );

test.each([
  ['is being read', { isPending: true }],
  ['could not be read', { isPending: false, error: new Error('No connection to the shop.') }],
  ['could not be read again', { isPending: false, error: new Error('No connection to the shop.'), total: 12 }],
])('a list that %s counts nothing and has no pages', (_state, list) => {
  show(list);
  expect(screen.queryByText(/found/)).toBeNull();
  expect(screen.queryByText(/^Page/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('spinbutton', { name: 'Rows per page' })).toBeTruthy();
});

test.each([
  [0, '0 found', 'Page 1 of 1'],
  [1201, '1,201 found', 'Page 1 of 121'],
])('an answer with %i rows is counted', (total, found, page) => {
  show({ isPending: false, total });
  expect(screen.getByRole('status').textContent).toBe(found);
  expect(screen.getByText(page)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(total === 0);
});
