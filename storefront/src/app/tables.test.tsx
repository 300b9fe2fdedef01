import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, type Call, refusal } from '../../test/fake-shop.ts';
import { ORDERS, PAYMENTS, broken, openCustomer } from '../../test/open-customer.ts';

const user = userEvent.setup();

afterEach(cleanup);

describe.each([
  ['orders', '/customer/orders', ORDERS, 'Failed to fetch orders.', 'No orders found.', 'Search by order number'],
  ['payments', '/customer/mypayments', PAYMENTS, 'Failed to fetch payments.', 'No payments found.', 'Search payments'],
])('the list of %s', (_what, path, call, failure, empty, search) => {
  test('says what failed, in the server’s words where it has some', async () => {
    openCustomer(path, { [call]: broken });
    await screen.findByText(failure);
    cleanup();
    openCustomer(path, { [call]: () => refusal(400, 'Not now.') });
    await screen.findByText('Not now.');
  });

  test('says that it is empty, has nothing to search then, and leads on', async () => {
    openCustomer(path, { [call]: () => ({ body: [], total: 0 }) });
    await screen.findByText(empty);
    expect(screen.queryByLabelText(search)).toBeNull();
    expect(screen.getByRole('link', { name: 'See all clothes' }).getAttribute('href')).toBe('/customer/browse');
  });

  test('says that a search found nothing, and keeps the field', async () => {
    openCustomer(`${path}?q=zzz`, { [call]: () => ({ body: [], total: 0 }) });
    await screen.findByText(empty);
    expect(screen.getByLabelText<HTMLInputElement>(search).value).toBe('zzz');
    expect(screen.queryByRole('link', { name: 'See all clothes' })).toBeNull();
  });

  test('has its part in the address, where a reload and Back find it', async () => {
    const shop = openCustomer(`${path}?q=AK&page=2&rows=5`, { [call]: () => ({ body: [], total: 35 }) });
    const last = () => asked(shop.callsOf('GET', call.slice('GET '.length)).at(-1) as Call);
    const entries = window.history.length;
    const rows = await screen.findByLabelText<HTMLInputElement>('Rows per page');
    expect(last()).toMatchObject({ range: [5, 9], filter: { q: 'AK' } });
    expect([rows.value, screen.getByLabelText<HTMLInputElement>(search).value]).toEqual(['5', 'AK']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Page 3 of 7');
    expect([window.location.search, window.history.length]).toEqual(['?q=AK&page=3&rows=5', entries]);
  });

  test('is the whole list again by a link to it, also in the field', async () => {
    openCustomer(`${path}?q=AK`, { [call]: () => ({ body: [], total: 35 }) });
    const field = await screen.findByLabelText<HTMLInputElement>(search);
    const menu = within(screen.getByRole('navigation', { name: 'My account' }));
    await user.click(menu.getByRole('link', { current: 'page' }));
    await waitFor(() => {
      expect(field.value).toBe('');
    });
    expect(window.location.search).toBe('');
  });

  test.each(['?page=0&rows=101', '?page=x&rows=-5'])(
    'begins where an address can’t mean anything: %s',
    async (query) => {
      const shop = openCustomer(path + query, { [call]: () => ({ body: [], total: 35 }) });
      await screen.findByText('Page 1 of 4');
      expect(asked(shop.callsOf('GET', call.slice('GET '.length)).at(-1) as Call).range).toEqual([0, 9]);
    },
  );

  test('has 10 rows a page, at least 1, and a search begins on page 1', async () => {
    const shop = openCustomer(path, { [call]: () => ({ body: [], total: 35 }) });
    const rows = (await screen.findByLabelText('Rows per page')) as HTMLInputElement;
    expect([rows.value, rows.min]).toEqual(['10', '1']);
    const last = () =>
      asked(shop.callsOf('GET', call.slice('GET '.length)).at(-1) ?? { method: '', path: '', token: '', body: '' });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => {
      expect(last().range).toEqual([10, 19]);
    });
    await user.type(screen.getByLabelText(search), 'AK{Enter}');
    await waitFor(() => {
      expect(last()).toMatchObject({ range: [0, 9], filter: { q: 'AK' } });
    });
    await user.clear(rows);
    await user.type(rows, '0');
    await waitFor(() => {
      expect(last().range).toEqual([0, 0]);
    });
    await user.clear(rows);
    await user.type(rows, '25');
    await waitFor(() => {
      expect(last().range).toEqual([0, 24]);
    });
  });

  test('is searched while one types, who stays in the field and whom Back leads where it did', async () => {
    const shop = openCustomer(path, { [call]: () => ({ body: [], total: 35 }) });
    const field = (await screen.findByLabelText(search)) as HTMLInputElement;
    const pages = window.history.length;
    const asks = () => shop.callsOf('GET', call.slice('GET '.length)).map((each) => asked(each).filter['q'] ?? '');
    await user.type(field, 'AK 7');
    await waitFor(() => {
      expect(asks().at(-1)).toBe('AK 7');
    });
    expect(new Set(asks())).toEqual(new Set(['', 'AK 7']));
    await user.type(field, 'F');
    await waitFor(() => {
      expect(asks().at(-1)).toBe('AK 7F');
    });
    expect([document.activeElement, field.value, window.history.length]).toEqual([field, 'AK 7F', pages]);
  });
});
