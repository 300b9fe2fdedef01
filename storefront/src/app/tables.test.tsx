import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, refusal } from '../../test/fake-shop.ts';
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

  test('says that it is empty', async () => {
    openCustomer(path, { [call]: () => ({ body: [], total: 0 }) });
    await screen.findByText(empty);
  });

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
