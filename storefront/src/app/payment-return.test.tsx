import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { cartItem, order } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { cartOf, openCustomer } from '../../test/open-customer.ts';

const user = userEvent.setup();

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('coming back from paying', () => {
  const receipt = () => [...document.querySelectorAll('.receipt > div')].map(({ textContent }) => textContent);
  const RETURN = '/customer/payment-callback?trxref=CK-1';
  const paid = {
    'GET /payments/verify': () => ({ body: { success: true, transactionId: 'CK-1', status: 'success' } }),
  };

  test('says that it verifies, places, says so, and after 2 seconds is at the tracker', async () => {
    jest.useFakeTimers();
    openCustomer(RETURN, {
      ...paid,
      'POST /orders/placeOrder': () => ({ status: 201, body: { order: order() } }),
      'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }),
    });
    await act(() => jest.advanceTimersByTimeAsync(1));
    screen.getByText('Order placed successfully! Redirecting...');
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(window.location.pathname).toBe('/customer/payment-callback');
    expect(receipt()).toEqual(['OrderAK-7F3K9Q2M', 'PaidGHS 60.00 by card', 'Goes toHome, 12 Dagomba Road, Tamale']);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(window.location.pathname).toBe('/customer/track/AK-7F3K9Q2M');
    await act(() => jest.advanceTimersByTimeAsync(1));
    screen.getByRole('heading', { name: 'Thank you! Your order is paid.' });
    expect(receipt()).toEqual(['OrderAK-7F3K9Q2M', 'PaidGHS 60.00 by card', 'Goes toHome, 12 Dagomba Road, Tamale']);
  });

  test('an order that is looked at later says what was paid, without thanking again', async () => {
    openCustomer('/customer/track/AK-7F3K9Q2M', { 'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }) });
    await screen.findByText('Paid GHS 60.00 by card');
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  test('an order that could not be placed says "Order placement failed."', async () => {
    openCustomer(RETURN, {
      ...paid,
      'POST /orders/placeOrder': () => refusal(409, 'A newer checkout took its place.'),
    });
    await screen.findByText('Order placement failed.');
    screen.getByText('A newer checkout took its place.');
  });

  test('a payment that was declined says "Payment verification failed." and that no money was taken', async () => {
    const body = { success: false, transactionId: 'CK-1', status: 'failed' };
    openCustomer(RETURN, {
      'GET /payments/verify': () => ({ body }),
      'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }),
    });
    await screen.findByText('Payment verification failed.');
    screen.getByText(/no money was taken/);
    screen.getByText(/Your cart is as you left it/);
    screen.getByText(/the money comes back/);
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe('/customer/checkout');
  });

  test('one that is looked at again after the cart was bought leads to the orders, and not to paying once more', async () => {
    const body = { success: false, transactionId: 'CK-1', status: 'failed' };
    openCustomer(RETURN, {
      'GET /payments/verify': () => ({ body }),
      'GET /carts/me/current': () => ({ body: cartOf() }),
    });
    await screen.findByText(/Your cart is empty by now/);
    expect(screen.queryByText(/Your cart is as you left it/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Back to checkout' })).toBeNull();
    screen.getByRole('link', { name: 'My orders' });
  });

  test('a payment that is not confirmed yet can be asked about again, and is not paid a second time', async () => {
    let status = 'pending';
    openCustomer(RETURN, {
      'GET /payments/verify': () => ({ body: { success: status === 'success', transactionId: 'CK-1', status } }),
      'POST /orders/placeOrder': () => ({ status: 201, body: { order: order() } }),
    });
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.queryByRole('link', { name: 'Back to checkout' })).toBeNull();
    status = 'success';
    await user.click(again);
    await screen.findByText('Order placed successfully! Redirecting...');
  });
});
