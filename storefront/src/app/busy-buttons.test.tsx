import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, cartItem } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { cartOf, openCustomer, totals } from '../../test/open-customer.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const user = userEvent.setup();

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** A browser takes the focus from what is disabled, which jsdom does not. */
async function expectToKeepFocus(name: string) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  button.focus();
  act(() => {
    button.click();
  });
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  await waitFor(() => {
    expect(button.isConnected && button.hasAttribute('aria-disabled')).toBe(false);
  });
}

describe('while it is busy, the focus stays at', () => {
  test('"Login"', async () => {
    openStorefront('/login', {});
    await expectToKeepFocus('Login');
  });

  test('"Register"', async () => {
    openStorefront('/register', {});
    await expectToKeepFocus('Register');
  });

  test('"Save" in the settings', async () => {
    const me = { id: 7, name: 'Ama Serwaa', email: 'ama@example.test', phone: '+233241234567' };
    openCustomer('/customer/settings', { 'GET /users/me': () => ({ body: me }) });
    await expectToKeepFocus('Save');
  });

  test('"Logout"', async () => {
    openCustomer('/customer');
    await expectToKeepFocus('Logout');
  });

  test('"Log out and sign in again"', async () => {
    openCustomer('/payment-callback?reference=CK-1', {
      'GET /payments/verify': () => refusal(404, 'There is no such payment.'),
    });
    await expectToKeepFocus('Log out and sign in again');
  });

  test('"Pay"', async () => {
    openCustomer('/customer/checkout', {
      'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }),
      'GET /carts/me/totals': () => ({ body: { totals: { ...totals, shipping: 15, total: 75 }, warnings: [] } }),
      'GET /addresses': () => ({ body: [address] }),
      'POST /payments/initiate': () => refusal(409, 'Sold out.'),
    });
    await expectToKeepFocus('Pay GHS 75.00');
  });

  test('"Pick my location"', async () => {
    const getCurrentPosition = (_found: () => void, failed: () => void) => setTimeout(failed);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    openCustomer('/customer/myaddress', { 'GET /addresses': () => ({ body: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await expectToKeepFocus('Pick my location');
  });
});
