import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { broken, cartOf, openCustomer } from '../../test/open-customer.ts';

/** Long before a notice goes by itself. */
const SOON = { timeout: 2_000 };
const user = userEvent.setup();
afterEach(cleanup);

describe('the cart', () => {
  test('one that can’t be loaded says "Could not load cart", or the server’s own words', async () => {
    openCustomer('/customer/cart', { 'GET /carts/me/current': broken });
    await screen.findByText('Could not load cart');
    cleanup();
    openCustomer('/customer/cart', { 'GET /carts/me/current': () => refusal(400, 'Your cart is being moved.') });
    await screen.findByText('Your cart is being moved.');
  });

  test('minus is off at 1; what was adjusted is highlighted and says so; warnings stand in a box', async () => {
    const cart = { ...cartOf(cartItem({ isAdjusted: true })), warnings: ['The price of Kente romper has changed.'] };
    openCustomer('/customer/cart', { 'GET /carts/me/current': () => ({ body: cart }) });
    const minus = await screen.findByRole('button', { name: 'Decrease quantity of Kente romper' });
    expect((minus as HTMLButtonElement).disabled).toBe(true);
    const flag = screen.getByText('Stock adjusted to 1');
    expect(flag.closest('li')?.dataset['state']).toBe('adjusted');
    expect(screen.getByText('The price of Kente romper has changed.').closest('.warnings')).not.toBeNull();
  });

  test('the way to the checkout is at the thumb, with the sum; what is gone stands in its place', async () => {
    openCustomer('/customer/cart', { 'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }) });
    const bar = (await screen.findByRole('link', { name: 'Go to checkout' })).closest('.action-bar');
    expect(bar?.querySelector('[data-amount="GHS 60.00"]')).not.toBeNull();
    cleanup();
    const gone = cartOf(cartItem({ isAvailable: false }));
    openCustomer('/customer/cart', { 'GET /carts/me/current': () => ({ body: gone }) });
    await screen.findByText('Remove what is no longer available, then you can go on.');
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  test('that a quantity could not be changed stands no more once it was', async () => {
    let isAway = true;
    openCustomer('/customer/cart', {
      'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }),
      'PATCH /carts/me/item/4': () =>
        isAway ? refusal(503, 'Away.') : { body: cartOf(cartItem({ quantity: 2, lineTotal: 120 })) },
    });
    const plus = await screen.findByRole('button', { name: 'Increase quantity of Kente romper' });
    await user.click(plus);
    await screen.findByText('Failed to update quantity. Please try again. Away.');
    isAway = false;
    await user.click(plus);
    await waitFor(() => {
      expect(screen.queryByText(/Failed to update quantity/)).toBeNull();
    }, SOON);
  });

  test('a quantity that can’t grow says why', async () => {
    const all = cartOf(cartItem({ quantity: 5, stock: 5 }));
    openCustomer('/customer/cart', { 'GET /carts/me/current': () => ({ body: all }) });
    await screen.findByText('No more than 5 left');
  });

  test('the badge is the sum of the quantities', async () => {
    const two = cartOf(cartItem({ quantity: 3 }), cartItem({ id: 5, quantity: 4 }));
    openCustomer('/about', { 'GET /carts/me/current': () => ({ body: two }) });
    expect((await screen.findAllByText('7', { selector: '.cart-badge' })).length).toBeGreaterThan(0);
  });
});
