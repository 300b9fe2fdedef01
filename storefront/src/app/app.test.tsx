import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartAnswer, CartItem } from '@shop/contracts/rest/carts';
import { emptyCart, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const offer = { SKU: 'X', price: 60, discountPrice: null, stock: 5, available: true, stockStatus: 'IN_STOCK' };
const romper = {
  ...offer,
  id: 12,
  name: 'Kente romper',
  description: 'Soft cotton',
  vendor: { id: 3, shopName: 'Little Stars', shopPhone: null },
  category: null,
  brand: null,
  images: [],
  variants: [],
  createdAt: '2026-11-20T10:00:00.000Z',
};
const line: CartItem = {
  id: 4,
  productId: 12,
  variantId: null,
  sizeId: null,
  quantity: 1,
  unitPrice: 60,
  listPrice: null,
  lineTotal: 60,
  product: { id: 12, name: 'Kente romper', imageUrl: null },
  variant: null,
  stock: 5,
  isAdjusted: false,
  isAvailable: true,
};
const cartOfOne: CartAnswer = {
  cart: { id: 1, items: [line] },
  totals: { subtotal: 60, shipping: 0, total: 60 },
  warnings: [],
};
const ama = tokenOf(7, 'ama@example.test');
const PRODUCT = '/customer/product/productdetail/12';
const product = { 'GET /products/12': () => ({ body: romper }) };

const user = userEvent.setup();
const signIn = async (email: string) => {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
  const form = screen.getByLabelText('Password').closest('form');
  await user.click(within(form as HTMLElement).getByRole('button', { name: 'Login' }));
};

afterEach(cleanup);

describe('buying', () => {
  test('what a visitor wanted in the cart is in it after signing in, once, and they are back at the product', async () => {
    const shop = openStorefront(PRODUCT, {
      ...product,
      'POST /auth/login': () => ({ body: { token: ama } }),
      'POST /carts': () => ({ status: 201, body: { ...cartOfOne, item: line } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await signIn('ama@example.test');
    await screen.findByRole('heading', { name: 'Kente romper' });
    expect(window.location.pathname).toBe(PRODUCT);
    expect(shop.callsOf('POST', '/carts').map(({ body }) => body)).toEqual([
      { productId: 12, variantId: null, sizeId: null, quantity: 1 },
    ]);
    await waitFor(() => {
      expect(screen.getAllByText('1', { exact: false, selector: '.cart-badge' })).not.toHaveLength(0);
    });
  });

  test('somebody signed in who comes back to the sign-in page is led on, and nothing is added again', async () => {
    const addToCart = { productId: 12, variantId: null, sizeId: null, quantity: 1 };
    const shop = openStorefront(
      '/login',
      { ...product, 'POST /carts': () => ({ status: 201, body: { ...cartOfOne, item: line } }) },
      ama,
      { returnTo: PRODUCT, addToCart },
    );
    await screen.findByRole('heading', { name: 'Kente romper' });
    expect(shop.callsOf('POST', '/carts')).toEqual([]);
  });

  test('a wish that came along over the registration is carried out once, however far one goes back', async () => {
    const shop = openStorefront(PRODUCT, {
      ...product,
      'POST /auth/login': () => ({ body: { token: ama } }),
      'POST /carts': () => ({ status: 201, body: { ...cartOfOne, item: line } }),
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Add to Cart' }));
    await user.click(await screen.findByRole('link', { name: /^Register as/ }));
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await signIn('ama@example.test');
    await screen.findByRole('heading', { name: 'Kente romper' });
    for (const page of ['Register', 'Kente romper', 'Kente romper']) {
      act(() => window.history.back());
      await screen.findByRole('heading', { name: page });
    }
    expect(shop.callsOf('POST', '/carts')).toHaveLength(1);
  });

  test('what is sold out can’t be put into the cart, and says so', async () => {
    openStorefront(PRODUCT, { 'GET /products/12': () => ({ body: { ...romper, stock: 0 } }) });
    expect(((await screen.findByRole('button', { name: 'Out of Stock' })) as HTMLButtonElement).disabled).toBe(true);
  });

  test('a product without a choice has no dropdown', async () => {
    openStorefront(PRODUCT, product);
    await screen.findByRole('button', { name: 'Add to Cart' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a refused quantity says its sentence and shows what the server holds', async () => {
    openStorefront(
      '/customer/cart',
      {
        'GET /carts/me/current': () => ({ body: cartOfOne }),
        'PATCH /carts/me/item/4': () => refusal(409, 'Only 1 left.'),
      },
      ama,
    );
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of Kente romper' }));
    await screen.findByText('Failed to update quantity. Please try again. Only 1 left.');
    expect(screen.getByRole('group', { name: 'Quantity of Kente romper' }).textContent).toBe('−1+');
  });

  test('a checkout with an empty cart says so', async () => {
    openStorefront('/customer/checkout', {}, ama);
    await screen.findByText('Your cart is empty.');
  });
});

describe('coming back from paying', () => {
  const RETURN = '/payment-callback?reference=CK-3f2a9c1d7b&trxref=CK-3f2a9c1d7b';
  const order = { id: 5, number: 'AK-7F3K9Q2M', status: 'pending', steps: [], items: [], fulfilments: [] };
  const paid = {
    'GET /payments/verify': () => ({ body: { success: true, transactionId: 'CK-3f2a9c1d7b', status: 'success' } }),
    'POST /orders/placeOrder': () => ({ status: 201, body: { order } }),
  };

  test('the payment is verified once and the order placed once, also when the page is mounted twice', async () => {
    const shop = openStorefront(RETURN, paid, ama);
    await screen.findByText('Order placed successfully! Redirecting...');
    expect(shop.callsOf('GET', '/payments/verify')).toHaveLength(1);
    expect(shop.callsOf('POST', '/orders/placeOrder')).toHaveLength(1);
  });

  test('a visitor is asked to sign in, and nothing is verified before', async () => {
    const shop = openStorefront(RETURN, { ...paid, 'POST /auth/login': () => ({ body: { token: ama } }) });
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(shop.callsOf('GET', '/payments/verify')).toHaveLength(0);
    await signIn('ama@example.test');
    await screen.findByText('Order placed successfully! Redirecting...');
  });

  test('without a reference, and with two different ones, nothing is asked', async () => {
    const shop = openStorefront('/customer/payment-callback', paid, ama);
    await screen.findByText('No payment reference found.');
    cleanup();
    openStorefront('/payment-callback?reference=A&trxref=B', paid, ama);
    await screen.findByText('Payment verification failed.');
    expect(shop.callsOf('GET', '/payments')).toHaveLength(0);
  });

  test('another’s payment asks for its owner', async () => {
    openStorefront(RETURN, { 'GET /payments/verify': () => refusal(404, 'Payment not found') }, ama);
    await screen.findByText('Payment verification failed.');
    screen.getByText(/sign in as the person who paid/);
  });
});

describe('sessions', () => {
  test('a wrong password shows the server’s words and stays', async () => {
    openStorefront('/login', { 'POST /auth/login': () => refusal(401, 'Wrong e-mail or password.') });
    await signIn('ama@example.test');
    await screen.findByText('Wrong e-mail or password.', { selector: '[role=alert]' });
    expect(window.location.pathname).toBe('/login');
  });

  test('a visitor is sent from the customer’s area to the front page', async () => {
    openStorefront('/customer/orders', {});
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect(window.location.pathname).toBe('/');
  });

  test('a token that the server no longer takes ends the session and leads to the front page', async () => {
    const shop = openStorefront(
      '/customer/cart',
      { 'GET /carts/me/current': () => refusal(401, 'Please sign in.') },
      ama,
    );
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect([window.location.pathname, shop.sessions.current(), window.localStorage.length]).toEqual(['/', null, 0]);
  });

  test('a session that ends leads to the front page from a public page too', async () => {
    const shop = openStorefront(PRODUCT, product, ama);
    await screen.findByRole('button', { name: 'Add to Cart' });
    act(() => {
      shop.sessions.end();
    });
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect(window.location.pathname).toBe('/');
  });

  test('the next customer in the same tab never sees anything of the former', async () => {
    const kofi = tokenOf(8, 'kofi@example.test');
    const seen: (string | null)[] = [];
    const shop = openStorefront(
      '/customer/cart',
      { 'GET /carts/me/current': ({ token }) => ({ body: token === ama ? cartOfOne : emptyCart }) },
      ama,
    );
    await screen.findByText('GHS 60.00', { selector: '.cart-line__total' });
    const watch = new MutationObserver(() => {
      if (shop.sessions.current()?.id === 8) seen.push(document.body.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    act(() => {
      shop.sessions.start(kofi);
    });
    await screen.findByText('Your cart is empty.');
    watch.disconnect();
    expect(seen.filter((text) => text?.includes('Kente romper'))).toEqual([]);
  });

  test('after logging out the token is gone', async () => {
    const shop = openStorefront('/customer', { 'POST /auth/logout': () => ({ body: {} }) }, ama);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect([shop.callsOf('POST', '/auth/logout')[0]?.token, window.localStorage.length]).toEqual([ama, 0]);
  });
});

test('an unknown path says that there is no such page', async () => {
  openStorefront('/no/such/page', {});
  await screen.findByRole('heading', { name: 'Page not found' });
});
