import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { order } from '../../test/demo-things.ts';
import { type Handler, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
const user = userEvent.setup();
const me = {
  ...{ id: 7, name: 'Ama Serwaa', email: 'ama@example.test', phone: '+233241234567', imageUrl: null },
  ...{ role: { name: 'customer' }, createdAt: '2026-11-20T10:00:00.000Z' },
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the settings', () => {
  const open = (put: Handler = ({ body }) => ({ body: { ...me, ...(body as object) } })) =>
    openStorefront('/customer/settings', { 'GET /users/me': () => ({ body: me }), 'PUT /users/me': put }, ama);

  test('hold the profile, and beneath it "No info found."', async () => {
    open();
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect([name.value, screen.getByLabelText<HTMLInputElement>('Phone').value]).toEqual([me.name, me.phone]);
    const beneath = name.compareDocumentPosition(screen.getByText('No info found.'));
    expect(beneath & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('save a name as it is written, and leave the password as it was', async () => {
    const shop = open();
    await user.clear(await screen.findByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Ɛfua Ɔfori-Mensah');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    const [call] = shop.callsOf('PUT', '/users/me');
    expect(call?.body).toEqual({ name: 'Ɛfua Ɔfori-Mensah', phone: me.phone });
    expect(shop.sessions.current()).not.toBeNull();
  });

  test('with a new password end the session here as well, and lead to the sign-in, which says why', async () => {
    const shop = open();
    await user.type(await screen.findByLabelText('New password'), 'Passw0rd?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your password is changed. Sign in with the new one.');
    expect([shop.sessions.current(), window.location.pathname]).toEqual([null, '/login']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ama@example.test');
  });

  test('with a password that is refused stay, signed in, with what was typed', async () => {
    const shop = open(() => refusal(503, 'Away.'));
    await user.type(await screen.findByLabelText('New password'), 'Passw0rd?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Away.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Passw0rd?');
    expect([shop.sessions.current()?.id, window.location.pathname]).toEqual([7, '/customer/settings']);
  });
});

describe('a session', () => {
  const later = (hours: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);

  test('that has expired before the page was opened is over, and nothing is asked with it', async () => {
    later(2);
    const shop = openStorefront('/customer/cart', {}, ama);
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect([window.location.pathname, window.localStorage.length]).toEqual(['/', 0]);
    expect(shop.calls.filter(({ token }) => token !== null)).toEqual([]);
  });

  test('that expires while the page is open ends by itself', async () => {
    const shop = openStorefront('/customer/orders', {}, ama);
    await screen.findByRole('heading', { name: 'My orders' });
    later(2);
    act(() => {
      shop.sessions.check();
    });
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect([window.location.pathname, window.localStorage.length]).toEqual(['/', 0]);
  });

  test('ends here also where the server can’t be told', async () => {
    const shop = openStorefront('/customer', { 'POST /auth/logout': () => refusal(503, 'Away.') }, ama);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Latest arrivals' });
    expect([shop.sessions.current(), window.localStorage.length]).toEqual([null, 0]);
  });
});

test('the customers’ list of orders has no dates to choose from: those are the admins’', async () => {
  const ORDERS = 'GET /orders/me/current/customer/7';
  openStorefront('/customer/orders', { [ORDERS]: () => ({ body: [order()], total: 1 }) }, ama);
  await screen.findByText('AK-7F3K9Q2M');
  expect([screen.queryByLabelText(/^from/i), screen.queryByLabelText(/^to/i)]).toEqual([null, null]);
});

describe('coming back from paying', () => {
  const RETURN = '/payment-callback?reference=CK-1';
  const paid = {
    'GET /payments/verify': () => ({ body: { success: true, transactionId: 'CK-1', status: 'success' } }),
  };

  test('says "Verifying payment..." until it is known, and then what was chosen before is placed', async () => {
    window.sessionStorage.clear();
    const shop = openStorefront(
      RETURN,
      { ...paid, 'POST /orders/placeOrder': () => ({ status: 201, body: { order: order() } }) },
      ama,
    );
    await screen.findByText('Verifying payment...');
    await screen.findByText('Order placed successfully! Redirecting...');
    expect(shop.callsOf('POST', '/orders/placeOrder').map(({ body }) => body)).toEqual([
      { addressId: null, shippingFee: null, transactionId: 'CK-1' },
    ]);
  });

  test('where the answer names no order, it leads to the list of orders', async () => {
    openStorefront(RETURN, { ...paid, 'POST /orders/placeOrder': () => ({ status: 201, body: {} }) }, ama);
    await screen.findByText('Order placed successfully! Redirecting...');
    await waitFor(
      () => {
        expect(window.location.pathname).toBe('/customer/orders');
      },
      { timeout: 4000 },
    );
  });
});
