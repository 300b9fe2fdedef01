import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { broken, ORDERS, PAYMENTS, openCustomer } from '../../test/open-customer.ts';

const user = userEvent.setup();

afterEach(cleanup);

test('the settings say "No info found." beneath the profile', async () => {
  openCustomer('/customer/settings');
  await screen.findByText('No info found.');
});

const me = {
  ...{ id: 7, name: 'Ama Serwaa', email: 'ama@example.test', phone: null, imageUrl: null },
  ...{ role: { name: 'customer' }, createdAt: '2026-11-20T10:00:00.000Z' },
};

test('a profile’s phone that can’t be one is told at its field; the server’s issues are, too, without a key', async () => {
  const issue = { path: 'phone', message: 'This number is somebody else’s.' };
  const shop = openCustomer('/customer/settings', {
    'GET /users/me': () => ({ body: me }),
    'PUT /users/me': () => refusal(400, `phone: ${issue.message}`, [issue]),
  });
  await user.type(await screen.findByLabelText('Phone'), '12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Give a phone number of Ghana, such as 024 123 4567.');
  expect(shop.callsOf('PUT', '/users/me')).toHaveLength(0);
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '0241234567');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This number is somebody else’s.');
  expect(screen.queryByText(/phone:/)).toBeNull();
});

test('a declined payment reads as not paid, and as no order’s', async () => {
  const money = { amount: 60, refundedAmount: 0, currency: 'GHS', method: null, reference: 'CK-1' };
  const declined = { ...money, id: 1, status: 'failed', paidAt: null, order: null };
  openCustomer('/customer/mypayments', { [PAYMENTS]: () => ({ body: [declined], total: 1 }) });
  const row = (await screen.findByText('Declined')).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['No order', 'Not paid', 'Declined', 'GHS 60.00'],
  ]);
});

test('the dashboard greets by name and shows the newest orders', async () => {
  openCustomer('/customer', {
    'GET /users/me': () => ({ body: me }),
    [ORDERS]: () => ({ body: [order()], total: 1 }),
  });
  await screen.findByRole('heading', { name: 'Akwaaba, Ama Serwaa' });
  await screen.findByText('AK-7F3K9Q2M');
  screen.getByRole('link', { name: 'Add Address' });
});

test('a cart that is not known is not called empty', async () => {
  openCustomer('/customer', { 'GET /carts/me/current': broken });
  const tile = await screen.findByRole('link', { name: /^Cart.*What you have chosen/ });
  expect(tile.getAttribute('href')).toBe('/customer/cart');
  expect(screen.queryByText('Nothing in it yet')).toBeNull();
  cleanup();
  openCustomer('/customer');
  await screen.findByText('Nothing in it yet');
});
