import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, cartItem } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { broken, cartOf, noAnswer, openCustomer, totals } from '../../test/open-customer.ts';
import { fillAddress } from '../../test/fill-address.ts';

const user = userEvent.setup();

afterEach(cleanup);

describe('checkout', () => {
  const ready = {
    'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }),
    'GET /carts/me/totals': () => ({ body: { totals: { ...totals, shipping: 15, total: 75 }, warnings: [] } }),
    'GET /addresses': () => ({ body: [address] }),
  };
  const isDead = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  const pay = async (sum: string) => {
    await waitFor(async () => {
      expect(isDead(await screen.findByRole('button', { name: `Pay ${sum}` }))).toBe(false);
    });
    await user.click(screen.getByRole('button', { name: `Pay ${sum}` }));
  };

  test('without an address it asks for one, and nothing is paid', async () => {
    const shop = openCustomer('/customer/checkout', { ...ready, 'GET /addresses': () => ({ body: [] }) });
    await screen.findByRole('form', { name: 'New address' });
    await pay('GHS 60.00 + shipping');
    await screen.findByText('Please select or add a shipping address.');
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(shop.callsOf('POST', '/payments')).toHaveLength(0);
  });

  test('what asks for an address goes once one is being added', async () => {
    openCustomer('/customer/checkout', { ...ready, 'GET /addresses': () => ({ body: [] }) });
    await screen.findByRole('form', { name: 'New address' });
    await pay('GHS 60.00 + shipping');
    await screen.findByText('Please select or add a shipping address.');
    await user.type(screen.getByLabelText('Title'), 'W');
    expect(screen.queryByText('Please select or add a shipping address.')).toBeNull();
    await pay('GHS 60.00 + shipping');
    await screen.findByText('Please select or add a shipping address.');
  });

  test('without an address no sum with shipping is promised; with one the sum is whole and nothing is asked for', async () => {
    let addresses: unknown[] = [];
    openCustomer('/customer/checkout', {
      ...ready,
      'GET /addresses': () => ({ body: addresses }),
      'POST /addresses': () => {
        addresses = [address];
        return { status: 201, body: address };
      },
    });
    await pay('GHS 60.00 + shipping');
    const told = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([told('Shipping'), told('Total without shipping')]).toEqual(['told with your address', 'GHS 60.00']);
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByRole('button', { name: 'Pay GHS 75.00' });
    expect([told('Shipping'), told('Total')]).toEqual(['GHS 15.00', 'GHS 75.00']);
    expect(screen.queryByText('Please select or add a shipping address.')).toBeNull();
  });

  test('nothing can be paid before it is known where it goes', async () => {
    openCustomer('/customer/checkout', { ...ready, 'GET /carts/me/totals': broken });
    await screen.findByText('The shipping fee could not be loaded.');
    expect(isDead(screen.getByRole('button', { name: 'Pay GHS 60.00' }))).toBe(true);
  });

  test('the sum with the server’s fee is what is paid, for the chosen address', async () => {
    const shop = openCustomer('/customer/checkout', {
      ...ready,
      'POST /payments/initiate': () => refusal(409, 'Sold out.'),
    });
    await pay('GHS 75.00');
    await screen.findByText('Sold out.');
    expect(shop.callsOf('POST', '/payments/initiate')[0]?.body).toEqual({
      ...{ amount: 75, email: 'ama@example.test', addressId: 9, shippingFee: 15 },
    });
  });

  test('a payment that could not be begun says "Payment initialization failed"', async () => {
    openCustomer('/customer/checkout', { ...ready, 'POST /payments/initiate': broken });
    await pay('GHS 75.00');
    await screen.findByText('Payment initialization failed');
  });

  test.each([
    ['nothing', null],
    ['no address', { reference: 'CK-1' }],
    ['an empty one', { authorizationUrl: '' }],
  ])(
    'an answer that names %s to pay at says "Payment initialization failed", and goes nowhere',
    async (_what, body) => {
      openCustomer('/customer/checkout', { ...ready, 'POST /payments/initiate': () => ({ body }) });
      await pay('GHS 75.00');
      await screen.findByText('Payment initialization failed');
      expect([window.location.pathname, window.sessionStorage.length]).toEqual(['/customer/checkout', 0]);
      expect(isDead(screen.getByRole('button', { name: 'Pay GHS 75.00' }))).toBe(false);
    },
  );

  test('an address that was deleted elsewhere is chosen no more once paying was refused', async () => {
    let addresses: unknown[] = [address];
    openCustomer('/customer/checkout', {
      ...ready,
      'GET /addresses': () => ({ body: addresses }),
      'POST /payments/initiate': () => {
        addresses = [];
        return refusal(404, 'Address not found');
      },
    });
    await pay('GHS 75.00');
    await screen.findByText(/Address not found/);
    await screen.findByRole('form', { name: 'New address' });
    await screen.findByRole('button', { name: 'Pay GHS 60.00 + shipping' });
  });

  test('a call that gets no answer says "Checkout failed. Please try again."', async () => {
    openCustomer('/customer/checkout', { ...ready, 'POST /payments/initiate': noAnswer });
    await pay('GHS 75.00');
    await screen.findByText('Checkout failed. Please try again.');
  });

  test.each([
    ['is refused', () => refusal(409, 'Sold out.'), 'Sold out.'],
    ['fails', broken, 'Payment initialization failed'],
    ['gets no answer', noAnswer, 'Checkout failed. Please try again.'],
  ])('a payment that %s says so, and after it that no money was taken', async (_what, answer, sentence) => {
    openCustomer('/customer/checkout', { ...ready, 'POST /payments/initiate': answer });
    await pay('GHS 75.00');
    const told = (await screen.findByText(sentence)).closest('[role=alert]');
    expect([...(told?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...[sentence, 'No money was taken. Your cart is kept.'],
    ]);
  });

  test.each([
    ['could not be added says so', broken, 'Failed to add address'],
    [
      'the server refuses says so first, and then why',
      () => refusal(409, 'You have 50 already.'),
      'Failed to add address. You have 50 already.',
    ],
  ])('an address that %s', async (_what, answer, sentence) => {
    openCustomer('/customer/checkout', { ...ready, 'POST /addresses': answer });
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText(sentence);
  });

  test('addresses that can’t be loaded say so first, and then why', async () => {
    openCustomer('/customer/checkout', { ...ready, 'GET /addresses': () => refusal(400, 'They are being moved.') });
    await screen.findByText('Failed to load addresses. They are being moved.');
  });
});
