import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { address, cartItem, order } from '../../test/demo-things.ts';
import { asked, type Handler, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
const broken: Handler = () => ({ status: 502, body: null });
const noAnswer: Handler = () => ({ status: 0, body: null });
const totals = { subtotal: 60, shipping: 0, total: 60 };
const cartOf = (...items: ReturnType<typeof cartItem>[]) => ({
  cart: { id: 1, items },
  totals,
  warnings: [] as string[],
});
const openCustomer = (path: string, handlers: Record<string, Handler> = {}) => openStorefront(path, handlers, ama);
const ORDERS = 'GET /orders/me/current/customer/7';
const PAYMENTS = 'GET /payments/payment/7';
const user = userEvent.setup();

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

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

  test('the badge is the sum of the quantities', async () => {
    const two = cartOf(cartItem({ quantity: 3 }), cartItem({ id: 5, quantity: 4 }));
    openCustomer('/about', { 'GET /carts/me/current': () => ({ body: two }) });
    expect((await screen.findAllByText('7', { selector: '.cart-badge' })).length).toBeGreaterThan(0);
  });
});

describe('checkout', () => {
  const ready = {
    'GET /carts/me/current': () => ({ body: cartOf(cartItem()) }),
    'GET /carts/me/totals': () => ({ body: { totals: { ...totals, shipping: 15, total: 75 }, warnings: [] } }),
    'GET /addresses': () => ({ body: [address] }),
  };
  const pay = async (sum: string) => {
    await waitFor(async () => {
      expect((await screen.findByRole<HTMLButtonElement>('button', { name: `Pay ${sum}` })).disabled).toBe(false);
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
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay GHS 60.00' }).disabled).toBe(true);
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
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay GHS 75.00' }).disabled).toBe(false);
    },
  );

  test('a call that gets no answer says "Checkout failed. Please try again."', async () => {
    openCustomer('/customer/checkout', { ...ready, 'POST /payments/initiate': noAnswer });
    await pay('GHS 75.00');
    await screen.findByText('Checkout failed. Please try again.');
  });

  test('an address that could not be added says "Failed to add address"', async () => {
    openCustomer('/customer/checkout', { ...ready, 'POST /addresses': broken });
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Failed to add address');
  });

  test('an address that the server refuses says so first, and then why', async () => {
    openCustomer('/customer/checkout', { ...ready, 'POST /addresses': () => refusal(409, 'You have 50 already.') });
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Failed to add address. You have 50 already.');
  });

  test('addresses that can’t be loaded say so first, and then why', async () => {
    openCustomer('/customer/checkout', { ...ready, 'GET /addresses': () => refusal(400, 'They are being moved.') });
    await screen.findByText('Failed to load addresses. They are being moved.');
  });
});

async function fillAddress() {
  for (const [label, text] of [
    ['Title', 'Work'],
    ['Street', '1 Hospital Road'],
    ['City', 'Tamale'],
    ['Region', 'Northern'],
    ['Phone', '0241234567'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
}

describe('addresses', () => {
  const listed = { 'GET /addresses': () => ({ body: [{ ...address, isDefault: false }] }) };

  test('failures say what failed', async () => {
    openCustomer('/customer/myaddress', { 'GET /addresses': broken });
    await screen.findByText('Failed to load addresses');
    cleanup();
    openCustomer('/customer/myaddress', {
      ...listed,
      'POST /addresses': broken,
      'PATCH /addresses/9/default': broken,
      'DELETE /addresses/9': broken,
    });
    await user.click(await screen.findByRole('button', { name: 'Set as default' }));
    await screen.findByText('Failed to set default address');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete address');
    await user.click(screen.getByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Failed to save address');
    expect((screen.getByLabelText('Street') as HTMLInputElement).value).toBe('1 Hospital Road');
  });

  test('failures say what failed, and then the server’s reason', async () => {
    const refused = (reason: string) => () => refusal(409, reason);
    openCustomer('/customer/myaddress', { 'GET /addresses': refused('They are being moved.') });
    await screen.findByText('Failed to load addresses. They are being moved.');
    cleanup();
    openCustomer('/customer/myaddress', {
      ...listed,
      'POST /addresses': refused('You have 50 already.'),
      'PATCH /addresses/9/default': refused('It is gone.'),
      'DELETE /addresses/9': refused('It is in use.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Set as default' }));
    await screen.findByText('Failed to set default address. It is gone.');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete address. It is in use.');
    await user.click(screen.getByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Failed to save address. You have 50 already.');
  });

  test('a phone that can’t be one is told at its field, and nothing is sent', async () => {
    const shop = openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Give a phone number of Ghana, such as 024 123 4567.');
    expect(shop.callsOf('POST', '/addresses')).toHaveLength(0);
  });

  test('what the server finds wrong stands at its field, and no key of the API is shown', async () => {
    const issue = { path: 'street', message: 'Street is too far away.' };
    const refused = () => refusal(400, `street: ${issue.message}`, [issue]);
    openCustomer('/customer/myaddress', { ...listed, 'POST /addresses': refused });
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Street is too far away.');
    screen.getByText('Failed to save address. Please look again at what is marked.');
    expect(screen.queryByText(/street:/)).toBeNull();
  });

  test('deleting asks first and can be declined', async () => {
    const shop = openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete this address?');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByText('Delete this address?')).toBeNull();
    expect(shop.callsOf('DELETE', '/addresses')).toHaveLength(0);
  });

  test('the form edits what it is given, and cancel resets it', async () => {
    openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const street = (await screen.findByLabelText('Street')) as HTMLInputElement;
    expect(street.value).toBe('12 Dagomba Road');
    await user.type(street, ', flat 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add Address' }));
    expect(((await screen.findByLabelText('Street')) as HTMLInputElement).value).toBe('');
  });

  const place = () => ['Latitude', 'Longitude'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  describe('latitude and longitude', () => {
    const openForm = async () => {
      const shop = openCustomer('/customer/myaddress', {
        ...listed,
        'POST /addresses': ({ body }) => ({ status: 201, body: { id: 10, ...(body as object) } }),
      });
      await user.click(await screen.findByRole('button', { name: 'Add Address' }));
      await fillAddress();
      return shop;
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save address' }));
    const sent = ({ callsOf }: Awaited<ReturnType<typeof openForm>>) =>
      callsOf('POST', '/addresses').map(({ body }) => {
        const { latitude, longitude } = body as typeof address;
        return [latitude, longitude];
      });

    test('may be typed, and are sent as numbers', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '9.4034');
      await user.type(screen.getByLabelText('Longitude'), '-0.8424');
      await save();
      await screen.findByText('Address saved.');
      expect(sent(shop)).toEqual([[9.4034, -0.8424]]);
    });

    test('may be left out, also after they were typed', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '9.4');
      await user.clear(screen.getByLabelText('Latitude'));
      await save();
      await screen.findByText('Address saved.');
      expect(sent(shop)).toEqual([[null, null]]);
    });

    test('beyond the earth are told at their fields, and nothing is sent', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '90.5');
      await user.type(screen.getByLabelText('Longitude'), '-181');
      await save();
      await screen.findByText('Latitude is from -90 to 90.');
      screen.getByText('Longitude is from -180 to 180.');
      expect(screen.getByLabelText('Latitude').getAttribute('aria-invalid')).toBe('true');
      expect(sent(shop)).toEqual([]);
    });

    test('of an address that has them stand in the form that changes it', async () => {
      const there = { ...address, latitude: 9.4034, longitude: -0.8424 };
      openCustomer('/customer/myaddress', { 'GET /addresses': () => ({ body: [there] }) });
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await screen.findByLabelText('Latitude');
      expect(place()).toEqual(['9.4034', '-0.8424']);
    });
  });

  describe('pick my location', () => {
    type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
    const withGeolocation = (geolocation: unknown) => {
      Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    };
    const pick = async () => {
      openCustomer('/customer/myaddress', listed);
      await user.click(await screen.findByRole('button', { name: 'Add Address' }));
      await user.click(await screen.findByRole('button', { name: 'Pick my location' }));
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
    });

    test('fills latitude and longitude, to the decimetre', async () => {
      withGeolocation({
        getCurrentPosition: (found: Found) => {
          found({ coords: { latitude: 9.40341234567, longitude: -0.8424 } });
        },
      });
      await pick();
      await screen.findByText('Location picked successfully!');
      expect(place()).toEqual(['9.403412', '-0.8424']);
    });

    test('that fails says so', async () => {
      withGeolocation({
        getCurrentPosition: (_found: Found, failed: () => void) => {
          failed();
        },
      });
      await pick();
      await screen.findByText('Unable to get your location.');
    });

    test('that the browser can’t do says so', async () => {
      await pick();
      await screen.findByText('Geolocation is not supported by your browser.');
    });
  });
});

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

describe('the tracker', () => {
  const TRACK = '/customer/track/AK-7F3K9Q2M';
  const stages = () => screen.getAllByRole('listitem').filter((item) => item.closest('.stages'));

  test('shows the five stages and how far the order is', async () => {
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: order({ status: 'picked' }) }) });
    await screen.findByText('Pending');
    expect(stages().map((item) => [item.querySelector('.stages__label')?.textContent, item.dataset['state']])).toEqual([
      ['Pending', 'done'],
      ['Accepted by Vendor', 'done'],
      ['Picked by Delivery Agent', 'done'],
      ['Out for Delivery', 'now'],
      ['Delivered', 'ahead'],
    ]);
  });

  test('an order that is not there says "Order not found"', async () => {
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ status: 404, body: null }) });
    await screen.findByText('Order not found');
  });

  test('asks again every 5 seconds while the order can move', async () => {
    jest.useFakeTimers();
    const shop = openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }) });
    const asks = () => shop.callsOf('GET', '/orders/AK-7F3K9Q2M').length;
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(asks()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asks()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asks()).toBe(3);
  });

  test('an order is cancelled with a reason while nobody has begun with it, and the refund is told', async () => {
    let now = order();
    const shop = openCustomer(TRACK, {
      'GET /orders/AK-7F3K9Q2M': () => ({ body: now }),
      'POST /orders/5/cancel': () => {
        const cancellation = { reason: 'It takes too long', at: '2026-11-20T11:00:00.000Z', refundAmount: 60 };
        now = order({ status: 'cancelled', cancellation });
        return { body: now };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.selectOptions(await screen.findByLabelText('Why?'), 'It takes too long');
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    const banner = (await screen.findByRole('heading', { name: 'This order is cancelled' })).closest('div');
    expect(banner?.textContent).toContain('It takes too long');
    expect(banner?.textContent).toContain('GHS 60.00 goes back to the account that you paid from. Reference CK-1.');
    expect(shop.callsOf('POST', '/orders/5/cancel').map(({ body }) => body)).toEqual([{ reason: 'It takes too long' }]);
    expect(stages()).toEqual([]);
  });

  test('an order that a vendor has begun with can’t be cancelled here', async () => {
    const parts = order().fulfilments;
    const begun = order({
      fulfilments: [...parts, ...parts.map((part) => ({ ...part, id: 9, status: 'accepted' as const }))],
    });
    openCustomer(TRACK, { 'GET /orders/AK-7F3K9Q2M': () => ({ body: begun }) });
    await screen.findByText('Order AK-7F3K9Q2M');
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  test('a refused cancellation says the server’s sentence', async () => {
    openCustomer(TRACK, {
      'GET /orders/AK-7F3K9Q2M': () => ({ body: order() }),
      'POST /orders/5/cancel': () => refusal(409, 'Little Stars has accepted it already.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await screen.findByText('Little Stars has accepted it already.');
  });
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
    openCustomer(RETURN, { 'GET /payments/verify': () => ({ body }) });
    await screen.findByText('Payment verification failed.');
    screen.getByText(/no money was taken/);
    screen.getByText(/the money comes back/);
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe('/customer/checkout');
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
